import type { SubmitEvent } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { couponCopy } from '#lib/copy/coupon.ts'
import { priceFormatter } from '#lib/pricing/price-formatter.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import type { CartCoupon } from '#lib/shop/cart.ts'
import type { CartProps } from './cart-props.ts'
import styles from './code-form.module.css'

type AppliedCouponProps = Pick<CartProps, 'lang'> & {
  /** The id of the coupon field that this form replaces. */
  id: string
  coupon: CartCoupon
  isBusy?: boolean
  /** The message after a failed removal. */
  error?: string | undefined
  /** The page on which the plain form ends, other than the cart. */
  returnTo?: 'pagamento' | undefined
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void
}

/** Returns the id of the text with the coupon's code. */
export const appliedCouponId = (id: string) => `${id}-aplicado`

/** The coupon of the cart, with a button that removes it; the browser posts the form unless `onSubmit` handles it. */
export function AppliedCoupon(props: AppliedCouponProps) {
  const { id, coupon, lang, isBusy, error, returnTo, onSubmit } = props
  const copy = couponCopy[lang]
  const { code, applies, missing } = coupon
  return (
    <form
      method="post"
      action={localePath(lang, paths.cartCoupon())}
      className={styles.applied}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="cupom" value={code} />
      <input type="hidden" name="acao" value="remover" />
      {returnTo ? <input type="hidden" name="volta" value={returnTo} /> : null}
      <p
        id={appliedCouponId(id)}
        role="status"
        tabIndex={-1}
        className={applies ? styles.accepted : styles.waiting}
      >
        <Icon name={applies ? 'check' : 'info'} size="small" /> {copy.held(code)}
        {missing > 0 ? <span> {copy.missing(priceFormatter(lang)(missing))}</span> : null}
      </p>
      <Button type="submit" variant="quiet" size="small" busy={isBusy} aria-label={copy.removeCode(code)}>
        {copy.remove}
      </Button>
      {error ? (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      ) : null}
    </form>
  )
}
