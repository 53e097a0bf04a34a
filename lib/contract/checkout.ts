import type { InferType } from 'yup'
import { cpfOf } from './cpf.ts'
import { bareNumber, bareText, list, objectOf, requiredText } from './fields.ts'
import { MAX_INTEGER } from './numbers.ts'
import { atMost, email, MAX_NAME, personName, phone, trimmed, typedText } from './person.ts'
import { postalCode } from './shipment.ts'

// The bodies of the checkout (contract 4.28, 4.30). Each of their error messages is one of FIELD_ISSUES.

/** The states of Brazil by their postal abbreviation. */
export const STATES = [
  'AC',
  'AL',
  'AP',
  'AM',
  'BA',
  'CE',
  'DF',
  'ES',
  'GO',
  'MA',
  'MT',
  'MS',
  'MG',
  'PA',
  'PB',
  'PR',
  'PE',
  'PI',
  'RJ',
  'RN',
  'RS',
  'RO',
  'RR',
  'SC',
  'SP',
  'SE',
  'TO',
]

/** The payment methods that the store may offer. */
export const PAYMENT_KINDS = ['pix', 'mercado-pago', 'cartao-demonstracao'] as const

/** A payment method. */
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

/** Maximum lengths of an address, in characters. */
export const MAX_STREET = 120
export const MAX_HOUSE = 20
export const MAX_COMPLEMENT = 80
export const MAX_DISTRICT = 80
export const MAX_CITY = 80
export const MAX_NOTE = 300
const MAX_GIFT_MESSAGE = 200
/** Maximum length of the reason of a withdrawal, in characters. */
export const MAX_REASON = 500

const oneLine = (max: number) => typedText((value) => value.replace(/\s+/g, ' ').trim()).max(max, 'longo')

/** The text of a CPF, parsed to its eleven digits. */
const cpf = () =>
  typedText((value) => cpfOf(value) ?? value.trim())
    .required('obrigatorio')
    .test({ message: 'invalido', test: (value) => cpfOf(value) !== undefined })

/** The buyer: section `dados` of a draft. */
export const buyerSchema = objectOf({
  nome: personName().required('obrigatorio'),
  email: email().required('obrigatorio'),
  cpf: cpf(),
  celular: phone().required('obrigatorio'),
})

/** The buyer of an order. */
export type WireBuyer = InferType<typeof buyerSchema>

/** The address: section `entrega` of a draft; `cep` has eight digits; `destinatario` receives it in the buyer's place; `recado` is the message of a gift, whose `presente` is 'sim'. */
export const deliverySchema = objectOf({
  cep: postalCode(),
  logradouro: oneLine(MAX_STREET).required('obrigatorio'),
  numero: oneLine(MAX_HOUSE).required('obrigatorio'),
  complemento: oneLine(MAX_COMPLEMENT).default(''),
  bairro: oneLine(MAX_DISTRICT).required('obrigatorio'),
  cidade: oneLine(MAX_CITY).required('obrigatorio'),
  // Not oneOf, which comes before `required` and would call an empty state a wrong one.
  uf: typedText((value) => value.trim().toUpperCase())
    .required('obrigatorio')
    .test({ message: 'invalido', test: (value) => STATES.some((state) => state === value) }),
  destinatario: oneLine(MAX_NAME).default(''),
  observacao: trimmed().max(MAX_NOTE, 'longo').default(''),
  presente: trimmed().oneOf(['', 'sim'], 'invalido').default(''),
  // Browsers send a line break as two characters.
  recado: typedText((value) => value.replace(/\r\n?/g, '\n').trim())
    .test(...atMost(MAX_GIFT_MESSAGE))
    .default(''),
}).transform((address: { presente?: unknown } | undefined) =>
  // The field of the message is hidden while the order is no gift.
  address && !address.presente ? { ...address, recado: '' } : address,
)

/** The address of an order. */
export type WireDelivery = InferType<typeof deliverySchema>

const paymentKind = () =>
  bareText<PaymentKind>().typeError('invalido').required('obrigatorio').oneOf(PAYMENT_KINDS, 'invalido')

/** Body of PUT checkout/draft: the sections that the shopper has filled; a section that is left out stays as it is (contract 4.28). */
export const draftRequestSchema = objectOf({
  dados: buyerSchema.optional(),
  entrega: deliverySchema.optional(),
  opcao: trimmed().max(40, 'longo').optional(),
  pagamento: paymentKind().optional(),
})

/** Body of PUT checkout/draft. */
export type DraftRequest = InferType<typeof draftRequestSchema>

/** Body of POST checkout/order: total in reais and cart version as the shopper saw them, and the installments of a card (contract 4.30). */
export const orderRequestSchema = objectOf({
  pagamento: paymentKind(),
  parcelas: bareNumber().typeError('invalido').integer('invalido').min(1, 'invalido').default(1),
  total: bareNumber().typeError('invalido').required('obrigatorio').min(0, 'invalido'),
  versao: bareNumber()
    .typeError('invalido')
    .required('obrigatorio')
    .integer('invalido')
    .min(0, 'invalido')
    .max(MAX_INTEGER, 'invalido'),
  /** The visitor's consent receipt, as in its cookie; '' before a choice (P12). */
  consentimento: trimmed().max(40, 'longo').default(''),
})

/** Body of POST checkout/order. */
export type OrderRequest = InferType<typeof orderRequestSchema>

/** The key of an order's page. */
export const orderKeyText = () => typedText().required('obrigatorio').max(64, 'longo')

/** Body of POST order/{numero}/again and order/{numero}/claim (contract 4.33). */
export const orderKeySchema = objectOf({ chave: orderKeyText() })

const MAX_HELD_ORDERS = 20

/** Body of POST checkout/orders: the orders whose keys a browser holds (contract 4.33). */
export const heldOrdersSchema = objectOf({
  pedidos: list(objectOf({ numero: requiredText(), chave: orderKeyText() })).max(MAX_HELD_ORDERS, 'longo'),
})

/** Body of POST checkout/orders. */
export type HeldOrders = InferType<typeof heldOrdersSchema>

/** Body of POST order/{numero}/payment: with `pagamento` the order gets another payment method, at the total as the shopper saw it, in reais (contract 4.33). */
export const paymentRequestSchema = objectOf({
  chave: orderKeyText(),
  pagamento: paymentKind().notRequired().default(undefined),
  total: bareNumber().typeError('invalido').min(0, 'invalido'),
})

/** Body of POST order/{numero}/payment. */
export type PaymentRequest = InferType<typeof paymentRequestSchema>

/** Body of POST order/{numero}/withdrawal (contract 4.32). */
export const withdrawalRequestSchema = objectOf({
  chave: orderKeyText(),
  motivo: trimmed().max(MAX_REASON, 'longo').default(''),
})
