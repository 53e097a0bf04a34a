import styles from './logo.module.css'

/** The brand's word with its mark: a drop of light that opens like a petal. */
export function Logo({ brand }: { brand: string }) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path
          className={styles.petal}
          d="M12 2c4.6 4.4 7 8.200 7 11.600A7 7 0 0 1 5 13.600C5 10.200 7.400 6.400 12 2z"
        />
        <path
          className={styles.light}
          d="M12 8.500c2.300 2.400 3.500 4.300 3.500 6a3.500 3.500 0 0 1-7 0c0-1.700 1.200-3.600 3.500-6z"
        />
      </svg>
      {brand}
    </span>
  )
}
