import { Drawing, paint } from '#components/ui/drawing.tsx'

/** The illustration of a search without results: a lens over the outline of a fruit. */
export function NoResultsDrawing() {
  return (
    <Drawing>
      <circle className={paint.fruit} cx="91" cy="77" r="35" />
      <circle className={paint.paper} cx="95" cy="73" r="29" />
      <path className={paint.faint} d="M112 77a17 17 0 1 1-17-17c9 0 17 8 17 17z" />
      <path d="M95 59c0-6 2-9 6-11M94 58c-8 1-13-3-14-10 8-2 13 3 14 10z" />
      <circle cx="95" cy="73" r="36" />
      <path d="m121 98 7 7M126 109l8-8 21 21c5 5-3 13-8 8z" />
    </Drawing>
  )
}
