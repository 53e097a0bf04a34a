import type { ReactNode } from 'react'
import { classNames } from '#components/ui/class-names.ts'
import { ListingParamLink } from './listing-param-link.tsx'
import styles from './drop-down.module.css'

/** The name that all of a list's drop-downs have, so that the browser keeps at most one open. */
const ONE_OPEN = 'lista'

interface DropDownOption {
  href: string
  label: string
  /** The number of products that it leaves. */
  count?: number | undefined
  isCurrent: boolean
  /** Whether it is a part of the option above it. */
  isBelow?: boolean
}

type DropDownProps = {
  name: ReactNode
  options: readonly DropDownOption[]
  /** Whether it is open when the page loads. */
  isOpen?: boolean
  /** Whether one of its filters is set. */
  isActive?: boolean
  className?: string | undefined
  /** Content below the options. */
  children?: ReactNode
}

/** A drop-down of links, open without JavaScript too: filters or orders of a list. */
export function DropDown({
  name,
  options,
  isOpen = false,
  isActive = false,
  className,
  children,
}: DropDownProps) {
  return (
    <details name={ONE_OPEN} className={classNames(styles.group, className)} open={isOpen || undefined}>
      <summary data-active={isActive || undefined}>{name}</summary>
      <div className={styles.panel}>
        <ul role="list" className={styles.options}>
          {options.map(({ href, label, count, isCurrent, isBelow }, index) => (
            <li key={index}>
              <ListingParamLink
                href={href}
                isCurrent={isCurrent}
                className={classNames(styles.option, isBelow && styles.below)}
              >
                {label}
                {count ? <span className={styles.number}>{count}</span> : null}
              </ListingParamLink>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </details>
  )
}
