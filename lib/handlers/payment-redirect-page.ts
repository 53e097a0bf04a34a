import 'server-only'
import { orderCopy } from '../copy/order.ts'
import { PAYMENT_REDIRECT_STYLE } from './payment-redirect-style.ts'
import { textAsHtml } from '../http/text-as-html.ts'
import { languageTag, type Lang } from '../routes/lang.ts'

/**
 * The response to a form that leads to the payment provider: a document that opens the provider's page at once, and has a link to it.
 * A redirect would need every host on the provider's way in `form-action` of the policy (L19, docs/decisions/0082).
 * `accepted` is the response whose cookies are set. Throws TypeError when `url` is not a valid URL.
 */
export function paymentRedirectPage(lang: Lang, url: string, accepted: Response): Response {
  const copy = orderCopy[lang]
  const address = textAsHtml(new URL(url).href)
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  for (const cookie of accepted.headers.getSetCookie()) headers.append('set-cookie', cookie)
  const html = [
    `<!doctype html><html lang="${languageTag(lang)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    '<meta name="referrer" content="strict-origin">',
    `<meta http-equiv="refresh" content="0;url=${address}">`,
    `<title>${copy.openingPayment}</title><style>${PAYMENT_REDIRECT_STYLE}</style></head>`,
    `<body><main><h1>${copy.openingPayment}</h1><p>${copy.openingPaymentText}</p>`,
    `<p><a href="${address}" rel="noopener external">${copy.payAtProvider}</a></p></main></body></html>`,
  ].join('')
  return new Response(html, { headers })
}
