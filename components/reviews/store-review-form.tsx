import type { ReactNode } from 'react'
import { Link } from '#components/ui/link.tsx'
import { VisitorForm } from '#components/ui/visitor-form.tsx'
import { storeReviewCopy } from '#lib/copy/store-review.ts'
import { hasBrandTexts } from '#lib/routes/brand-texts.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import type { FieldErrors } from '#lib/shop/field-errors.ts'
import { STORE_REVIEW_FIELDS, STORE_REVIEW_FORM_ID } from '#lib/shop/store-review-fields.ts'
import { StoreReviewScript } from './store-review-script.tsx'

type StoreReviewFormProps = {
  lang: Lang
  /** `path` is the path of the product page, without the language prefix. */
  product: { id: string; path: string }
  typed?: Record<string, string>
  errors?: FieldErrors
  note?: ReactNode
}

/** The form that sends a review to an external store with reviews of its own (platform 3.7). */
export function StoreReviewForm({ lang, product, ...rejected }: StoreReviewFormProps) {
  const copy = storeReviewCopy[lang]
  const fields = STORE_REVIEW_FIELDS.map((field) =>
    field.control === 'select' ? { ...field, options: copy.options[field.name] } : field,
  )
  return (
    <VisitorForm
      id={STORE_REVIEW_FORM_ID}
      action={localePath(lang, pagePaths.storeReviewSend())}
      fields={fields}
      hidden={{ idProduto: product.id, pagina: product.path }}
      texts={copy.form}
      privacyLink={
        hasBrandTexts() && <Link href={localePath(lang, pagePaths.privacy())}>{copy.privacyLink}</Link>
      }
      script={<StoreReviewScript lang={lang} />}
      {...rejected}
    />
  )
}
