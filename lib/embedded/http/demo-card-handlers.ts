import { demoCardRequestSchema } from '#lib/contract/demo-card.ts'
import { answerDemoCard, readDemoCard } from '../orders/demo-card.ts'
import { orderNumber } from '../orders/order-row.ts'
import type { Call, Handler } from './call.ts'
import { failure, personal } from './handler-result.ts'
import { withForm } from './with-form.ts'

/** GET order/{numero}/demo-card: the demonstration's card page (contract 4.36). */
export const getDemoCardHandler: Handler = async (call) => {
  const number = orderNumber(call.params['numero'] ?? '')
  const key = call.query.get('chave') ?? ''
  const document = number === undefined ? null : await readDemoCard(call.store, number, key)
  return document ? personal(document) : unknown(call)
}

/** POST order/{numero}/demo-card: approves or refuses the payment of a demonstration (contract 4.36). */
export const postDemoCard: Handler = (call) =>
  withForm(call, demoCardRequestSchema, async (request) => {
    const number = orderNumber(call.params['numero'] ?? '')
    const result = number === undefined ? 'unknown' : await answerDemoCard(call.store, number, request)
    switch (result) {
      case 'unknown':
        return unknown(call)
      case 'not-open':
        return failure(call, 409, 'estado_nao_permite')
      case 'wrong-installments':
        return failure(call, 422, 'campo_invalido', { fields: { parcelas: ['invalido'] } })
      default:
        return personal(result)
    }
  })

const unknown = (call: Call) => failure(call, 404, 'nao_encontrada')
