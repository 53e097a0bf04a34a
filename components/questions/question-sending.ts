import { enhanceVisitorForm } from '#components/ui/visitor-form-sending.ts'
import { requestSender } from '#lib/browser/send-request.ts'
import { QUESTION_CALL } from '#lib/client/store/product-requests.ts'
import { questionCopy } from '#lib/copy/question.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { mask } from '#lib/shop/masks.ts'
import { QUESTION_FORM_ID } from '#lib/shop/question-fields.ts'
import { sentId } from '#lib/shop/sent-id.ts'
import { hideBuyBar } from './hide-buy-bar.ts'

/** Makes the question form validate and send by fetch; while it has the focus, the buy bar is hidden. */
export function enhanceQuestionForm(form: HTMLFormElement, lang: Lang): void {
  hideBuyBar(form)
  const { form: texts, errors } = questionCopy[lang]
  enhanceVisitorForm(form, {
    sentId: sentId(QUESTION_FORM_ID),
    texts,
    maskPhone: (text) => mask('phone', text),
    ...requestSender(QUESTION_CALL, errors, lang),
  })
}
