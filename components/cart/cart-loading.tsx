import { classNames } from '#components/ui/class-names.ts'
import { Button } from '#components/ui/button.tsx'
import { MessageBox } from '#components/ui/message-box.tsx'
import { cartCopy } from '#lib/copy/cart.ts'
import type { Lang } from '#lib/routes/lang.ts'
import styles from './cart-loading.module.css'

/** The skeleton of a cart while it loads. */
export function CartLoading({ lang }: { lang: Lang }) {
  return (
    <div role="status" className={styles.loading}>
      <span className="visually-hidden">{cartCopy[lang].loadingCart}</span>
      <Skeleton className={styles.goal} />
      {[1, 2].map((line) => (
        <div key={line} className={styles.line}>
          <Skeleton className={styles.picture} />
          <div>
            <Skeleton className={styles.text} />
            <Skeleton className={styles.text} />
          </div>
        </div>
      ))}
    </div>
  )
}

/** The error of a cart that did not load, with a retry button. */
export function CartFailed({ lang, onRetry }: { lang: Lang; onRetry: () => void }) {
  const { loadFailed, retry } = cartCopy[lang]
  return (
    <div className={styles.failed}>
      <MessageBox kind="erro">{loadFailed}</MessageBox>
      <Button variant="secondary" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  )
}

// A placeholder sized by `className`. It is hidden from screen readers: the status above announces the loading once.
function Skeleton({ className }: { className: string | undefined }) {
  return <span aria-hidden="true" className={classNames(styles.skeleton, className)} />
}
