import { randomUUID } from 'node:crypto'
import { addUnit } from '../fleet/check/cart.ts'
import { Visitor, type Reply } from '../fleet/check/visitor.ts'

const DRAFT = '/v2/front/checkout/draft'
const PERSON = { nome: 'Maria da Silva', cpf: '529.982.247-25', celular: '(11) 98765-4321' }
const ADDRESS = {
  cep: '01310-100',
  logradouro: 'Avenida Paulista',
  numero: '1000',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  uf: 'SP',
  destinatario: PERSON.nome,
}

/** A guest fills a cart, goes through the checkout and orders by Pix; status 0 when the shop rejects a step. */
export async function orderUnit(origin: string): Promise<Reply> {
  const buyer = new Visitor()
  const send = (method: string, path: string, document: object, headers = {}) =>
    buyer.send(origin, path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(document),
    })
  const email = `${randomUUID()}@exemplo.test`

  const added = await addUnit(buyer, origin, randomUUID())
  if (added.status !== 200) return rejected('addition', added)
  const filled = await send('PUT', DRAFT, { dados: { ...PERSON, email }, entrega: ADDRESS, pagamento: 'pix' })
  if (filled.status !== 200) return rejected('address', filled)
  const chosen = await send('PUT', DRAFT, { opcao: JSON.parse(filled.text).opcoes[0].id })
  if (chosen.status !== 200) return rejected('delivery', chosen)
  const { versao, resumo } = JSON.parse(chosen.text)
  const order = { pagamento: 'pix', total: resumo.total, versao }
  const placed = await send('POST', '/v2/front/checkout/order', order, { 'idempotency-key': randomUUID() })
  return placed.status === 201 ? placed : rejected('order', placed)
}

/** The reply to a rejected step, as a failure: every step of these orders is valid. */
function rejected(step: string, reply: Reply): Reply {
  if (reply.status === 0 || reply.status >= 500) return reply
  return { ...reply, status: 0, text: `${step}: ${reply.status} ${reply.text.slice(0, 200)}` }
}
