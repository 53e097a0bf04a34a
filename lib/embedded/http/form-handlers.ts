import { listShopRequestSchema } from '#lib/contract/list.ts'
import { questionRequestSchema } from '#lib/contract/question.ts'
import { passwordRecoverySchema, passwordResetSchema } from '#lib/contract/user.ts'
import { wishlistRequestSchema } from '#lib/contract/wishlist.ts'
import { listShopDocument } from '../store/list-shop.ts'
import { storeQuestion } from '../store/questions.ts'
import { requestRecovery, resetPassword } from '../store/password-recovery.ts'
import { addToWishlist, isInWishlist, removeFromWishlist, wishlistDocument } from '../store/wishlist.ts'
import type { Handler } from './call.ts'
import { failure, personal } from './handler-result.ts'
import { withForm } from './with-form.ts'

/** POST list/shop (contract 4.27). */
export const postListShop: Handler = (call) =>
  withForm(call, listShopRequestSchema, async (sent) => {
    const result = await listShopDocument(call.store, sent)
    return 'document' in result
      ? personal(result.document)
      : failure(call, 422, 'campo_invalido', { fields: result.fields })
  })

/** POST question (contract 4.23). */
export const postQuestion: Handler = (call) =>
  withForm(call, questionRequestSchema, async (sent) =>
    (await storeQuestion(call.store, sent, call.language))
      ? personal({ sucesso: true })
      : failure(call, 422, 'campo_invalido', { fields: { idNivel: ['invalido'] } }),
  )

/** GET wishlist (contract 4.24). */
export const getWishlistHandler: Handler = async (call) => {
  const withCards = call.query.get('produtos') === '1'
  return personal(await wishlistDocument(call.store, call.token, call.language, { withCards }))
}

/** POST wishlist/add. */
export const postWishlistAdd: Handler = (call) =>
  withForm(call, wishlistRequestSchema, async (sent) => {
    const { isDone, session } = await addToWishlist(call.store, call, sent)
    return isDone
      ? personal({ sucesso: true }, session)
      : failure(call, 422, 'campo_invalido', { fields: { idProduto: ['invalido'] } })
  })

/** POST wishlist/remove. */
export const postWishlistRemove: Handler = (call) =>
  withForm(call, wishlistRequestSchema, async (sent) => {
    await removeFromWishlist(call.store, call.token, sent)
    return personal({ sucesso: true })
  })

/** POST wishlist/verify. */
export const postWishlistVerify: Handler = (call) =>
  withForm(call, wishlistRequestSchema, async (sent) =>
    personal({ sucesso: await isInWishlist(call.store, call.token, sent) }),
  )

/** POST checkout/password-recovery: the same response for every e-mail (contract 4.25). */
export const postPasswordRecovery: Handler = (call) =>
  withForm(call, passwordRecoverySchema, async ({ usuario }) => {
    await requestRecovery(call.store, usuario, call.language)
    return personal({ sucesso: true })
  })

/** POST checkout/password-reset (contract 4.25). */
export const postPasswordReset: Handler = (call) =>
  withForm(call, passwordResetSchema, async (sent) =>
    (await resetPassword(call.store, sent))
      ? personal({ sucesso: true })
      : failure(call, 410, 'link_invalido'),
  )
