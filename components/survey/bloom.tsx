import styles from './survey.module.css'

const PETALS = [0, 45, 90, 135, 180, 225, 270, 315]

/** A flower in the colours of the fruits; it only accompanies words. */
export function Bloom() {
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true" className={styles.bloom}>
      {PETALS.map((turn) => (
        <path key={turn} d="M0-9C-15-20-14-43 0-48 14-43 15-20 0-9Z" transform={`rotate(${turn})`} />
      ))}
      <circle r="7" />
    </svg>
  )
}
