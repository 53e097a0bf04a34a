import {
  addToCartSchema,
  removeCartLineSchema,
  updateCartLineSchema,
  type AddToCart,
  type RemoveCartLine,
} from '#lib/contract/cart-requests.ts'
import type { FieldIssue } from '#lib/contract/error.ts'
import { validate } from '#lib/contract/validate.ts'
import {
  addLines,
  readCart,
  removeLine,
  setLineQuantity,
  type CartResult,
  type CartCall,
} from '../store/cart.ts'
import { cartTag } from '../store/cart-document.ts'
import type { CartLineKey } from '../store/cart-lines.ts'
import type { Rejection } from '../store/cart-plan.ts'
import { fingerprint, readKey } from '../store/idempotency.ts'
import { allInCartText, chooseText, onRequestText } from '../store/texts.ts'
import type { Call, Handler } from './call.ts'
import { CACHE, failure, type HandlerResult } from './handler-result.ts'

/** GET checkout/cart (contract 4.11). */
export const getCartHandler: Handler = async (call) =>
  cartResult(call, await readCart(call.store, call.token, call.language))

/** POST checkout/cart (contract 4.12). */
export const postCartHandler: Handler = async (call) => {
  const read = validate(addToCartSchema, call.body)
  if ('fields' in read) return invalid(call, read.fields)
  const { tipo, itens } = read.value
  const requests = itens.map((item) => ({
    ...lineKey({ ...item, tipo }),
    parameters: item.parametros,
    quantity: item.quantidade,
    place: item.lugar,
  }))
  return withCall(call, (cartCall) => addLines(call.store, { ...cartCall, ifMatch: null }, requests))
}

/** PUT checkout/cart (contract 4.13). */
export const putCartHandler: Handler = async (call) => {
  const read = validate(updateCartLineSchema, call.body)
  if ('fields' in read) return invalid(call, read.fields)
  const request = { ...lineKey(read.value), parameters: '', quantity: read.value.quantidade }
  return withCall(call, (cartCall) => setLineQuantity(call.store, cartCall, request))
}

/**
 * DELETE checkout/cart. The query can name the line too, because some proxies drop the body of a DELETE (contract
 * 4.14).
 */
export const deleteCartHandler: Handler = async (call) => {
  const read = validate(removeCartLineSchema, call.body ?? Object.fromEntries(call.query))
  if ('fields' in read) return invalid(call, read.fields)
  const key = lineKey(read.value)
  return withCall(call, (cartCall) => removeLine(call.store, cartCall, key))
}

async function withCall(
  call: Call,
  change: (cartCall: CartCall) => Promise<CartResult>,
): Promise<HandlerResult> {
  const key = readKey(call.headers)
  if (key === undefined)
    return failure(call, 422, 'campo_invalido', { fields: { 'Idempotency-Key': ['invalido'] } })
  const requestFingerprint = () => fingerprint(call.method, call.search, call.text)
  const result = await change({
    token: call.token,
    language: call.language,
    ifMatch: call.headers.get('if-match'),
    keyed: key === null ? null : { key, fingerprint: requestFingerprint() },
    ip: call.ip,
  })
  return cartResult(call, result)
}

/** The response to a cart request (contract 4.11–4.14). */
export function cartResult(call: Call, result: CartResult): HandlerResult {
  if (result.kind === 'rejected') return rejected(call, result.rejection)
  if (result.kind === 'key-conflict') return failure(call, 409, 'chave_repetida')
  if (result.kind === 'other-version')
    return failure(call, 412, 'versao_alterada', {
      extra: { carrinho: result.document },
      etag: cartTag(result.document.versao),
    })
  return {
    status: 200,
    body: result.body,
    etag: cartTag(result.version),
    cacheControl: CACHE.personal,
    ...(result.session !== undefined && { session: result.session }),
  }
}

function rejected(call: Call, rejection: Rejection): HandlerResult {
  switch (rejection.reason) {
    case 'unknown':
      return invalid(call, { [`itens.${rejection.index}.idProduto`]: ['invalido'] })
    case 'not-filled':
      return failure(call, 422, 'produto_invalido', {
        fields: { [`itens.${rejection.index}.adicional`]: ['invalido'] },
      })
    case 'no-choice':
      return failure(call, 422, 'produto_invalido', {
        text: chooseText(rejection.attribute[call.language], call.language),
        fields: { [`itens.${rejection.index}.idAtributoSimples`]: ['obrigatorio'] },
      })
    case 'on-request':
      return failure(call, 422, 'produto_invalido', {
        text: onRequestText(call.language),
        fields: { [`itens.${rejection.index}.idProduto`]: ['invalido'] },
      })
    case 'sold-out':
      return failure(call, 409, 'esgotado', rejection.hasStock ? { text: allInCartText(call.language) } : {})
    case 'full':
      return failure(call, 409, 'carrinho_cheio')
    case 'absent':
      return failure(call, 404, 'item_nao_encontrado')
  }
}

// A wrong product is reported before other errors, because a shopper who has not chosen a flavour causes it
// (spec section 8).
function invalid(call: Call, fields: Record<string, FieldIssue[]>): HandlerResult {
  const names = Object.keys(fields)
  const has = (field: string) => names.some((name) => name === field || name.endsWith(`.${field}`))
  const code = has('idProduto')
    ? 'produto_invalido'
    : has('quantidade')
      ? 'quantidade_invalida'
      : 'campo_invalido'
  return failure(call, 422, code, { fields })
}

function lineKey(line: RemoveCartLine | (AddToCart['itens'][number] & Pick<AddToCart, 'tipo'>)): CartLineKey {
  return {
    kind: line.tipo,
    itemId: line.idProduto,
    attributeId: line.idAtributoSimples,
    saleUnitId: line.idUnidadeVenda,
    warehouseId: line.idArmazem,
    extra: line.adicional,
  }
}
