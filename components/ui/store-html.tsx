import type { SafeHtml } from '#lib/text/safe-html.ts'
import styles from './store-html.module.css'

/** A text of the store with its headings, lists, tables and pictures, sanitized (platform 3). */
export function StoreHtml({ html }: { html: SafeHtml }) {
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
}
