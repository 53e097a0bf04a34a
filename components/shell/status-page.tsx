import type { ReactNode } from 'react'
import { outageCopy } from '#lib/copy/outage.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import styles from './status-page.module.css'

interface StatusPageProps {
  lang: Lang
  /** An illustration of the state. */
  drawing?: ReactNode
  heading: string
  title?: string
  text: string
  /** The main action, such as trying again; the link to the home page is then secondary. */
  action?: ReactNode
  /** Called by the button that tries again, which is the main action of a page with it. */
  onRetry?: () => void
  /** More help below the text. */
  aside?: ReactNode
}

// Every page loads this code with error.tsx, so it does without the component Button, which has states of its own.
/** A page for a state without content: what happened and what to do next (spec section 2, Not-found). */
export function StatusPage({ lang, drawing, heading, title, text, action, onRetry, aside }: StatusPageProps) {
  return (
    <section className={styles.status}>
      {drawing}
      <h1>{heading}</h1>
      {title && <p className={styles.title}>{title}</p>}
      <p>{text}</p>
      {aside}
      <div className={styles.actions}>
        {onRetry ? (
          <button type="button" className={styles.main} onClick={onRetry}>
            {outageCopy[lang].retry}
          </button>
        ) : (
          action
        )}
        <a className={action || onRetry ? styles.other : styles.main} href={localePath(lang, paths.home())}>
          {outageCopy[lang].goHome}
        </a>
      </div>
    </section>
  )
}
