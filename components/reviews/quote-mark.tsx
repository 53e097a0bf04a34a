import { SharedDrawing } from '#components/ui/shared-drawing.tsx'

/** A decorative pair of quotation marks, hidden from screen readers. */
export function QuoteMark({ className }: { className?: string | undefined }) {
  return <SharedDrawing id="quote" viewBox="0 0 64 48" className={className} />
}
