// SVG path data for a view box of 48 by 48 units, with strokes of 1.6 units.
const BENEFITS: Record<string, string> = {
  wrinkles:
    'M5 25c6-9 19-9 25 0-6 8-19 8-25 0M17.5 20.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4 15c7-7 18-8 26-2M34 20l7-3M35 25h8M34 30l7 3',
  elasticity:
    'M4 37c7 0 9-4 20-4s13 4 20 4M4 29c8 0 9-13 20-13s12 13 20 13M24 11V4M20.5 7 24 3.5 27.5 7M15 13l-3.5-5M33 13l3.5-5',
  cellulite:
    'M14 6c-5 9-6 16-3 23 2 5 2 9 1 14M34 5c2 10 1 18-3 25-2 4-2 8-2 13M17 22l3-2m4 4 3-2m-8 8 3-2M36.5 34l1.2 2.8 2.8 1.2-2.8 1.2-1.2 2.8-1.2-2.8-2.8-1.2 2.8-1.2z',
  hair: 'M10 5c-5 11 7 15 1 38M18 5c-5 11 7 15 1 38M26 5c-5 11 6 15 1 27M33 43V33a4.5 4.5 0 0 1 9 0v10M33 35c3 1.6 6 1.6 9 0',
}

const ACTIVES: Record<string, string> = {
  'vitamin-c':
    'M24 6a18 18 0 1 0 0 36 18 18 0 0 0 0-36M24 10.5a13.5 13.5 0 1 0 0 27 13.5 13.5 0 0 0 0-27M24 24V10.5M24 24l11.7-6.8M24 24l11.7 6.8M24 24v13.5M24 24l-11.7 6.8M24 24l-11.7-6.8',
  zinc: 'M24 20a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4 24c0-4 9-7 20-7s20 3 20 7-9 7-20 7-20-3-20-7M14 41c-3-2-1-11 4.5-20.5S31 5 34 7s1 11-4.5 20.5S17 43 14 41',
  fibre:
    'M24 44V18M24 18c-6 0-9-4-9-9 6 0 9 4 9 9m0 0c6 0 9-4 9-9-6 0-9 4-9 9M24 30c-6 0-10-4-10-9 6 0 10 4 10 9m0 0c6 0 10-4 10-9-6 0-10 4-10 9M24 42c-6 0-10-4-10-9 6 0 10 4 10 9m0 0c6 0 10-4 10-9-6 0-10 4-10 9',
}

const PATHS = { ...BENEFITS, ...ACTIVES }

/** The decorative drawing of a benefit or an active ingredient, by its id in the content. */
export function TopicDrawing({ id, className }: { id: string; className?: string | undefined }) {
  const path = PATHS[id]
  return path ? (
    <svg
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={path} />
    </svg>
  ) : null
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
