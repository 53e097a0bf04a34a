import { enhanceVisitorForm } from '#components/ui/visitor-form-sending.ts'
import { requestSender } from '#lib/browser/send-request.ts'
import { STORE_REVIEW_CALL } from '#lib/client/store/product-requests.ts'
import { storeReviewCopy } from '#lib/copy/store-review.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { sentId } from '#lib/shop/sent-id.ts'
import { STORE_REVIEW_FORM_ID } from '#lib/shop/store-review-fields.ts'

/** Makes the review form of a store without a reports API validate in the browser and send by fetch. */
export function enhanceStoreReviewForm(form: HTMLFormElement, lang: Lang): void {
  const { form: texts, errors } = storeReviewCopy[lang]
  enhanceVisitorForm(form, {
    sentId: sentId(STORE_REVIEW_FORM_ID),
    texts,
    ...requestSender(STORE_REVIEW_CALL, errors, lang),
  })
}
