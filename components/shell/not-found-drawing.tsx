import { Drawing, paint } from '#components/ui/drawing.tsx'

/** The illustration of the not-found page: a bitten fruit. */
export function NotFoundDrawing() {
  return (
    <Drawing>
      <path className={paint.coral} d="M117 66A37 37 0 1 0 133 100a11 11 0 0 1-11-15 11 11 0 0 1-5-19z" />
      <path className={paint.green} d="M96 60c-13 1-22-6-24-18 13-2 22 5 24 18z" />
      <path d="M121 63A37 37 0 1 0 137 97a11 11 0 0 1-11-15 11 11 0 0 1-5-19zM100 60c0-9 3-14 9-17M99 58c-13 1-22-6-24-18 13-2 22 5 24 18zm0 0c-6-7-11-10-16-13" />
      <path d="M78 84c-5 8-5 17 0 25M147 129c1-4 5-6 9-5-1 4-5 6-9 5zM161 130c-1-4 1-7 5-8 1 4-1 7-5 8z" />
    </Drawing>
  )
}
