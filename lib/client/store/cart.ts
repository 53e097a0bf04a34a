import { cartSchema, type Cart, type CartItem as WireItem } from '../../contract/cart.ts'
import { pathOfUrl } from '../../routes/paths.ts'
import type { CartLine } from '../../shop/cart-line.ts'
import type { CartItem, ShopCart } from '../../shop/cart.ts'
import { drawerInstallment } from '../../shop/installments.ts'
import { toCents } from '../../shop/money.ts'
import { pictureName } from '../../shop/pictures.ts'
import type { ApiClient } from '../api-client.ts'
import { ApiError, readMessages, type StoreMessage } from '../errors.ts'

/** The cart after a call, with what the store says about it; from a read only standing warnings (contract 3.5). */
export interface CartAnswer {
  cart: ShopCart
  messages: StoreMessage[]
  /** The id of this view's events, which an add renews (P27); '' from every other call. */
  eventId: string
}

/** What of a line the store needs to find it again (contract 4.13). */
export type LineName = Pick<CartItem, 'hash' | 'tipo'>

const PATH = 'checkout/cart'

function toItem(item: WireItem): CartItem {
  const { hash, tipo, nome, produto, imagem, quantidade, precos, url } = item
  const sku = item.skuItem || item.sku
  return {
    key: JSON.stringify([tipo, { ...hash, quantidade: undefined }]),
    hash,
    tipo,
    ...(sku && { sku }),
    name: nome,
    product: produto && !nome.includes(produto) ? produto : undefined,
    picture: pictureName(imagem),
    path: url ? pathOfUrl(url) : undefined,
    quantity: quantidade,
    price: toCents(precos.precoPor),
    total: toCents(precos.total),
  }
}

/** A cart of the wire as the shop shows it: total and installment by the rules of contract 4.10. */
export function toCart({ versao, quantidadeTotal, itens, subtotal, total }: Cart): ShopCart {
  const before = toCents(subtotal.valor)
  const after = toCents(total?.valor ?? subtotal.descontoVista?.valor ?? subtotal.valor)
  const plan = subtotal.parcelamento.map(({ parcelas, valorParcela, taxa }) => ({
    count: parcelas,
    each: toCents(valorParcela),
    ratePercent: taxa,
  }))
  return {
    version: versao,
    count: quantidadeTotal,
    items: itens.map(toItem),
    subtotal: before,
    discount: Math.max(0, before - after),
    total: after,
    installment: drawerInstallment(plan),
  }
}

/** The code of the store's warning about the purchase limit: Purchase itself tells that one (P15). */
const ABOVE_LIMIT = 'valor_maximo'

function toAnswer(body: Cart): CartAnswer {
  const mensagens = body.mensagens.filter(({ codigo }) => codigo !== ABOVE_LIMIT)
  const { eventId } = body.estrutura.apps.pixelFacebook
  return { cart: toCart(body), messages: readMessages({ mensagens }), eventId }
}

/** GET checkout/cart: the visitor's cart, empty without a session (contract 4.11). Throws ApiError. */
export async function getCart(store: ApiClient): Promise<CartAnswer> {
  return toAnswer(await store.call('get', PATH, cartSchema))
}

/** The body of an add, ids and quantity as the real shop writes them (contract 4.12). */
export function addBody({ idProduto, tipo, quantidade, adicional = '' }: CartLine) {
  const none = { idAtributoSimples: '0', idUnidadeVenda: '0', idArmazem: '0' }
  const item = { idProduto: String(idProduto), ...none, quantidade: String(quantidade) }
  return { tipo, itens: [{ ...item, adicional, parametros: '' }] }
}

/** POST checkout/cart; a repeat with the same `key` adds nothing twice. Throws ApiError, also when a 2xx lacks the line (contract 4.12). */
export async function addCartLine(store: ApiClient, line: CartLine, key: string): Promise<CartAnswer> {
  const headers = { 'idempotency-key': key }
  const answer = toAnswer(await store.call('post', PATH, cartSchema, { body: addBody(line), headers }))
  if (answer.cart.items.some(({ hash }) => hash.idProduto === line.idProduto)) return answer
  throw new ApiError('contract', 'The store did not add the line', { messages: answer.messages })
}

/** The body that names a line, and its new quantity if there is one: both forms at once, in this order (contract 4.13). */
export function changeBody({ hash, tipo }: LineName, quantity?: number) {
  return { ...hash, hash, tipo, quantidade: quantity }
}

/** PUT checkout/cart: an absolute quantity from 1 on, clamped by the store (contract 4.13). Throws ApiError. */
export async function setCartQuantity(
  store: ApiClient,
  line: LineName,
  quantity: number,
): Promise<CartAnswer> {
  return toAnswer(await store.call('put', PATH, cartSchema, { body: changeBody(line, quantity) }))
}

/** The same change from a page that is going away: the browser finishes it on its own, nobody reads the answer. */
export function setCartQuantityOnLeave(line: LineName, quantity: number): void {
  const url = new URL(`/v2/front/${PATH}`, location.origin)
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(changeBody(line, quantity))
  fetch(url, { method: 'PUT', keepalive: true, headers, body }).catch(() => {})
}

/** DELETE checkout/cart: the cart without the line, also when it was gone already (contract 4.14). Throws ApiError. */
export async function removeCartLine(store: ApiClient, line: LineName): Promise<CartAnswer> {
  return toAnswer(await store.call('delete', PATH, cartSchema, { body: changeBody(line) }))
}
