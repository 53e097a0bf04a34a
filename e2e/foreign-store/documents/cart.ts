import { productById, priceOf } from '../products/all.ts'
import type { StoreProduct, Value } from '../products/store-product.ts'
import { EMPTY, phpAmount } from '../php.ts'
import type { Line, StoreSession } from '../sessions.ts'
import { BUNDLES } from '../tree.ts'
import { storePictureUrl } from './pictures.ts'
import { installments } from './price.ts'

const UPFRONT_PERCENT = 5
const COUPON_PERCENT = 10

/** The product and value of a line; undefined for a list. */
export function productOfLine(line: Line): { product: StoreProduct; value: Value | undefined } | undefined {
  const product = line.kind === 'produto' ? productById(line.id) : undefined
  return product && { product, value: product.choice?.values.find(({ id }) => id === line.valueId) }
}

/** The price of one unit of a line in cents. */
function unitPrice(line: Line): number {
  const found = productOfLine(line)
  if (found) return priceOf(found.product, found.value) ?? 0
  return BUNDLES.find(({ id }) => id === line.id)?.price ?? 0
}

/** The amount of a cart in cents. */
export function subtotal(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + unitPrice(line) * line.quantity, 0)
}

/** The name of a line. */
export function nameOf(line: Line): string {
  return productOfLine(line)?.product.name ?? BUNDLES.find(({ id }) => id === line.id)?.name ?? ''
}

/** Returns the cart document (platform 3.6), without total, shipping, coupon or version. `messages` may have any of the forms that stores send. */
export function cartJson(origin: string, session: StoreSession, messages: unknown) {
  // A coupon lowers the amount, but the cart does not name it.
  const amount = Math.round(subtotal(session.lines) * (session.coupon ? 1 - COUPON_PERCENT / 100 : 1))
  const upfront = Math.round(amount * (1 - UPFRONT_PERCENT / 100))
  return {
    quantidadeItens: session.lines.length,
    quantidadeTotal: String(session.lines.reduce((sum, { quantity }) => sum + quantity, 0)),
    quantidadePontos: 0,
    mensagens: messages,
    itens: session.lines.map((line) => lineDocument(origin, line)),
    subtotal:
      amount === 0
        ? EMPTY
        : {
            valor: amount / 100,
            descontoVista: {
              valor: phpAmount(upfront, 'plain text'),
              porcentagem: UPFRONT_PERCENT,
              desconto: (amount - upfront) / 100,
            },
            parcelamento: installments('free', amount, (cents) => cents / 100),
          },
  }
}

function lineDocument(origin: string, line: Line) {
  const found = productOfLine(line)
  const price = unitPrice(line)
  const amount = (cents: number) => phpAmount(cents, found?.product.moneyStyle ?? 'number')
  const label = found?.value?.label
  return {
    nome: nameOf(line),
    sku: found ? `SKU-${found.product.id}` : '',
    tipo: line.kind,
    conjunto: EMPTY,
    quantidade: String(line.quantity),
    imagem: found && found.product.pictures > 0 ? storePictureUrl(origin, found.product.id, 0, 200) : '',
    precos: {
      precoDe: amount(found?.product.was ?? price),
      precoPor: amount(price),
      descontoVista: 0,
      total: amount(price * line.quantity),
      tipo: 'unitario',
    },
    atributos: {
      unico: EMPTY,
      simples:
        label === undefined
          ? EMPTY
          : {
              atributo: {
                id: String(found!.product.choice!.id),
                label: found!.product.choice!.name,
                tipo: 'texto',
              },
              atributoValor: { id: String(line.valueId), label, imagem: '' },
            },
    },
    upsell: EMPTY,
    personalizacao: EMPTY,
    hash: {
      idProduto: line.id,
      idAtributoSimples: line.valueId,
      idUnidadeVenda: line.unitId,
      idArmazem: line.warehouseId,
      quantidade: line.quantity,
      adicional: line.extra,
    },
  }
}
