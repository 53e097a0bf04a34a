/** The outline of a pot that waits for its flavour. */
export function EmptyPot({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className={className}>
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeWidth="1.75">
        <path
          strokeDasharray="4 5"
          d="M39 26h42a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H39a5 5 0 0 1-5-5V31a5 5 0 0 1 5-5M36 50h48c5 0 8 3 8 8v38a10 10 0 0 1-10 10H38a10 10 0 0 1-10-10V58c0-5 3-8 8-8"
        />
        <path d="M60 70v16M52 78h16" />
      </g>
    </svg>
  )
}
