import { classNames } from '#components/ui/class-names.ts'
import { Link } from '#components/ui/link.tsx'
import { productCopy } from '#lib/copy/product.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { hasPage, localePath } from '#lib/routes/paths.ts'

import styles from './breadcrumb.module.css'

type BreadcrumbProps = {
  /** From home to this page; paths are without language. */
  steps: readonly { label: string; path: string }[]
  lang: Lang
  className?: string | undefined
}

/** The way from home to this page; the last step is the page itself. Nothing for a page that is nowhere. */
export function Breadcrumb({ steps, lang, className }: BreadcrumbProps) {
  if (steps.length === 0) return null
  return (
    <nav aria-label={productCopy[lang].breadcrumb} className={classNames(styles.breadcrumb, className)}>
      <ol role="list" className={styles.steps}>
        {steps.map(({ label, path }, index) => (
          <li key={path} className={styles.step}>
            {index < steps.length - 1 && hasPage(path) ? (
              <Link href={localePath(lang, path)} className={styles.link}>
                {label}
              </Link>
            ) : (
              <span aria-current={index === steps.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
