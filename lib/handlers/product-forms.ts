import 'server-only'
import { QUESTION_CALL, STORE_REVIEW_CALL } from '../client/store/product-requests.ts'
import { pagePaths } from '../routes/page-paths.ts'
import { QUESTION_FIELDS, QUESTION_FORM_ID } from '../shop/question-fields.ts'
import { sentId } from '../shop/sent-id.ts'
import { STORE_REVIEW_FIELDS, STORE_REVIEW_FORM_ID } from '../shop/store-review-fields.ts'
import { storeFormHandler } from './store-form.ts'

/** POST of the question form: 303 to the confirmation on the product page, or to the page of the rejected form. */
export const sendQuestion = storeFormHandler({
  call: QUESTION_CALL,
  names: ['nivel', 'idNivel', ...QUESTION_FIELDS.map(({ name }) => name)],
  next: (page) => `${page}#${sentId(QUESTION_FORM_ID)}`,
  rejectedPage: pagePaths.questionRejected(),
})

/** POST of the form that reviews a product at the store (platform 3.7). */
export const sendStoreReview = storeFormHandler({
  call: STORE_REVIEW_CALL,
  names: ['idProduto', ...STORE_REVIEW_FIELDS.map(({ name }) => name)],
  next: (page) => `${page}#${sentId(STORE_REVIEW_FORM_ID)}`,
  rejectedPage: pagePaths.reviewRejected(),
})
