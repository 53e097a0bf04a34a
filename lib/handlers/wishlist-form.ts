import 'server-only'
import { writeResultOf } from '../client/store/write-result.ts'
import { wishlistBody } from '../client/store/wishlist.ts'
import { paths } from '../routes/paths.ts'
import { formHandler, seeOther, writeFromForm } from './form.ts'

/** POST of a heart button without JavaScript: 303 to the page of saved products, with an error code when the store did not accept the change. */
export const changeWishlistByForm = formHandler(async (form, { request, lang }) => {
  const id = form['idProduto'] ?? ''
  const failed = `${paths.wishlist()}?erro=indisponivel`
  if (!/^[1-9]\d{0,9}$/.test(id)) return seeOther(lang, failed)
  const verb = form['acao'] === 'remover' ? 'remove' : 'add'
  const call = { method: 'POST', path: `wishlist/${verb}`, body: wishlistBody(Number(id)) } as const
  const response = await writeFromForm(request, lang, call)
  const { kind } = writeResultOf(response.status, await response.json().catch(() => undefined))
  return seeOther(lang, kind === 'accepted' ? paths.wishlist() : failed, response)
})
