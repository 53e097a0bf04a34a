import type { ReactNode } from 'react'

import { homeCopy } from '#lib/copy/home.ts'
import type { Lang } from '#lib/routes/lang.ts'

import styles from './intro.module.css'

type IntroProps = {
  lang: Lang
  /** The first row of kit cards. */
  children: ReactNode
}

/** The one heading of the home page and what the shop sells, in two lines, over the kits that most people want. */
export function Intro({ lang, children }: IntroProps) {
  const copy = homeCopy[lang]
  return (
    <section className={styles.intro}>
      <div className={styles.words}>
        <h1>{copy.heading}</h1>
        <p>{copy.intro}</p>
      </div>
      <h2 className="visually-hidden">{copy.kits}</h2>
      {children}
    </section>
  )
}
