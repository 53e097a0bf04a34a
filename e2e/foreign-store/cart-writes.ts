import { productOfLine } from './documents/cart.ts'
import { needsOwnPage, productById, priceOf, stockOf } from './products/all.ts'
import type { Line, StoreSession } from './sessions.ts'
import { BUNDLES } from './tree.ts'

type Fields = Record<string, unknown>

/** The result of a cart write: messages for the cart document, or an error; an error changes nothing. */
export type CartWriteResult = { messages: unknown } | { status: number; error: string }

/** POST checkout/cart. A missing choice or too little stock is a message in a 200 response (platform 1). */
export function addToCart(session: StoreSession, body: Fields): CartWriteResult {
  if (!Array.isArray(body['itens'])) return { status: 400, error: 'Itens inválidos' }
  const added = (body['itens'] as Fields[]).map((item) =>
    addLine(session, lineOf({ ...item, tipo: body['tipo'] })),
  )
  const problems = added.filter((text) => text !== '')
  return { messages: problems.length > 0 ? problems.map(alertMessage) : [{ tipo: 'success', mensagem: '' }] }
}

/** PUT checkout/cart: the fields of the line are flat; a nested `hash` is rejected (platform 3.6). */
export function changeCart(session: StoreSession, body: Fields): CartWriteResult {
  const line = findLine(session, body)
  if ('error' in line) return line
  const requested = Math.trunc(Number(body['quantidade']))
  if (!(requested > 0)) return { status: 422, error: 'Quantidade inválida' }
  const available = availableFor(line)
  line.quantity = Math.min(requested, available)
  // A message may also be a plain text, or empty.
  return { messages: requested > available ? [shortage(available)] : [''] }
}

/** DELETE checkout/cart: the same fields without the quantity, in the body (platform 3.6). */
export function removeFromCart(session: StoreSession, body: Fields): CartWriteResult {
  const line = findLine(session, body)
  if ('error' in line) return line
  session.lines.splice(session.lines.indexOf(line), 1)
  return { messages: [] }
}

/** GET checkout/carrinho?add=<product-attribute-unit-warehouse-quantity> (platform 3.3). */
export function addByHash(session: StoreSession, hash: string): void {
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

function findLine(session: StoreSession, body: Fields): Line | { status: number; error: string } {
  if ('hash' in body || !('idProduto' in body)) return { status: 400, error: 'Parâmetros inválidos' }
  const existing = session.lines.find((line) => isSame(line, lineOf(body)))
  return existing ?? { status: 404, error: 'Item <b>não</b> encontrado' }
}

/** Adds a line, at most as many units as are in stock; returns an error message, or '' without an error. */
function addLine(session: StoreSession, line: Line): string {
  const problem = problemOf(line)
  if (problem) return problem
  const existing = session.lines.find((other) => isSame(other, line))
  const available = availableFor(line)
  const requested = line.quantity + (existing?.quantity ?? 0)
  const quantity = Math.min(requested, available)
  if (existing) existing.quantity = quantity
  else if (quantity > 0) session.lines.push({ ...line, quantity })
  return requested > available ? shortage(available) : ''
}

function problemOf(line: Line): string {
  if (line.kind === 'lista') return BUNDLES.some(({ id }) => id === line.id) ? '' : 'Lista inválida'
  const product = productById(line.id)
  if (!product) return 'Produto inválido'
  if (needsOwnPage(product)) return 'Preencha os dados do produto na página dele'
  const value = product.choice?.values.find(({ id }) => id === line.valueId)
  if (product.choice ? !value : line.valueId !== 0)
    return `Selecione ${product.choice?.name ?? 'outro produto'}`
  return priceOf(product, value) === undefined ? 'Produto sob consulta' : ''
}

const BUNDLE_STOCK = 5

function availableFor(line: Line): number {
  const found = productOfLine(line)
  return found ? stockOf(found.product, found.value) : BUNDLE_STOCK
}

function shortage(available: number): string {
  return available === 0 ? 'Produto esgotado.' : `Temos apenas ${available} em estoque.`
}

function alertMessage(text: string) {
  return { tipo: 'danger', mensagem: `<p class="alerta">${text}</p>` }
}
