import type { ReactNode } from 'react'
import { openingText, type OpeningHours } from '#lib/shop/opening-hours.ts'
import styles from './chat-panel.module.css'

interface ChatPanelProps {
  title: string
  /** The opening hours. */
  hours: string
  /** The time zone of the hours. */
  zone: string
  /** The same hours as numbers; undefined when the brand states none. */
  opening: OpeningHours | undefined
  children: ReactNode
}

/** Chat support and its hours, at the top of the customer-service page (spec section 2, P20). The chat panel of other pages reads them here (docs/decisions/0092). */
export function ChatPanel({ title, hours, zone, opening, children }: ChatPanelProps) {
  return (
    <section
      aria-labelledby="chat"
      className={styles.panel}
      data-opening={opening ? openingText(opening) : ''}
    >
      <h2 id="chat">{title}</h2>
      <p className={styles.hours}>
        {hours} <small>({zone})</small>
      </p>
      {children}
      <svg viewBox="0 0 64 56" aria-hidden="true" className={styles.drawing}>
        <path d="M8 3h36a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6H22L10 45V35H8a6 6 0 0 1-6-6V9a6 6 0 0 1 6-6z" />
        <path d="M56 18a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6h-2v7l-9-7H32" />
        <path d="M14 15h24M14 23h15" />
      </svg>
    </section>
  )
}
