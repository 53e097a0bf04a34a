import { Drawing, paint } from '#components/ui/drawing.tsx'

/** The illustration of the offline page: an unplugged cord. */
export function OfflineDrawing() {
  return (
    <Drawing>
      <path
        className={paint.coral}
        d="M59 74h16c9 0 14 6 14 14s-5 14-14 14H59zM112 74h14c9 0 14 6 14 14s-5 14-14 14h-14z"
      />
      <path
        className={paint.green}
        d="M39 106c-11-1-17-8-17-18 11 0 17 7 17 18zM158 112c10-2 17-9 17-19-11 1-17 8-17 19z"
      />
      <path d="M63 70h16c9 0 14 6 14 14s-5 14-14 14H63zM93 78h9M93 90h9M116 70h14c9 0 14 6 14 14s-5 14-14 14h-14zM63 84c-16 0-22 12-22 26 0 12-2 20-10 24M144 84c14 0 16 14 16 28 0 10 2 18 10 22" />
      <path d="M41 108c-11-1-17-8-17-18 11 0 17 7 17 18zm119 4c10-2 16-9 16-19-11 1-16 8-16 19z" />
      <path className={paint.dashed} d="M109 52v-9M98 55l-5-8M120 55l5-8" />
    </Drawing>
  )
}
