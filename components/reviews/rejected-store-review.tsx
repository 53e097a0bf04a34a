import { RejectedPage, InvalidFieldsNote } from '#components/ui/rejected-page.tsx'
import { storeReviewCopy } from '#lib/copy/store-review.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import { errorMessagesOf } from '#lib/shop/field-errors.ts'
import type { RejectedForm } from '#lib/shop/rejected-form.ts'
import { STORE_REVIEW_FORM_ID } from '#lib/shop/store-review-fields.ts'
import { StoreReviewForm } from './store-review-form.tsx'

type RejectedStoreReviewProps = {
  lang: Lang
  /** `undefined` without a flash: the browser rejects cookies, or the two minutes are over. */
  rejected: RejectedForm | undefined
}

/** The review form of a product at an external store, after the store rejected it without JavaScript, with all typed values; without a flash only a link back to the product. */
export function RejectedStoreReview({ lang, rejected }: RejectedStoreReviewProps) {
  const { rejectedTitle, check, back, form, errors: messages } = storeReviewCopy[lang]
  const { fields = {}, problems = {}, message } = rejected ?? {}
  const path = fields['pagina'] ?? paths.home()
  const errors = errorMessagesOf(problems, messages)
  return (
    <RejectedPage title={rejectedTitle} back={{ href: localePath(lang, path), label: back }}>
      {rejected ? (
        <StoreReviewForm
          lang={lang}
          product={{ id: fields['idProduto'] ?? '', path }}
          typed={fields}
          errors={errors}
          note={
            <InvalidFieldsNote
              id={STORE_REVIEW_FORM_ID}
              errors={errors}
              check={check}
              failed={message || form.failed}
            />
          }
        />
      ) : null}
    </RejectedPage>
  )
}
