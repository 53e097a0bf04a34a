import styles from './logo.module.css'

/** The brand's name and mark. */
export interface LogoBrand {
  name: string
  /** SVG path data in a view box of 24. */
  mark?: string | undefined
}

/** The brand name with its mark, if it has one. */
export function Logo({ name, mark }: LogoBrand) {
  return (
    <span className={styles.logo} data-logo>
      {mark ? (
        <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
          <path d={mark} />
        </svg>
      ) : null}
      {name}
    </span>
  )
}
