import type { InferType } from 'yup'
import { cartItemSchema, promotionSchema } from './cart.ts'
import { PAYMENT_KINDS, type PaymentKind } from './checkout.ts'
import {
  bareText,
  flag,
  label,
  list,
  money,
  numericOr,
  objectOrDefaults,
  recordOf,
  requiredText,
  text,
  wholeNumber,
} from './fields.ts'
import { messagesSchema } from './message.ts'
import { installmentSchema } from './price.ts'

/** The sections that an order needs, in the order of the page. */
const SECTIONS = ['itens', 'dados', 'entrega', 'opcao'] as const

/** A section that an order needs. */
export type DraftSection = (typeof SECTIONS)[number]

/** A delivery option; `valor` in reais, `dias` business days, `ate` the last day as YYYY-MM-DD (contract 4.28). */
const deliveryOptionSchema = recordOf({
  id: requiredText(),
  label: label(),
  valor: money().required(),
  dias: wholeNumber(),
  ate: text(),
})

/** A payment method; `desconto` is what it takes off the total, in reais (contract 4.28). */
export const PAYMENT = {
  id: bareText<PaymentKind>().oneOf(PAYMENT_KINDS).required(),
  label: label(),
  desconto: numericOr(0).min(0),
  // Whether no payment can arrive: the shop is a demonstration.
  demonstracao: flag(),
}

/** Amounts in reais: `desconto` is the progressive discount, `frete` is undefined before a delivery option is chosen. */
export const TOTALS = {
  subtotal: numericOr(0).min(0),
  desconto: numericOr(0).min(0),
  cupom: objectOrDefaults({ codigo: label(), desconto: numericOr(0).min(0) }),
  frete: money(),
  descontoPagamento: numericOr(0).min(0),
  total: numericOr(0).min(0),
}

/** The buyer of an order or of a checkout. */
export const WIRE_BUYER = { nome: text(), email: text(), cpf: text(), celular: text() }

/** The address to which an order goes; `destinatario` is '' when the buyer receives it, `observacao` is a note for the courier, `recado` the message of a gift. */
export const WIRE_ADDRESS = {
  cep: text(),
  logradouro: text(),
  numero: text(),
  complemento: text(),
  bairro: text(),
  cidade: text(),
  uf: text(),
  destinatario: text(),
  observacao: text(),
  presente: text(),
  recado: text(),
}

/** The checkout of the visitor's cart, response of GET and PUT checkout/draft (contract 4.28). Texts are '' before they are given. */
export const draftSchema = recordOf({
  versao: wholeNumber(),
  dados: objectOrDefaults(WIRE_BUYER),
  entrega: objectOrDefaults(WIRE_ADDRESS),
  opcao: text(),
  pagamento: text(),
  opcoes: list(deliveryOptionSchema),
  // Only a card whose installments are chosen at the checkout has them (contract 4.28).
  pagamentos: list(recordOf({ ...PAYMENT, parcelamento: list(installmentSchema) })),
  resumo: objectOrDefaults({
    itens: list(cartItemSchema),
    promocoes: list(promotionSchema),
    aceitaCupom: flag(),
    mensagens: messagesSchema,
    ...TOTALS,
  }),
  faltam: list(bareText<DraftSection>().oneOf(SECTIONS).required()),
})

/** The checkout of a cart. */
export type WireDraft = InferType<typeof draftSchema>
