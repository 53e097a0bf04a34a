import { goodOf } from './documents/cart.ts'
import { goodById, priceOf, stockOf } from './goods/all.ts'
import type { Line, Session } from './sessions.ts'
import { KITS } from './tree.ts'

type Fields = Record<string, unknown>

/** What a cart write answers: messages beside the cart, or an error that changed nothing. */
export type CartAnswer = { messages: unknown } | { status: number; error: string }

/** POST checkout/cart. Trouble with stock or choice is a message beside a 200 (platform 1). */
export function addToCart(session: Session, body: Fields): CartAnswer {
  if (!Array.isArray(body['itens'])) return { status: 400, error: 'Itens inválidos' }
  const added = (body['itens'] as Fields[]).map((item) =>
    addLine(session, lineOf({ ...item, tipo: body['tipo'] })),
  )
  const trouble = added.filter((text) => text !== '')
  return { messages: trouble.length > 0 ? trouble.map(troubled) : [{ tipo: 'success', mensagem: '' }] }
}

/** PUT checkout/cart: the fields of the line are flat and a nested `hash` is unknown (platform 3.6). */
export function changeCart(session: Session, body: Fields): CartAnswer {
  const line = heldLine(session, body)
  if ('error' in line) return line
  const wanted = Math.trunc(Number(body['quantidade']))
  if (!(wanted > 0)) return { status: 422, error: 'Quantidade inválida' }
  const available = availableFor(line)
  line.quantity = Math.min(wanted, available)
  // A message may also be a plain text, or empty.
  return { messages: wanted > available ? [shortage(available)] : [''] }
}

/** DELETE checkout/cart: the same fields without the quantity, in the body (platform 3.6). */
export function removeFromCart(session: Session, body: Fields): CartAnswer {
  const line = heldLine(session, body)
  if ('error' in line) return line
  session.lines.splice(session.lines.indexOf(line), 1)
  return { messages: [] }
}

/** GET checkout/carrinho?add=<product-attribute-unit-warehouse-quantity> (platform 3.3). */
export function addByHash(session: Session, hash: string): void {
  const [idProduto, idAtributoSimples, idUnidadeVenda, idArmazem, quantidade] = hash.split('-')
  const fields = { idProduto, idAtributoSimples, idUnidadeVenda, idArmazem, quantidade }
  addLine(session, lineOf({ ...fields, tipo: 'produto' }))
}

function lineOf(fields: Fields): Line {
  const number = (name: string) => Math.trunc(Number(fields[name] ?? 0))
  return {
    kind: fields['tipo'] === 'lista' ? 'lista' : 'produto',
    id: number('idProduto'),
    valueId: number('idAtributoSimples'),
    unitId: number('idUnidadeVenda'),
    warehouseId: number('idArmazem'),
    extra: typeof fields['adicional'] === 'string' ? fields['adicional'] : '',
    quantity: Math.max(1, number('quantidade')),
  }
}

function isSame(a: Line, b: Line): boolean {
  const keys = ['kind', 'id', 'valueId', 'unitId', 'warehouseId', 'extra'] as const
  return keys.every((key) => a[key] === b[key])
}

function heldLine(session: Session, body: Fields): Line | { status: number; error: string } {
  if ('hash' in body || !('idProduto' in body)) return { status: 400, error: 'Parâmetros inválidos' }
  const held = session.lines.find((line) => isSame(line, lineOf(body)))
  return held ?? { status: 404, error: 'Item <b>não</b> encontrado' }
}

/** Adds a line, or as much of it as there is; returns what went wrong, '' for nothing. */
function addLine(session: Session, line: Line): string {
  const problem = problemOf(line)
  if (problem) return problem
  const held = session.lines.find((other) => isSame(other, line))
  const available = availableFor(line)
  const wanted = line.quantity + (held?.quantity ?? 0)
  const quantity = Math.min(wanted, available)
  if (held) held.quantity = quantity
  else if (quantity > 0) session.lines.push({ ...line, quantity })
  return wanted > available ? shortage(available) : ''
}

function problemOf(line: Line): string {
  if (line.kind === 'lista') return KITS.some(({ id }) => id === line.id) ? '' : 'Lista inválida'
  const one = goodById(line.id)
  if (!one) return 'Produto inválido'
  const value = one.choice?.values.find(({ id }) => id === line.valueId)
  if (one.choice ? !value : line.valueId !== 0) return `Selecione ${one.choice?.name ?? 'outro produto'}`
  return priceOf(one, value) === undefined ? 'Produto sob consulta' : ''
}

const KIT_STOCK = 5

function availableFor(line: Line): number {
  const found = goodOf(line)
  return found ? stockOf(found.one, found.value) : KIT_STOCK
}

function shortage(available: number): string {
  return available === 0 ? 'Produto esgotado.' : `Temos apenas ${available} em estoque.`
}

function troubled(text: string) {
  return { tipo: 'danger', mensagem: `<p class="alerta">${text}</p>` }
}
