import type { InferType } from 'yup'
import { orderKeyText } from './checkout.ts'
import { bareNumber, bareText, list, money, numericOr, objectOf, recordOf, requiredText } from './fields.ts'
import { orderState } from './order-document.ts'
import { installmentSchema } from './price.ts'

/** What a card company may answer. */
const ANSWERS = ['aprovado', 'recusado'] as const

/** The demonstration's card page, response of GET order/{numero}/demo-card: `total` and `parcelamento` in reais (contract 4.36). */
export const demoCardSchema = recordOf({
  numero: requiredText(),
  estado: orderState(),
  total: money().required(),
  // How many the buyer chose at the checkout.
  parcelas: numericOr(1).integer().min(1),
  parcelamento: list(installmentSchema),
})

/** Body of POST order/{numero}/demo-card (contract 4.36). */
export const demoCardRequestSchema = objectOf({
  chave: orderKeyText(),
  parcelas: bareNumber().typeError('invalido').integer('invalido').min(1, 'invalido').default(1),
  resultado: bareText<(typeof ANSWERS)[number]>()
    .typeError('invalido')
    .required('obrigatorio')
    .oneOf(ANSWERS, 'invalido'),
})

/** Body of POST order/{numero}/demo-card. */
export type DemoCardRequest = InferType<typeof demoCardRequestSchema>
