import { classNames } from './class-names.ts'
import styles from './icon.module.css'

// Drawn on a 24-unit square with a line of 1.75 units.
const PATHS = {
  alert: 'M12 3.5 2.5 20h19zM12 10v4.5M12 17.2v.1',
  cart: 'M2.5 4h2.6l2.4 11.2h10.4L20.5 7.5H6M9 19.5v.1M16.5 19.5v.1',
  check: 'm4.5 12.5 5 5 10-11',
  chevron: 'm5.5 9 6.5 6.5L18.5 9',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7.5V12l3 2',
  close: 'm5.5 5.5 13 13m0-13-13 13',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c-5 5.4-5 12.6 0 18 5-5.4 5-12.6 0-18',
  heart: 'M12 20C5.5 15.5 3 12 3 8.7A4.7 4.7 0 0 1 12 7a4.7 4.7 0 0 1 9 1.7C21 12 18.5 15.5 12 20z',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5.5M12 7.6v.1',
  leaf: 'M4 20c0-2 .5-4 2-6M6 14C5 7.5 10 4 20 4c.5 10-4.5 15.5-12 13M6 14c2.5-3 5-4.7 8-6',
  lock: 'M5.5 10.5h13V20h-13zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3M12 14v2.5',
  menu: 'M3.5 6.5h17M3.5 12h17M3.5 17.5h17',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13m4.7 11.2 5.3 5.3',
  star: 'm12 3.5 2.6 5.5 6 .7-4.4 4.1 1.2 5.9L12 16.8l-5.4 2.9 1.2-5.9-4.4-4.1 6-.7z',
  trash: 'M4 6.5h16M9 6.5V4h6v2.5M6 6.5 7 20h10l1-13.5M10 10.5v5.5M14 10.5v5.5',
  truck:
    'M9 17.5h6.5M4.5 17.5h-2v-12h12v12M14.5 9h3.7l3.3 4v4.5h-1.7M7 15.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4M17.5 15.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20.5c.7-4 3.5-5.5 7.5-5.5s6.8 1.5 7.5 5.5',
  whatsapp:
    'M3.5 20.5 4.7 16a8.6 8.6 0 1 1 3.3 3.3zM9 8.3c-.6 3.2 3 7 6.2 6.7.9-.1 1.3-1.2.9-1.6l-1.5-1.1-1.1.9c-1.1-.5-1.9-1.3-2.4-2.4l.9-1.1L10.9 8c-.5-.5-1.6-.3-1.9.3',
} as const

export type IconName = keyof typeof PATHS

type IconProps = { name: IconName; size?: 'small' | 'large' | undefined; className?: string | undefined }

/** An icon, hidden from screen readers: a text or the accessible name of its button says what it means. */
export function Icon({ name, size, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={classNames(styles.icon, size && styles[size], className)}
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
