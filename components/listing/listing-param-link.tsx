import type { ReactNode } from 'react'
import { Link } from '#components/ui/link.tsx'
import styles from './toolbar.module.css'

type ListingParamLinkProps = {
  href: string
  isCurrent?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A link that filters or sorts a listing; crawlers do not follow links with listing params (R10). */
export function ListingParamLink({ href, isCurrent = false, className, children }: ListingParamLinkProps) {
  return (
    <Link
      href={href}
      rel={href.includes('?') ? 'nofollow' : undefined}
      aria-current={isCurrent || undefined}
      scroll={false}
      className={className}
    >
      {children}
    </Link>
  )
}

/** A ListingParamLink as a chip, with the number of its products. */
export function Chip({
  count,
  children,
  ...link
}: Omit<ListingParamLinkProps, 'className'> & { count?: number }) {
  return (
    <ListingParamLink {...link} className={styles.chip}>
      {children}
      {count ? <span className={styles.number}>{count}</span> : null}
    </ListingParamLink>
  )
}
