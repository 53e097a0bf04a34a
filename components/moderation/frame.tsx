import type { ReactNode } from 'react'

import { moderationCopy as copy } from '#lib/copy/moderation.ts'
import { moderationPaths } from '#lib/routes/moderation-paths.ts'
import { paths } from '#lib/routes/paths.ts'

import styles from './frame.module.css'

const PAGES = [
  ['queue', copy.reviews],
  ['orders', copy.orders],
  ['survey', copy.survey],
  ['log', copy.log],
] as const

interface FrameProps {
  brand: string
  /** The open page; `undefined` on the sign-in page. */
  current?: 'queue' | 'orders' | 'survey' | 'log'
  formToken?: string
  children: ReactNode
}

/** Header with navigation and sign-out, and main element, of every moderation page. */
export function Frame({ brand, current, formToken, children }: FrameProps) {
  return (
    <>
      <a className="skip-link" href="#conteudo">
        {copy.skip}
      </a>
      <header className={styles.header}>
        <div className={styles.bar}>
          <p className={styles.brand}>
            {brand} <span>{copy.title}</span>
          </p>
          {current && (
            <nav aria-label={copy.nav} className={styles.nav}>
              {PAGES.map(([page, label]) => (
                <a
                  key={page}
                  href={moderationPaths[page]}
                  aria-current={page === current ? 'page' : undefined}
                >
                  {label}
                </a>
              ))}
            </nav>
          )}
          <div className={styles.links}>
            <a href={paths.home()}>{copy.shop}</a>
            {formToken && (
              <form method="post" action={moderationPaths.closeSession}>
                <input type="hidden" name="ficha" value={formToken} />
                <button className={styles.signOut}>{copy.signOut}</button>
              </form>
            )}
          </div>
        </div>
      </header>
      <main id="conteudo" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </>
  )
}
