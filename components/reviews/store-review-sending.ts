import { enhanceVisitorForm } from '#components/ui/visitor-form-sending.ts'
import { browserStore } from '#lib/browser/store.ts'
import { evaluationBody } from '#lib/client/store/evaluation.ts'
import { sendSmallWrite } from '#lib/client/store/small-write.ts'
import { evaluationRequestSchema } from '#lib/contract/evaluation.ts'
import { storeReviewCopy } from '#lib/copy/store-review.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { errorMessagesOf, fieldErrors } from '#lib/shop/field-errors.ts'
import { sentId } from '#lib/shop/sent-id.ts'
import { STORE_REVIEW_FORM_ID } from '#lib/shop/store-review-fields.ts'

/** Makes the form of a review for the store validate and send by fetch. */
export function enhanceStoreReviewForm(form: HTMLFormElement, lang: Lang): void {
  const { form: texts, errors } = storeReviewCopy[lang]
  enhanceVisitorForm(form, {
    sentId: sentId(STORE_REVIEW_FORM_ID),
    texts,
    validate: (values) => fieldErrors(evaluationRequestSchema, values, errors),
    async send(values) {
      const body = evaluationBody(evaluationRequestSchema.cast(values))
      return errorMessagesOf(await sendSmallWrite(browserStore(lang), 'evaluations/product', body), errors)
    },
  })
}
