import { versioned } from './picture.tsx'

type SharedDrawingProps = { id: string; viewBox: string; className?: string | undefined }

/**
 * A drawing of public/img/drawings.svg in the colour of the text, hidden from screen readers: for decorations below the first
 * screens, because their paths would be a part of every page's HTML (docs/decisions/0054).
 */
export function SharedDrawing({ id, viewBox, className }: SharedDrawingProps) {
  return (
    <svg viewBox={viewBox} aria-hidden="true" className={className}>
      <use href={`${versioned('/img/drawings.svg')}#${id}`} />
    </svg>
  )
}
