import { cartSchema, type Cart, type WireCartItem } from '../../contract/cart.ts'
import { MAX_UNITS } from '../../shop/build-kit.ts'
import type { CartLine } from '../../shop/cart-line.ts'
import { hasLinesOf } from '../../shop/requested-items.ts'
import type { CartCoupon, CartItem, ShopCart } from '../../shop/cart.ts'
import { drawerInstallment } from '../../shop/installments.ts'
import { toCents, type Cents } from '../../shop/money.ts'
import type { ApiClient } from '../api-client.ts'
import { ApiError, type StoreMessage } from '../errors.ts'
import { pathIn, pictureIn } from './address.ts'
import { toInstallment } from './item-price.ts'

/** The cart after a call, and the store's messages; a read returns only lasting warnings (contract 3.5). */
export interface CartResponse {
  cart: ShopCart
  messages: StoreMessage[]
  /** The event id for analytics: new after an add (P27), '' after any other call. */
  eventId: string
}

/** The fields that identify a cart line at the store (contract 4.13). */
export type CartLineId = Pick<CartItem, 'hash' | 'kind' | 'isFlat'>

const PATH = 'checkout/cart'

// The attributes of a line, such as 'Tamanho: 200 g': at most one `unico` and one `simples` (platform 3.6).
function attributesOf({ unico, simples }: WireCartItem['atributos']): NonNullable<CartItem['attributes']> {
  return [unico, simples].flatMap((one) => {
    const value = one?.atributoValor.label
    return value ? [{ name: one.atributo.label, value }] : []
  })
}

// The embedded store names a flavoured kit '1 pote - Cranberry' and any other 'Sérum - 1 frasco'. In both the shop shows the product as
// the title, and size and flavour below it.
function splitName(product: string, name: string): Pick<CartItem, 'product' | 'name'> {
  const prefix = `${product} - `
  if (product && name.startsWith(prefix)) return { product, name: name.slice(prefix.length) }
  return { product: product && !name.includes(product) ? product : undefined, name }
}

function toItem(item: WireCartItem, isFlat: boolean): CartItem[] {
  const { hash, tipo, nome, produto, imagem, quantidade, precos, url } = item
  const sku = item.skuItem || item.sku
  const { product, name } = splitName(produto, nome || produto || sku || (hash ? String(hash.idProduto) : ''))
  if (!name) return []
  const attributes = attributesOf(item.atributos)
  const { porUnidade } = precos
  const contents = item.conteudo.flatMap(({ imagem: src, quantidade: count = 1 }) =>
    Array<string>(Math.min(count, MAX_UNITS)).fill(pictureIn(src)),
  )
  const total = lineTotal(item)
  const from = fullTotal(item)
  const line = {
    kind: tipo,
    ...(isFlat && { isFlat }),
    ...(sku && { sku }),
    name,
    product,
    ...(attributes.length > 0 && { attributes }),
    picture: pictureIn(imagem),
    path: pathIn(url),
    quantity: quantidade ?? Math.max(0, hash?.quantidade ?? 0),
    price: precos.precoPor === undefined ? undefined : toCents(precos.precoPor),
    total,
    ...(from !== undefined && from > (total ?? from) && { totalFrom: from }),
    ...(item.disponivel !== undefined && { available: item.disponivel }),
    ...(porUnidade !== undefined &&
      item.unidade && { perUnit: { price: toCents(porUnidade), unit: item.unidade } }),
    ...(contents.length > 0 && { contents }),
  }
  // A line without a key, or with an unknown quantity, cannot be changed.
  if (!hash)
    return [
      { ...line, key: JSON.stringify([tipo, name, attributes]), hash: { idProduto: 0 }, isReadOnly: true },
    ]
  const key = lineKey(tipo, hash)
  return [{ ...line, key, hash, ...(line.quantity === 0 && { isReadOnly: true as const }) }]
}

