import type { ReactNode } from 'react'
import { buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import { MessageBox } from '#components/ui/message-box.tsx'
import { wishlistCopy } from '#lib/copy/wishlist.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import styles from './wishlist-view.module.css'

type WishlistViewProps = {
  lang: Lang
  /** Number of products shown; `undefined` when the store is down. */
  count: number | undefined
  /** Number of saved products that the store did not find. */
  missing: number
  /** Whether the shop runs on the embedded store, which saves the wishlist in the visitor's session. */
  isOwnStore: boolean
  /** Whether a change without JavaScript was rejected. */
  hasFailed: boolean
  /** The path of the page with the products of the shop. */
  browsePath: string
  /** The cards of the saved products. */
  children: ReactNode
}

/** The page of saved products. */
export function WishlistView({
  lang,
  count,
  missing,
  isOwnStore,
  hasFailed,
  browsePath,
  children,
}: WishlistViewProps) {
  const copy = wishlistCopy[lang]
  return (
    <section className={styles.page}>
      <h1>{copy.title}</h1>
      {hasFailed ? (
        <MessageBox kind="erro">
          <p>{copy.notChanged}</p>
        </MessageBox>
      ) : null}
      {count === undefined ? (
        <div className={styles.state}>
          <p>{copy.failed}</p>
          <a href={localePath(lang, paths.wishlist())} className={buttonClass({ variant: 'secondary' })}>
            {copy.retry}
          </a>
        </div>
      ) : null}
      {count === 0 ? (
        <div className={styles.state}>
          <p className={styles.empty}>{copy.empty}</p>
          <p>{copy.emptyText}</p>
          <Link href={localePath(lang, browsePath)} className={buttonClass()}>
            {copy.browse}
          </Link>
        </div>
      ) : null}
      {count ? (
        <>
          {isOwnStore ? <p className={styles.quiet}>{copy.intro}</p> : null}
          {children}
          <p>
            <a href={localePath(lang, paths.cart())} className={buttonClass({ variant: 'secondary' })}>
              {copy.cart}
            </a>
          </p>
        </>
      ) : null}
      {missing > 0 ? <p className={styles.quiet}>{copy.left(missing)}</p> : null}
    </section>
  )
}
