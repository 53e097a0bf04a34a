import type { ReactNode } from 'react'
import { Link } from '#components/ui/link.tsx'
import styles from './toolbar.module.css'

type ListingParamLinkProps = {
  href: string
  isCurrent?: boolean
  /** The accessible name, when the text alone does not say what the link does. */
  label?: string
  className?: string | undefined
  children: ReactNode
}

/** A link that filters or sorts a listing; crawlers do not follow links with listing params (R10). */
export function ListingParamLink({
  href,
  isCurrent = false,
  label,
  className,
  children,
}: ListingParamLinkProps) {
  return (
    <Link
      href={href}
      rel={href.includes('?') ? 'nofollow' : undefined}
      aria-current={isCurrent || undefined}
      aria-label={label}
      scroll={false}
      className={className}
    >
      {children}
    </Link>
  )
}

/** The link to the page of a category as a chip, with the number of its products. */
export function Chip({ href, count, children }: { href: string; count?: number; children: ReactNode }) {
  return (
    <ListingParamLink href={href} className={styles.chip}>
      {children}
      {count ? <span className={styles.number}>{count}</span> : null}
    </ListingParamLink>
  )
}
