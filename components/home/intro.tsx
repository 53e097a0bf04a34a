import type { ReactNode } from 'react'

import { homeCopy } from '#lib/copy/home.ts'
import type { Lang } from '#lib/routes/lang.ts'

import styles from './intro.module.css'

type IntroProps = {
  lang: Lang
  /** The first row of kit cards. */
  children: ReactNode
}

/** The h1 of the home page and a short text, above the first kits. */
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
