import 'server-only'
import { ApiError } from '../client/errors.ts'
import { fetchCart, lineKey } from '../client/store/cart.ts'
import { exchangeLines, type Exchange } from '../client/store/exchange-lines.ts'
import type { CartNotice } from '../copy/cart-notices.ts'
import { newKey } from '../http/random-key.ts'
import { loadKitSwaps } from '../pages/kit-swaps.ts'
import { loadSettings } from '../pages/loaders.ts'
import type { Lang } from '../routes/lang.ts'
import { paths } from '../routes/paths.ts'
import type { ShopCart } from '../shop/cart.ts'
import { restoredLine } from '../shop/restored-line.ts'
import { readSwap, swapFields } from '../shop/swapped-lines.ts'
import { acceptWithFields } from './flash.ts'
import { seeOther, storeOfForm } from './form.ts'

type Form = Record<string, string>

const backToCart = (lang: Lang, notice: CartNotice, response?: Response) =>
  seeOther(lang, `${paths.cart()}?aviso=${notice}`, response)

/**
 * The plain form of a cheaper kit: `kit`, its `preco` and what the lines cost (`atual`) as the visitor saw them, in cents. Nothing is
 * changed when the offer is another one by now. The cart page shows how to undo the swap.
 */
export async function swapByForm(request: Request, lang: Lang, form: Form): Promise<Response> {
  const visitor = visitorOf(request, lang)
  try {
    const { cart } = await fetchCart(visitor.store)
    const swaps = await loadKitSwaps(lang, cart, await loadSettings(lang))
    const swap = swaps.find(({ kit }) => kit.idProduto === Number(form['kit']))
    const isAsShown = swap?.price === Number(form['preco']) && swap.priceNow === Number(form['atual'])
    if (!swap || !isAsShown) return backToCart(lang, 'falhou', visitor.response())
    const { lines, kit, price } = swap
    const [added] = await visitor.exchange(cart, { add: [kit], take: lines, price })
    return acceptWithFields(lang, paths.cart(), { ...swapFields(lines, added!) }, visitor.response())
  } catch (error) {
    return failed(lang, error, visitor.response())
  }
}

/** The plain form that undoes a swap: adds the lines again and takes the kit out. */
export async function swapBackByForm(request: Request, lang: Lang, form: Form): Promise<Response> {
  const read = readSwap(form)
  if (!read) return backToCart(lang, 'falhou')
  const visitor = visitorOf(request, lang)
  try {
    const { cart } = await fetchCart(visitor.store)
    const key = lineKey(read.kit.kind, read.kit.hash)
    const kit = cart.items.find((item) => item.key === key)
    if (!kit) return backToCart(lang, 'item_nao_encontrado', visitor.response())
    const take = [{ ...kit, quantity: read.kit.quantity }]
    await visitor.exchange(cart, { add: read.lines.map(restoredLine), take })
    return backToCart(lang, 'troca_desfeita', visitor.response())
  } catch (error) {
    return failed(lang, error, visitor.response())
  }
}

// The cookies of every call go to the browser: any of them may renew the session (platform 1).
function visitorOf(request: Request, lang: Lang) {
  const headers = new Headers()
  const store = storeOfForm(request, lang, (response) => {
    for (const cookie of response.headers.getSetCookie()) headers.append('set-cookie', cookie)
  })
  return {
    store,
    response: () => new Response(null, { headers }),
    exchange: async (cart: ShopCart, exchange: Exchange) =>
      (await exchangeLines(store, cart, exchange, newKey())).added,
  }
}

function failed(lang: Lang, error: unknown, response: Response): Response {
  if (!(error instanceof ApiError)) throw error
  return backToCart(lang, error.code === 'esgotado' ? 'esgotado' : 'troca_incompleta', response)
}
