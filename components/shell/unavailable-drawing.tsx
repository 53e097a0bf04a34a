import { Drawing, paint } from '#components/ui/drawing.tsx'

/** The illustration of the error and outage pages: a cold cup of tea. */
export function UnavailableDrawing() {
  return (
    <Drawing>
      <path className={paint.coral} d="M60 83h66c0 28-11 43-33 43S60 111 60 83z" />
      <path
        className={paint.dashed}
        d="M84 66c-9-10 9-18 0-29M100 66c-9-10 9-18 0-29M116 66c-9-10 9-18 0-29"
      />
      <path d="M65 79h70c0 29-12 45-35 45S65 108 65 79zM134 88c18-5 24 22-5 25M58 128h84c-3 4-7 6-12 6H70c-5 0-9-2-12-6z" />
      <path d="M82 79v16" />
      <path className={paint.white} d="M75 95h14v16H75z" />
      <path d="M75 95h14v16H75zM79 101h6M79 105h6" />
    </Drawing>
  )
}
