import { Button } from '#components/ui/button.tsx'
import { MessageBox } from '#components/ui/message-box.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { cartCopy } from '#lib/copy/cart.ts'
import type { Lang } from '#lib/routes/lang.ts'
import styles from './cart-waiting.module.css'

/** The skeleton of a cart while it loads. */
export function CartLoading({ lang }: { lang: Lang }) {
  return (
    <div role="status" className={styles.loading}>
      <span className="visually-hidden">{cartCopy[lang].loadingCart}</span>
      <Skeleton shape="block" className={styles.goal} />
      {[1, 2].map((line) => (
        <div key={line} className={styles.line}>
          <Skeleton shape="block" className={styles.picture} />
          <div>
            <Skeleton />
            <Skeleton />
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