/** The key of a line in its cart, from what the store sent of it. */
export function lineKey(kind: string, hash: CartItem['hash']): string {
  return JSON.stringify([kind, { ...hash, quantidade: undefined }])
}

// The spec's lines have only a unit price; such a line costs price times quantity.
function lineTotal({ precos: { precoPor, total }, quantidade }: WireCartItem): Cents | undefined {
  if (total !== undefined) return toCents(total)
  return precoPor === undefined || quantidade === undefined ? undefined : toCents(precoPor) * quantidade
}

function fullTotal({ precos: { precoDe }, quantidade }: WireCartItem): Cents | undefined {
  return precoDe === undefined || quantidade === undefined ? undefined : toCents(precoDe) * quantidade
}

/** Maps a cart response to the shop's cart; total and installment follow contract 4.10 and platform 3.6. */
export function toCart(cart: Cart): ShopCart {
  const { versao, itens, subtotal, total, promocoes, aceitaCupom } = cart
  // Only a store that follows docs/store-api.md reads `hash`; it sends a version of at least 1 with every cart that has lines.
  const items = toCartItems(itens, versao === 0)
  const before = centsOf(subtotal.valor ?? (itens.length === 0 ? 0 : undefined))
  const stated = centsOf(subtotal.descontoVista.valor)
  const upfront = stated !== undefined && stated > 0 && stated < (before ?? Infinity) ? stated : undefined
  const after = centsOf(total.valor) ?? upfront ?? before
  return {
    version: versao,
    // The number of units, on the cart button. Not `quantidadeItens`, which is the number of lines (contract 4.10, platform 3.6).
    count: cart.quantidadeTotal ?? cart.qtdItens ?? items.reduce((sum, { quantity }) => sum + quantity, 0),
    items,
    subtotal: before,
    discount: before === undefined || after === undefined ? 0 : Math.max(0, before - after),
    total: after,
    isUpfrontTotal: total.valor === undefined && upfront !== undefined,
    hasLineDiscount: isBelowLines(before, items) || promocoes.some(({ desconto }) => desconto > 0),
    coupon: couponIn(promocoes),
    takesCoupons: aceitaCupom,
    installment: drawerInstallment(subtotal.parcelamento.map(toInstallment)),
  }
}

/** Maps the lines of a cart or checkout; `isFlat` for a store that reads the fields of a line's hash directly (platform 3.6). */
export function toCartItems(items: readonly WireCartItem[], isFlat = false): CartItem[] {
  return items.flatMap((item) => toItem(item, isFlat)).map(uniqueKeys())
}

// Without the total of every line the discount is unknown.
function isBelowLines(subtotal: Cents | undefined, items: readonly CartItem[]): boolean {
  const totals = items.flatMap(({ total }) => total ?? [])
  if (subtotal === undefined || totals.length < items.length) return false
  return subtotal < totals.reduce((sum, total) => sum + total, 0)
}

const centsOf = (reais: number | undefined) => (reais === undefined ? undefined : toCents(reais))

// Two lines of a store may have equal keys; each row of the page needs its own.
function uniqueKeys() {
  const seen = new Map<string, number>()
  return (item: CartItem): CartItem => {
    const times = (seen.get(item.key) ?? 0) + 1
    seen.set(item.key, times)
    return times === 1 ? item : { ...item, key: `${item.key} ${times}` }
  }
}

/** The coupon among the promotions of a cart or checkout (contract 4.20). */
export function couponIn(promotions: Cart['promocoes']): CartCoupon | undefined {
  const found = promotions.find(({ tipo, codigo }) => tipo === 'cupom' && codigo !== '')
  if (!found) return undefined
  const { codigo: code, atingida: applies, desconto, falta, meta } = found
  return { code, applies, discount: toCents(desconto), missing: toCents(falta), minimum: toCents(meta) }
}

/** The code of the store's warning about the purchase limit; the checkout button shows that warning itself (P15). */
const ABOVE_LIMIT = 'valor_maximo'

