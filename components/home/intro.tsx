import { homeCopy } from '#lib/copy/home.ts'
import type { Lang } from '#lib/routes/lang.ts'
import styles from './intro.module.css'

/** The one heading of the home page and what the shop sells, in two lines. */
export function Intro({ lang }: { lang: Lang }) {
  const copy = homeCopy[lang]
  return (
    <section className={styles.intro}>
      <h1>{copy.heading}</h1>
      <p>{copy.intro}</p>
    </section>
  )
}
