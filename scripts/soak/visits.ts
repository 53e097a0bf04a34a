import { randomUUID } from 'node:crypto'
import { addUnit } from '../fleet/check/cart.ts'
import { Visitor, type Reply } from '../fleet/check/visitor.ts'

type Visit = (origin: string) => Promise<Reply>

const PAGES = [
  '/',
  '/en',
  '/serum',
  '/colageno',
  '/produtos?ordem=menor-preco',
  '/avaliacoes-produtos-rosalume',
]
const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!
const get =
  (path: string, headers?: Record<string, string>): Visit =>
  (origin) =>
    new Visitor().send(origin, path, headers ? { headers } : {})
const word = () => randomUUID().slice(0, 8)

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

/** What visitors do, with its share of 100 requests. */
const VISITS: [share: number, visit: () => Visit][] = [
  [50, () => get(pick(PAGES))],
  [10, () => get(`/nada-${word()}`)],
  [6, () => get(`/serum?gclid=${word()}`)],
  [8, () => get(`/busca?busca=${pick(['serum', 'colageno', word()])}`)],
  [6, () => get('/serum', { rsc: '1' })],
  [6, () => get('/feeds/google.xml')],
  [10, () => (origin) => addUnit(new Visitor(), origin, randomUUID())],
  [2, () => get('/checkout/carrinho/')],
  [
    2,
    () => (origin) =>
      new Visitor().send(origin, '/api/avaliacao', {
        method: 'POST',
        body: review(),
        headers: { accept: 'application/json' },
      }),
  ],
]

/** A random visit, by its share. */
export function randomVisit(): Visit {
  let point = Math.random() * VISITS.reduce((sum, [share]) => sum + share, 0)
  return VISITS.find(([share]) => (point -= share) < 0)![1]()
}
