import type { SubmitEvent } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Field, fieldAria, fieldControl } from '#components/ui/field.tsx'
import { couponCopy } from '#lib/copy/coupon.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import { MAX_COUPON } from '#lib/shop/cart.ts'
import styles from './coupon.module.css'

interface CouponFormProps {
  lang: Lang
  /** The id of the field. */
  id: string
  /** The code that was entered before. */
  typed?: string | undefined
  /** The reason why that code was rejected. */
  error?: string | undefined
  /** The code that the store accepted without naming it in the cart (platform 3.6). */
  accepted?: string | undefined
  isBusy?: boolean
  /** Whether the field is shown without a press. */
  isOpen?: boolean
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void
}

/** The field for a coupon's code: a plain post unless `onSubmit` sends it. */
export function CouponForm({ lang, id, typed, error, accepted, isBusy, isOpen, onSubmit }: CouponFormProps) {
  const copy = couponCopy[lang]
  const texts = { label: copy.label, error }
  return (
    <details className={styles.coupon} open={isOpen || error !== undefined}>
      <summary>{copy.ask}</summary>
      {accepted === undefined ? null : (
        <p role="status" className={styles.accepted}>
          {copy.accepted(accepted)}
        </p>
      )}
      <form
        method="post"
        action={localePath(lang, paths.cartCoupon())}
        className={styles.form}
        onSubmit={onSubmit}
        noValidate={onSubmit !== undefined}
      >
        <Field id={id} {...texts}>
          <input
            {...fieldAria(id, texts)}
            name="cupom"
            required
            maxLength={MAX_COUPON}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={typed}
            className={fieldControl}
          />
        </Field>
        <Button type="submit" variant="secondary" busy={isBusy} busyText={isBusy ? copy.applying : undefined}>
          {copy.apply}
        </Button>
      </form>
    </details>
  )
}
