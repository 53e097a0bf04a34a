import { draftSchema, type WireDraft } from '../../contract/draft.ts'
import type { CheckoutDraft, DeliveryChoice, OrderTotals } from '../../shop/checkout.ts'
import { toCents } from '../../shop/money.ts'
import { isCalendarDay } from '../../shop/store-time.ts'
import type { ApiClient } from '../api-client.ts'
import { toCartItems, couponIn } from './cart.ts'
import { toInstallment } from './item-price.ts'

/** The path of a checkout's draft in the store API (contract 4.28). */
export const DRAFT_PATH = 'checkout/draft'

/** The path that places an order (contract 4.30). */
export const ORDER_PATH = 'checkout/order'

/** GET checkout/draft: the checkout of the visitor's cart (contract 4.28). Throws ApiError. */
export async function getDraft(store: ApiClient): Promise<CheckoutDraft> {
  const draft = await store.call('get', DRAFT_PATH, draftSchema)
  const { versao, dados, entrega, opcao, opcoes, pagamento, pagamentos, resumo, faltam } = draft
  return {
    version: versao,
    buyer: dados,
    address: entrega,
    option: opcao,
    options: opcoes.map(toChoice),
    payment: pagamento,
    payments: pagamentos.map(({ id, label, desconto, demonstracao, parcelamento }) => ({
      id,
      label,
      discount: toCents(desconto),
      isDemo: demonstracao,
      plan: parcelamento.map(toInstallment),
      total: toCents(resumo.total) + toCents(resumo.descontoPagamento) - toCents(desconto),
    })),
    items: toCartItems(resumo.itens),
    coupon: couponIn(resumo.promocoes),
    takesCoupons: resumo.aceitaCupom,
    totals: toTotals(resumo),
    missing: faltam,
    limitNotice: messagesOf(resumo, 'valor_maximo'),
    stockNotice: messagesOf(resumo, 'estoque_alterado'),
  }
}

// The store's messages with a code, as one text.
function messagesOf({ mensagens }: WireDraft['resumo'], code: string): string {
  return mensagens.flatMap(({ codigo, mensagem }) => (codigo === code ? mensagem : [])).join(' ')
}

/** A delivery option in cents. */
function toChoice({ id, label, valor, dias, ate }: WireDraft['opcoes'][number]): DeliveryChoice {
  return { id, label: label || id, price: toCents(valor), days: dias, until: isCalendarDay(ate) ? ate : '' }
}

/** The amounts of a checkout or an order in cents. */
export function toTotals(
  totals: Pick<
    WireDraft['resumo'],
    'subtotal' | 'desconto' | 'cupom' | 'frete' | 'descontoPagamento' | 'total'
  >,
): OrderTotals {
  const { subtotal, desconto, cupom, frete, descontoPagamento, total } = totals
  const coupon = { code: cupom.codigo, discount: toCents(cupom.desconto) }
  return {
    subtotal: toCents(subtotal),
    discount: toCents(desconto),
    coupon: coupon.code === '' || coupon.discount === 0 ? undefined : coupon,
    shipping: frete === undefined ? undefined : toCents(frete),
    paymentDiscount: toCents(descontoPagamento),
    total: toCents(total),
  }
}
