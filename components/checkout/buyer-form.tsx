import { Link } from '#components/ui/link.tsx'
import { checkoutCopy } from '#lib/copy/checkout.ts'
import { hasBrandTexts } from '#lib/routes/brand-texts.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import { BUYER_FIELDS, type BuyerField } from '#lib/shop/checkout.ts'
import { CheckoutField } from './checkout-field.tsx'
import styles from './checkout-form.module.css'
import { SectionForm, sectionErrors, type SectionState } from './section-form.tsx'

/** The form about the buyer. */
export function BuyerForm({ buyer, ...state }: SectionState & { buyer: Record<BuyerField, string> }) {
  const { lang, rejected } = state
  const copy = checkoutCopy[lang]
  const errors = sectionErrors(state)
  return (
    <SectionForm section="dados" action={pagePaths.checkoutBuyer()} {...state}>
      {BUYER_FIELDS.map((name) => (
        <CheckoutField
          key={name}
          name={name}
          lang={lang}
          value={rejected?.fields[name] ?? buyer[name]}
          error={errors[name]}
        />
      ))}
      <p className={styles.note}>
        {copy.privacy}{' '}
        {hasBrandTexts() && <Link href={localePath(lang, pagePaths.privacy())}>{copy.privacyLink}</Link>}
      </p>
    </SectionForm>
  )
}
