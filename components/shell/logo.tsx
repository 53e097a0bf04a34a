import styles from './logo.module.css'

// The brand's mark, as on the product labels and the favicons.
const MARK =
  'M12 9.2C15.1 5.8 15.4 0.5 12 0.5C8.6 0.5 8.9 5.8 12 9.2M14 10C18.6 9.8 22.6 6.3 20.1 3.9C17.7 1.4 14.2 5.4 14 10M14.8 12C18.2 15.1 23.5 15.4 23.5 12C23.5 8.6 18.2 8.9 14.8 12M14 14C14.2 18.6 17.7 22.6 20.1 20.1C22.6 17.7 18.6 14.2 14 14M12 14.8C8.9 18.2 8.6 23.5 12 23.5C15.5 23.5 15.1 18.2 12 14.8M10 14C5.4 14.2 1.4 17.7 3.9 20.1C6.3 22.6 9.8 18.6 10 14M9.2 12C5.8 8.9 0.5 8.6 0.5 12C0.5 15.5 5.8 15.1 9.2 12M10 10C9.8 5.4 6.3 1.4 3.9 3.9C1.4 6.3 5.4 9.8 10 10M10.3 12a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0'

/** The brand name with its mark, a flower of eight petals. */
export function Logo({ brand }: { brand: string }) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
        <path d={MARK} />
      </svg>
      {brand}
    </span>
  )
}
