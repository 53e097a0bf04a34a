import type { ReactNode } from 'react'

import type { HomeTexts } from '#lib/content/home.ts'

import styles from './intro.module.css'

type IntroProps = {
  texts: HomeTexts
  /** The stars of the product, below the heading. */
  rating?: ReactNode
  /** The first row of kit cards. */
  children: ReactNode
}

/** The h1 of the home page and a short text, above the first kits. */
export function Intro({ texts, rating, children }: IntroProps) {
  return (
    <section className={styles.intro}>
      <div className={styles.words}>
        <div className={styles.heading}>
          <h1>{texts.heading}</h1>
          {rating}
        </div>
        {texts.intro ? <p>{texts.intro}</p> : null}
      </div>
      <h2 className="visually-hidden">{texts.kits}</h2>
      {children}
    </section>
  )
}
