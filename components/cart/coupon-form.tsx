import type { SubmitEvent } from 'react'
import { Button } from '#components/ui/button.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { Icon } from '#components/ui/icon.tsx'
import { Field, fieldAria, fieldControl } from '#components/ui/field.tsx'
import { couponCopy } from '#lib/copy/coupon.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import { MAX_COUPON } from '#lib/shop/cart.ts'
import type { SentCoupon } from '#lib/shop/sent-coupon.ts'
import styles from './code-form.module.css'

interface CouponFormProps {
  lang: Lang
  /** The id of the field. */
  id: string
  /** The code that was entered before. */
  typed?: string | undefined
  /** The reason why that code was rejected. */
  error?: string | undefined
  /** The coupon that the store accepted without naming it in the cart (platform 3.6). */
  sent?: SentCoupon | undefined
  isBusy?: boolean
  /** The page on which the plain form ends, other than the cart. */
  returnTo?: 'pagamento' | undefined
  /** Whether the field is initially expanded. */
  isOpen?: boolean
  /** Called when the visitor changes the code. */
  onEdit?: () => void
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void
}

/** Returns the id of the question that expands the field. */
export const couponQuestionId = (id: string) => `${id}-pergunta`

/** The form for a coupon's code; the browser posts it unless `onSubmit` handles it. */
export function CouponForm(props: CouponFormProps) {
  const { lang, id, typed, error, sent, isBusy, isOpen, returnTo, onEdit, onSubmit } = props
  const copy = couponCopy[lang]
  const texts = { label: copy.label, error }
  return (
    <>
      {sent ? <SentCouponLine coupon={sent} lang={lang} /> : null}
      <details className={styles.question} open={isOpen || error !== undefined}>
        <summary id={couponQuestionId(id)}>{sent ? copy.askOther : copy.ask}</summary>
        <form
          method="post"
          action={localePath(lang, paths.cartCoupon())}
          className={styles.form}
          onInput={onEdit}
          onSubmit={onSubmit}
          noValidate
        >
          {returnTo ? <input type="hidden" name="volta" value={returnTo} /> : null}
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
              // The page of a rejected coupon opens at the answer.
              autoFocus={error !== undefined}
              className={fieldControl}
            />
          </Field>
          <Button
            type="submit"
            variant="secondary"
            busy={isBusy}
            busyText={isBusy ? copy.applying : undefined}
          >
            {copy.apply}
          </Button>
        </form>
      </details>
    </>
  )
}

// Mentions a discount only if the cart has one, because the store does not name the applied coupon.
function SentCouponLine({ coupon: { code, hasDiscount }, lang }: { coupon: SentCoupon; lang: Lang }) {
  const copy = couponCopy[lang]
  return (
    <p role="status" className={classNames(styles.sent, hasDiscount ? styles.accepted : styles.waiting)}>
      <Icon name={hasDiscount ? 'check' : 'info'} size="small" />
      <span>{hasDiscount ? copy.sent(code) : copy.sentWithoutDiscount(code)}</span>
    </p>
  )
}
