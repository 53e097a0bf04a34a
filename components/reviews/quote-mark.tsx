/** A decorative pair of quotation marks, hidden from screen readers. */
export function QuoteMark({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 64 48" aria-hidden="true" className={className}>
      <path
        fill="currentColor"
        d="M13 48C5 48 0 42 0 33 0 18 9 6 25 0l3 6C19 11 15 16 14 22c8 0 13 5 13 13s-6 13-14 13m36 0c-8 0-13-6-13-15C36 18 45 6 61 0l3 6c-9 5-13 10-14 16 8 0 13 5 13 13s-6 13-14 13"
      />
    </svg>
  )
}
