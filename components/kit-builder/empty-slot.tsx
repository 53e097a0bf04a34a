type EmptySlotProps = {
  /** The SVG path of the brand's package, in the size of its photographs. */
  outline: string | undefined
  className?: string | undefined
}

/** A pot of the kit that has no flavour yet: the outline of the package, if the brand has one, and a plus sign. */
export function EmptySlot({ outline, className }: EmptySlotProps) {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className={className}>
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeWidth="1.75">
        {outline ? <path strokeDasharray="4 5" d={outline} /> : null}
        <path d="M60 62v16M52 70h16" />
      </g>
    </svg>
  )
}
