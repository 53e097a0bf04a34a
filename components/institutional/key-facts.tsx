import styles from './key-facts.module.css'

/** A few highlighted figures with their explanations. */
export function KeyFacts({ facts }: { facts: readonly { value: string; text: string }[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ value, text }) => (
        <div key={value} className={styles.fact}>
          <dt className={styles.value}>{value}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