function toCartResponse(body: Cart): CartResponse {
  const messages = body.mensagens
    .filter(({ codigo }) => codigo !== ABOVE_LIMIT)
    .map(({ tipo, mensagem }) => ({ kind: tipo, text: mensagem }))
  const { eventId } = body.estrutura.apps.pixelFacebook
  return { cart: toCart(body), messages, eventId }
}

/** GET checkout/cart: the visitor's cart, empty without a session (contract 4.11). Throws ApiError. */
export async function fetchCart(store: ApiClient): Promise<CartResponse> {
  return toCartResponse(await store.call('get', PATH, cartSchema))
}

/** The request body of an add; ids and quantity are strings, as the store expects (contract 4.12). */
export function addBody({ idProduto, tipo, quantidade, adicional = '', itens, hasOwnQuantities }: CartLine): {
  tipo: CartLine['tipo']
  itens: Record<string, unknown>[]
} {
  // The store's own items are sent back as they were received: those of a list unchanged, others with only the quantity changed (platform 3.3, 3.5).
  if (itens && hasOwnQuantities) return { tipo, itens: itens.map((body) => ({ ...body })) }
  if (itens) return { tipo, itens: itens.map((body) => ({ ...body, quantidade: String(quantidade) })) }
  const noVariation = { idAtributoSimples: '0', idUnidadeVenda: '0', idArmazem: '0' }
  const item = { idProduto: String(idProduto), ...noVariation, quantidade: String(quantidade) }
  return { tipo, itens: [{ ...item, adicional, parametros: '' }] }
}

/** POST checkout/cart: adds a line; a retry with the same `key` does not add it twice. Throws ApiError, also when a 2xx lacks the line (contract 4.12). */
export async function addCartLine(store: ApiClient, line: CartLine, key: string): Promise<CartResponse> {
  const headers = { 'idempotency-key': key }
  const response = toCartResponse(
    await store.call('post', PATH, cartSchema, { body: addBody(line), headers }),
  )
  const hashes = response.cart.items.map(({ hash }) => hash)
  if (hasLinesOf(line, hashes)) return response
  throw new ApiError('contract', 'The store did not add the line', { messages: response.messages })
}

/** `addCartLine`, sent again after a network failure; both requests have the same key, so the line is added once even if both arrive (contract 3.2). */
export async function addWithOneRetry(store: ApiClient, line: CartLine, key: string): Promise<CartResponse> {
  try {
    return await addCartLine(store, line, key)
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'network') return addCartLine(store, line, key)
    throw error
  }
}

/**
 * The request body that identifies a line, with its new quantity if given: the fields of its hash, and for a store that follows
 * docs/store-api.md also `hash` itself (contract 4.13, platform 3.6).
 */
export function changeBody({ hash, kind, isFlat }: CartLineId, quantity?: number) {
  return { ...hash, ...(!isFlat && { hash }), tipo: kind, quantidade: quantity }
}

/** PUT checkout/cart: sets an absolute quantity of at least 1, which the store clamps (contract 4.13). Throws ApiError. */
export async function setCartQuantity(
  store: ApiClient,
  line: CartLineId,
  quantity: number,
): Promise<CartResponse> {
  return toCartResponse(await store.call('put', PATH, cartSchema, { body: changeBody(line, quantity) }))
}

/** Sets a quantity while the page unloads: keepalive lets the browser finish it, and the response is ignored. */
export function setCartQuantityOnLeave(line: CartLineId, quantity: number): void {
  const url = new URL(`/v2/front/${PATH}`, location.origin)
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(changeBody(line, quantity))
  fetch(url, { method: 'PUT', keepalive: true, headers, body }).catch(() => {})
}

/** DELETE checkout/cart: removes a line; succeeds when the line does not exist (contract 4.14). Throws ApiError. */
export async function deleteCartLine(store: ApiClient, line: CartLineId): Promise<CartResponse> {
  return toCartResponse(await store.call('delete', PATH, cartSchema, { body: changeBody(line) }))
}
