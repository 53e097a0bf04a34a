import { Drawing, paint } from '#components/ui/drawing.tsx'
import styles from './survey.module.css'

const PETALS = [0, 45, 90, 135, 180, 225, 270, 315]
const PETAL = 'M0-8C-11-18-11-37 0-37S11-18 0-8z'

/** The flower of the brand in full bloom. */
export function Bloom() {
  return (
    <Drawing>
      <g transform="translate(96 57)" className={styles.bloom}>
        {PETALS.map((turn) => (
          <path key={turn} className={paint.fruit} d={PETAL} transform={`rotate(${turn})`} />
        ))}
      </g>
      <path
        className={paint.leaf}
        d="M97 126c-15 1-24-7-25-20 14-1 24 6 25 20zM99 119c1-14 10-21 24-21 0 13-9 21-24 21z"
      />
      <g transform="translate(100 54)" className={styles.bloom}>
        {PETALS.map((turn) => (
          <path key={turn} d={PETAL} transform={`rotate(${turn})`} />
        ))}
        <circle r="5" />
      </g>
      <path d="M100 92v42M100 128c-15 1-24-7-25-20 14-1 24 6 25 20zm0-6c1-14 11-21 25-21 0 13-10 21-25 21z" />
    </Drawing>
  )
}
