import { randomUUID } from 'node:crypto'
import { addUnit } from '../fleet/check/cart.ts'
import { Visitor, type Reply } from '../fleet/check/visitor.ts'
import { orderUnit } from './order.ts'

/** One request of a visitor; `name` says which kind it is. */
export interface Visit {
  name: string
  send: (origin: string) => Promise<Reply>
}

const PAGES = [
  '/',
  '/en',
  '/serum',
  '/colageno',
  '/produtos?ordem=menor-preco',
  '/avaliacoes-produtos-rosalume',
]
const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!
const word = () => randomUUID().slice(0, 8)

/** A visit to one address. */
export const get = (path: string, headers?: Record<string, string>): Visit => ({
  name: path,
  send: (origin) => new Visitor().send(origin, path, headers ? { headers } : {}),
})

/** A visit to an address that no page has. */
export const unknownAddress = () => get(`/nada-${word()}`)

/** A search for a word that nobody else searches for. */
export const unknownWord = () => get(`/busca?busca=${word()}`)

function review(): FormData {
  const form = new FormData()
  const fields = {
    nome: 'Ana',
    email: `${word()}@exemplo.test`,
    nota: '5',
    comentario: `Chegou bem ${word()}.`,
  }
  for (const [name, value] of Object.entries({ ...fields, produto_categoria: 'entrega', site: 'rosalume' }))
    form.set(name, value)
  return form
}

const addToCart = (): Visit => ({
  name: 'addition to a cart',
  send: (origin) => addUnit(new Visitor(), origin, randomUUID()),
})

const writeReview = (): Visit => ({
  name: 'review',
  send: (origin) =>
    new Visitor().send(origin, '/api/avaliacao', {
      method: 'POST',
      body: review(),
      headers: { accept: 'application/json' },
    }),
})

/** What visitors do, with its share of 100 requests. */
const VISITS: [share: number, visit: () => Visit][] = [
  [50, () => get(pick(PAGES))],
  [10, unknownAddress],
  [6, () => get(`/serum?gclid=${word()}`)],
  [8, () => pick([() => get('/busca?busca=serum'), () => get('/busca?busca=colageno'), unknownWord])()],
  [6, () => get('/serum', { rsc: '1' })],
  [6, () => get('/feeds/google.xml')],
  [8, addToCart],
  [2, () => ({ name: 'order', send: orderUnit })],
  [2, () => get('/checkout/carrinho/')],
  [2, writeReview],
]

/** A random visit, by its share. */
export function randomVisit(): Visit {
  let point = Math.random() * VISITS.reduce((sum, [share]) => sum + share, 0)
  return VISITS.find(([share]) => (point -= share) < 0)![1]()
}
