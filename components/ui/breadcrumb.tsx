import styles from './breadcrumb.module.css'
import { classNames } from './class-names.ts'
import { Link } from './link.tsx'

type BreadcrumbNavProps = {
  /** The accessible name of the navigation. */
  label: string
  /** From the home page to the current page. */
  steps: readonly { label: string; href: string }[]
  className?: string | undefined
}

/** The path from the home page to the current page; the last step is the current page and not a link. */
export function BreadcrumbNav({ label, steps, className }: BreadcrumbNavProps) {
  if (steps.length === 0) return null
  return (
    <nav aria-label={label} className={classNames(styles.breadcrumb, className)}>
      <ol role="list" className={styles.steps}>
        {steps.map((step, index) => (
          <li
            key={step.href}
            // A selector that counts from the end would show and hide steps while the page arrives.
            className={classNames(styles.step, index < steps.length - 2 && styles.far)}
          >
            {index < steps.length - 1 ? (
              <Link href={step.href} className={styles.link}>
                {step.label}
              </Link>
            ) : (
              <span aria-current="page">{step.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
