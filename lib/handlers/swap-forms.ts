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
import { swapKey } from '../shop/kit-swap.ts'
import { readSwap, swapFields } from '../shop/swapped-lines.ts'
import { acceptWithFields } from './flash.ts'
import { seeOther, storeOfForm } from './form.ts'

type Form = Record<string, string>

const backToCart = (lang: Lang, notice: CartNotice, response?: Response) =>
  seeOther(lang, `${paths.cart()}?aviso=${notice}`, response)

/**
 * The plain form of cheaper kits: `kits`, their `preco` and what the lines cost (`atual`) as the visitor saw them, in cents. Nothing is
 * changed when the offer is another one by now. The cart page shows how to undo the swap.
 */
export async function swapByForm(request: Request, lang: Lang, form: Form): Promise<Response> {
  const visitor = visitorOf(request, lang)
  try {
    const { cart } = await fetchCart(visitor.store)
    const swaps = await loadKitSwaps(lang, cart, await loadSettings(lang))
    const swap = swaps.find((each) => swapKey(each) === form['kits'])
    const isAsShown = swap?.price === Number(form['preco']) && swap.priceNow === Number(form['atual'])
    if (!swap || !isAsShown) return backToCart(lang, 'falhou', visitor.response())
    const { lines, kits } = swap
    const add = kits.map(({ line }) => line)
    const added = await visitor.exchange(cart, { add, take: lines, prices: kits.map(({ price }) => price) })
    const units = added.map((kit, index) => ({ ...kit, quantity: add[index]!.quantidade }))
    return acceptWithFields(lang, paths.cart(), { ...swapFields(lines, units) }, visitor.response())
  } catch (error) {
    return failed(lang, error, visitor.response())
  }
}

/** The plain form that undoes a swap: adds the lines again and takes the kits out. */
export async function swapBackByForm(request: Request, lang: Lang, form: Form): Promise<Response> {
  const read = readSwap(form)
  if (!read) return backToCart(lang, 'falhou')
  const visitor = visitorOf(request, lang)
  try {
    const { cart } = await fetchCart(visitor.store)
    const take = read.kits.flatMap(({ kind, hash, quantity }) => {
      const kit = cart.items.find((item) => item.key === lineKey(kind, hash))
      return kit ? [{ ...kit, quantity }] : []
    })
    if (take.length < read.kits.length) return backToCart(lang, 'item_nao_encontrado', visitor.response())
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
