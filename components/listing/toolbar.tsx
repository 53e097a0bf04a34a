import type { ReactNode } from 'react'
import { classNames } from '#components/ui/class-names.ts'
import { Link } from '#components/ui/link.tsx'
import { listingCopy } from '#lib/copy/listing.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { ListingParams } from '#lib/routes/listing-address.ts'
import type { Listing } from '#lib/shop/listing.ts'
import { filterRows } from './filter-rows.ts'
import styles from './toolbar.module.css'

type ToolbarProps = {
  listing: Pick<Listing, 'total' | 'orders' | 'filters' | 'products'>
  params: ListingParams
  pageSize: number
  lang: Lang
  /** Returns the address of this listing with other listing params. */
  address: (params: ListingParams) => string
  /** Returns the address of a category page, if the filters link to category pages. */
  categoryAddress?: ((category: string, params: ListingParams) => string) | undefined
}

/** Shows how many products there are, with filters and sort orders as links, which need no JavaScript. */
export function Toolbar({ listing, params, pageSize, lang, address, categoryAddress }: ToolbarProps) {
  const copy = listingCopy[lang]
  const { total, orders, filters, products } = listing
  const first = { ...params, page: 1 }
  const before = (params.page - 1) * pageSize
  return (
    <nav aria-label={copy.tools} className={styles.toolbar} data-print="off">
      {categoryAddress ? (
        <Row label={copy.subcategories}>
          {filters
            .filter(({ level }) => level === 1)
            .map(({ category, label, count }) => (
              <Chip key={category} href={categoryAddress(category, first)} count={count}>
                {label}
              </Chip>
            ))}
        </Row>
      ) : (
        filterRows(filters).map((row, level) => (
          <Row key={level} label={copy.lines} isBelow={level > 0}>
            {level === 0 && (
              <Chip href={address({ ...first, category: '' })} isCurrent={!params.category}>
                {copy.all}
              </Chip>
            )}
            {row.map(({ category, label, count, isOpen }) => (
              <Chip key={category} href={address({ ...first, category })} count={count} isCurrent={isOpen}>
                {label}
              </Chip>
            ))}
          </Row>
        ))
      )}
      <div className={styles.bar}>
        <p className={styles.count}>
          {total > pageSize ? copy.range(before + 1, before + products.length, total) : copy.count(total)}
        </p>
        <ChoiceLink
          href={address({ ...first, inStock: !params.inStock })}
          isCurrent={params.inStock}
          className={styles.stock}
        >
          {copy.inStock}
        </ChoiceLink>
        {orders.length > 1 && total > 1 && (
          <div className={styles.sort}>
            <span id="ordem">{copy.sort}</span>
            <ul role="list" aria-labelledby="ordem" className={styles.orders}>
              {orders.map(({ order }) => (
                <li key={order}>
                  <ChoiceLink
                    href={address({ ...first, order })}
                    isCurrent={order === params.order}
                    className={styles.order}
                  >
                    {copy.orders[order]}
                  </ChoiceLink>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </nav>
  )
}

type RowProps = { label: string; isBelow?: boolean; children: ReactNode }

function Row({ label, isBelow, children }: RowProps) {
  if (Array.isArray(children) && children.length === 0) return null
  return (
    <div role="group" aria-label={label} className={classNames(styles.chips, isBelow && styles.below)}>
      {children}
    </div>
  )
}

type ChoiceLinkProps = {
  href: string
  isCurrent?: boolean
  className?: string | undefined
  children: ReactNode
}

// Crawlers do not follow links with listing params (R10).
function ChoiceLink({ href, isCurrent = false, className, children }: ChoiceLinkProps) {
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

function Chip({ count, children, ...link }: Omit<ChoiceLinkProps, 'className'> & { count?: number }) {
  return (
    <ChoiceLink {...link} className={styles.chip}>
      {children}
      {count ? <span className={styles.number}>{count}</span> : null}
    </ChoiceLink>
  )
}
