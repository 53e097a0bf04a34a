import { suggestEmail } from '#components/ui/email-suggestion.ts'
import { enhanceVisitorForm } from '#components/ui/visitor-form-sending.ts'
import { requestSender } from '#lib/browser/send-request.ts'
import { QUOTE_CALL, RESTOCK_CALL } from '#lib/client/store/requests.ts'
import { emailSuggestionCopy } from '#lib/copy/email-suggestion.ts'
import { requestCopy } from '#lib/copy/requests.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { suggestedEmail } from '#lib/shop/email-suggestion.ts'
import { mask } from '#lib/shop/masks.ts'
import { QUOTE_FORM_ID, RESTOCK_FORM_ID } from '#lib/shop/request-form-ids.ts'
import { sentId } from '#lib/shop/sent-id.ts'

const maskPhone = (text: string) => mask('phone', text)

/** Makes the notify form validate and send by fetch. */
export function enhanceNotifyForm(form: HTMLFormElement, lang: Lang): void {
  suggestEmail(form, { suggest: suggestedEmail, texts: emailSuggestionCopy[lang] })
  enhanceVisitorForm(form, {
    sentId: sentId(RESTOCK_FORM_ID),
    texts: requestCopy[lang].restock.form,
    maskPhone,
    ...requestSender(RESTOCK_CALL, requestCopy[lang].errors, lang),
  })
}

/** Makes the quote form validate and send by fetch. */
export function enhanceQuoteForm(form: HTMLFormElement, lang: Lang): void {
  suggestEmail(form, { suggest: suggestedEmail, texts: emailSuggestionCopy[lang] })
  enhanceVisitorForm(form, {
    sentId: sentId(QUOTE_FORM_ID),
    texts: requestCopy[lang].quote.form,
    maskPhone,
    ...requestSender(QUOTE_CALL, requestCopy[lang].errors, lang),
  })
}
