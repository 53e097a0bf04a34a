import { enhanceVisitorForm } from '#components/ui/visitor-form-sending.ts'
import { requestSender } from '#lib/browser/send-request.ts'
import { NEWSLETTER_CALL } from '#lib/client/store/requests.ts'
import { requestCopy } from '#lib/copy/requests.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { NEWSLETTER_FORM_ID } from '#lib/shop/request-form-ids.ts'
import { sentId } from '#lib/shop/sent-id.ts'

/** Makes the footer's newsletter form validate and send by fetch. */
export function enhanceNewsletter(form: HTMLFormElement, lang: Lang): void {
  enhanceVisitorForm(form, {
    sentId: sentId(NEWSLETTER_FORM_ID),
    texts: requestCopy[lang].newsletter.form,
    ...requestSender(NEWSLETTER_CALL, requestCopy[lang].errors, lang),
  })
}
