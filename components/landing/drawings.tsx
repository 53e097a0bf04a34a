import { SharedDrawing } from '#components/ui/shared-drawing.tsx'

// The drawings of benefits and active ingredients, by their id in the content.
const IDS = new Set([
  'wrinkles',
  'elasticity',
  'cellulite',
  'hair',
  'hyaluronic',
  'vitamin-c',
  'zinc',
  'fibre',
])

/** The decorative drawing of a benefit or an active ingredient, by its id in the content. */
export function TopicDrawing({ id, className }: { id: string; className?: string | undefined }) {
  return IDS.has(id) ? <SharedDrawing id={id} viewBox="0 0 48 48" className={className} /> : null
}

// One strand of the braid: waves of 120 units, longer than the drawing.
const WAVES = 'q30-56 60 0' + 't60 0'.repeat(13)

/** Three intertwined strands, like collagen. */
export function Braid({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 640 80" fill="none" strokeWidth="5" aria-hidden="true" className={className}>
      {['-120', '-80', '-40'].map((start) => (
        <path key={start} d={`M${start} 40${WAVES}`} />
      ))}
    </svg>
  )
}
