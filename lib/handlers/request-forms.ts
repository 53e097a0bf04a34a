import 'server-only'
import { NEWSLETTER_CALL, QUOTE_CALL, RESTOCK_CALL } from '../client/store/requests.ts'
import { pagePaths } from '../routes/page-paths.ts'
import { NEWSLETTER_FIELDS, QUOTE_FIELDS, RESTOCK_FIELDS } from '../shop/request-fields.ts'
import { QUOTE_FORM_ID, RESTOCK_FORM_ID } from '../shop/request-form-ids.ts'
import { sentId } from '../shop/sent-id.ts'
import { storeFormHandler } from './store-form.ts'

/** POST of the notify form: 303 to the confirmation on the product page, or to the page of the rejected form. */
export const sendRestock = storeFormHandler({
  call: RESTOCK_CALL,
  names: ['idProduto', 'idAtributoValor', ...RESTOCK_FIELDS.map(({ name }) => name)],
  next: (page) => `${page}#${sentId(RESTOCK_FORM_ID)}`,
  rejectedPage: pagePaths.restockRejected(),
})

/** POST of the quote form: 303 to the confirmation on the product page, or to the page of the rejected form. */
export const sendQuote = storeFormHandler({
  call: QUOTE_CALL,
  names: ['idProduto', 'enviarEmail', ...QUOTE_FIELDS.map(({ name }) => name)],
  next: (page) => `${page}#${sentId(QUOTE_FORM_ID)}`,
  rejectedPage: pagePaths.quoteRejected(),
})

/** POST of the newsletter's form: 303 to its page, which confirms or shows the form again. */
export const sendNewsletter = storeFormHandler({
  call: NEWSLETTER_CALL,
  names: NEWSLETTER_FIELDS.map(({ name }) => name),
  next: () => `${pagePaths.newsletter()}?enviado=1`,
  rejectedPage: pagePaths.newsletter(),
})
