import type { ReactNode } from 'react'
import { buttonClass } from '#components/ui/button.tsx'
import { statusCopy } from '#lib/copy/status.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import styles from './status-page.module.css'

interface StatusPageProps {
  lang: Lang
  /** A drawing that shows it. */
  drawing?: ReactNode
  heading: string
  title?: string
  text: string
  /** Another way on than the home page, such as trying again, and the first to try. */
  action?: ReactNode
  /** What else may help, under the text. */
  aside?: ReactNode
}

/** A page that tells why there is nothing to see, and where to go on (spec section 2, Not-found). */
export function StatusPage({ lang, drawing, heading, title, text, action, aside }: StatusPageProps) {
  return (
    <section className={styles.status}>
      {drawing}
      <h1>{heading}</h1>
      {title && <p className={styles.title}>{title}</p>}
      <p>{text}</p>
      {aside}
      <div className={styles.actions}>
        {action}
        <a
          className={buttonClass({ variant: action ? 'secondary' : 'primary' })}
          href={localePath(lang, paths.home())}
        >
          {statusCopy[lang].goHome}
        </a>
      </div>
    </section>
  )
}
