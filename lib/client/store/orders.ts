import { orderSchema, ordersSchema, type WireOrder } from '../../contract/order-document.ts'
import { webAddress } from '../../shop/web-address.ts'
import { toCents } from '../../shop/money.ts'
import type { ListedOrder, ShopOrder } from '../../shop/order.ts'
import { isCalendarDay } from '../../shop/store-time.ts'
import type { ApiClient } from '../api-client.ts'
import { pathIn, pictureIn } from './address.ts'
import { toTotals } from './checkout.ts'
import { toInstallment } from './item-price.ts'

/** What a reader knows of an order: the key of its page, or the buyer's e-mail address. */
export type OrderAccess = { key: string } | { email: string }

/** The path of an order in the store API (contract 4.31). */
export const orderPath = (number: string) => `order/${encodeURIComponent(number)}`

/** The path of an account's orders in the store API (contract 4.33). */
export const ORDERS_PATH = 'checkout/orders'

/** GET order/{numero}: an order (contract 4.31). Throws ApiError; status 404 for a wrong pair, 429 after too many attempts. */
export async function getOrder(store: ApiClient, number: string, access: OrderAccess): Promise<ShopOrder> {
  const query = 'key' in access ? { chave: access.key } : { email: access.email }
  return toOrder(await store.call('get', orderPath(number), orderSchema, { query }))
}

/** GET checkout/orders: the orders of the signed-in account, newest first (contract 4.33). Throws ApiError; status 401 without an account. */
export async function getOrders(store: ApiClient): Promise<ListedOrder[]> {
  const { pedidos } = await store.call('get', ORDERS_PATH, ordersSchema)
  return pedidos.map(({ numero, chave, estado, criado, total, presente, itens, linhas }) => ({
    number: numero,
    key: chave,
    state: estado,
    createdAt: criado,
    total: toCents(total),
    ...(presente && { isGift: true as const }),
    units: itens,
    lines: linhas.map(({ nome, detalhe, imagem, quantidade }) => ({
      name: nome,
      detail: detalhe,
      picture: pictureIn(imagem),
      quantity: quantidade,
    })),
  }))
}

function toOrder(order: WireOrder): ShopOrder {
  const { opcao, pagamento, rastreio, notaFiscal } = order
  return {
    number: order.numero,
    key: order.chave,
    state: order.estado,
    createdAt: order.criado,
    lines: order.itens.map(({ sku, nome, detalhe, imagem, url, quantidade, preco, total }) => ({
      sku,
      name: nome,
      detail: detalhe,
      picture: pictureIn(imagem),
      path: pathIn(url),
      quantity: quantidade,
      price: toCents(preco),
      total: toCents(total),
    })),
    buyer: order.dados,
    address: order.entrega,
    delivery: {
      id: opcao.id,
      label: opcao.label,
      price: toCents(opcao.valor ?? 0),
      days: opcao.dias,
      until: isCalendarDay(opcao.ate) ? opcao.ate : '',
    },
    totals: toTotals(order.totais),
    payment: {
      kind: pagamento.tipo,
      copyPaste: pagamento.copiaECola,
      url: webAddress(pagamento.url),
      until: order.prazo || pagamento.expira,
      isDemo: pagamento.demonstracao,
      attempt: pagamento.tentativa
        ? {
            state: pagamento.tentativa.situacao,
            way: pagamento.tentativa.meio,
            url: webAddress(pagamento.tentativa.url),
          }
        : undefined,
      installments: pagamento.parcelamento ? toInstallment(pagamento.parcelamento) : undefined,
    },
    otherPayments: order.outrosPagamentos.map(({ id, label, desconto, total, demonstracao }) => ({
      id,
      label,
      discount: toCents(desconto),
      total: toCents(total),
      isDemo: demonstracao,
    })),
    tracking: rastreio
      ? { carrier: rastreio.transportadora, code: rastreio.codigo, url: webAddress(rastreio.url) }
      : undefined,
    refunds: order.reembolsos
      .filter(({ dia }) => isCalendarDay(dia))
      .map(({ valor, meio, dia }) => ({ amount: toCents(valor), way: meio, day: dia })),
    invoice: notaFiscal ? { key: notaFiscal.chave, url: webAddress(notaFiscal.url) } : undefined,
    history: order.historico.map(({ estado, em, motivo }) => ({ state: estado, at: em, reason: motivo })),
    canClaim: order.podeGuardar,
    canWithdraw: order.podeDesistir,
    isFirstView: order.primeiraVista,
  }
}
