import type { InferType } from 'yup'
import {
  bareText,
  flag,
  label,
  list,
  money,
  numericOr,
  objectOrDefaults,
  objectOrNull,
  recordOf,
  requiredText,
  text,
} from './fields.ts'
import { PAYMENT, TOTALS, WIRE_ADDRESS, WIRE_BUYER } from './draft.ts'
import { INSTALLMENT } from './price.ts'

/** The states of an order (contract 4.31). */
export const ORDER_STATES = [
  'aguardando_pagamento',
  'pago',
  'separado',
  'enviado',
  'entregue',
  'devolucao_pedida',
  'devolvido',
  'cancelado',
] as const

/** The state of an order. */
export type OrderState = (typeof ORDER_STATES)[number]

/** The text of an order's state. */
export const orderState = () => bareText<OrderState>().oneOf(ORDER_STATES).required()

/** A line of an order with the texts and prices of the moment of ordering; amounts in reais. */
const orderItemSchema = recordOf({
  sku: label(),
  nome: label(),
  detalhe: label(),
  imagem: text(),
  url: text(),
  quantidade: numericOr(1).integer().min(1),
  preco: money().required(),
  total: money().required(),
})

/** The states of a payment attempt on the provider's page. */
const ATTEMPT_STATES = ['pendente', 'recusada'] as const
export type AttemptState = (typeof ATTEMPT_STATES)[number]

/** The payment methods of such an attempt; '' for any other. */
const ATTEMPT_WAYS = ['cartao', 'boleto', 'pix', ''] as const
export type AttemptWay = (typeof ATTEMPT_WAYS)[number]

/** The payment of an order: `copiaECola` of a Pix, or `url` of a checkout; times are ISO 8601 (contract 4.30, 4.31). */
const orderPaymentSchema = objectOrDefaults({
  tipo: text(),
  copiaECola: text(),
  url: text(),
  expira: text(),
  /** Whether no payment can arrive, because the key is a demonstration's. */
  demonstracao: flag(),
  /** The buyer's last attempt on the provider's page; `url` is the page of the boleto or of the Pix code. */
  tentativa: objectOrNull({
    situacao: bareText<AttemptState>().oneOf(ATTEMPT_STATES).required(),
    meio: bareText<AttemptWay>().oneOf(ATTEMPT_WAYS).default('').defined(),
    url: text(),
  }),
  /** The installments that were chosen on the card page. */
  parcelamento: objectOrNull(INSTALLMENT),
})

/** Response of POST checkout/order (contract 4.30). */
export const orderCreatedSchema = recordOf({
  numero: requiredText(),
  chave: requiredText(),
  pagamento: orderPaymentSchema,
})

/** Response of POST checkout/order. */
export type WireOrderCreated = InferType<typeof orderCreatedSchema>

/** How money goes back to a buyer: by Pix, as a credit on the card, or into a bank account. */
export const REFUND_WAYS = ['pix', 'cartao', 'deposito'] as const

/** How a refund was made. */
export type RefundWay = (typeof REFUND_WAYS)[number]

/** Money that went back to the buyer: `valor` in reais, `dia` as YYYY-MM-DD. */
const refundSchema = recordOf({
  valor: money().required(),
  meio: bareText<RefundWay>().oneOf(REFUND_WAYS).required(),
  dia: requiredText(),
})

/** An order, response of GET order/{numero} (contract 4.31). When it is read by e-mail address, CPF and delivery address are masked. */
export const orderSchema = recordOf({
  numero: requiredText(),
  chave: text(),
  estado: orderState(),
  criado: text(),
  prazo: text(),
  itens: list(orderItemSchema),
  dados: objectOrDefaults(WIRE_BUYER),
  entrega: objectOrDefaults(WIRE_ADDRESS),
  opcao: objectOrDefaults({ id: text(), label: label(), valor: money(), dias: numericOr(0), ate: text() }),
  totais: objectOrDefaults(TOTALS),
  pagamento: orderPaymentSchema,
  /** The payment methods to which the buyer may change, with the order's total. */
  outrosPagamentos: list(recordOf({ ...PAYMENT, total: money().required() })),
  rastreio: objectOrNull({ transportadora: label(), codigo: label(), url: text() }),
  reembolsos: list(refundSchema),
  notaFiscal: objectOrNull({ chave: requiredText(), url: text() }),
  historico: list(recordOf({ estado: orderState(), em: requiredText(), motivo: label() })),
  podeGuardar: flag(),
  podeDesistir: flag(),
  primeiraVista: flag(),
})

/** An order. */
export type WireOrder = InferType<typeof orderSchema>

/** Response of GET checkout/orders, newest first (contract 4.33). */
export const ordersSchema = recordOf({
  pedidos: list(
    recordOf({
      numero: requiredText(),
      chave: requiredText(),
      estado: orderState(),
      criado: text(),
      total: money().required(),
      presente: flag(),
      itens: numericOr(0).integer(),
      linhas: list(
        recordOf({
          nome: label(),
          detalhe: label(),
          imagem: text(),
          quantidade: numericOr(1).integer().min(1),
        }),
      ),
    }),
  ),
})

/** The orders of an account. */
export type WireOrders = InferType<typeof ordersSchema>

/** Response of POST checkout/orders: the orders that are now in the account, and those with another e-mail address (contract 4.33). */
export const keptOrdersSchema = recordOf({ guardados: list(requiredText()), outros: list(requiredText()) })

/** Response of POST checkout/orders. */
export type WireKeptOrders = InferType<typeof keptOrdersSchema>
