/** The outline of a pot without a flavour, in the size of the photographed pots. */
export function EmptyPot({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className={className}>
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeWidth="1.75">
        <path
          strokeDasharray="4 5"
          d="M39 25h42a4 4 0 0 1 4 4v6a3 3 0 0 1-3 3H38a3 3 0 0 1-3-3v-6a4 4 0 0 1 4-4M40 42h40a5 5 0 0 1 5 5v42a8 8 0 0 1-8 8H43a8 8 0 0 1-8-8V47a5 5 0 0 1 5-5"
        />
        <path d="M60 62v16M52 70h16" />
      </g>
    </svg>
  )
}
