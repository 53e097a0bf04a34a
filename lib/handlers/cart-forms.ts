import 'server-only'
import { cartSchema } from '../contract/cart.ts'
import { messagesSchema, type Message } from '../contract/message.ts'
import { isCartNotice, type CartNotice } from '../copy/cart-notices.ts'
import { langOfParam, type Lang } from '../routes/lang.ts'
import { paths } from '../routes/paths.ts'
import { compositionOf, compositionText, kitWithUnits, MAX_UNITS } from '../shop/build-kit.ts'
import { lineOfItems, type CartLine } from '../shop/cart-line.ts'
import { restoredLine } from '../shop/restored-line.ts'
import { hasLinesOf } from '../shop/requested-items.ts'
import type { LineHash } from '../shop/cart.ts'
import { listOrderOf } from '../shop/list-page.ts'
import { removedFields, type RemovedFields } from '../shop/removed-line.ts'
import { acceptWithFields } from './flash.ts'
import {
  formHandler,
  readFields,
  seeOther,
  storeOfForm,
  writeFromForm,
  type FormCall,
  type FormContext,
  type FormFields,
  orInPlace,
} from './form.ts'
import { sharedStore } from '../pages/store.ts'
import { addBody, changeBody } from '../client/store/cart.ts'
import { getBuildKits } from '../client/store/build-kits.ts'
import { getListLine } from '../client/store/list-shop.ts'
import { swapBackByForm, swapByForm } from './swap-forms.ts'

interface CartDocument {
  codigo: unknown
  messages: Message[]
  hashes: Readonly<Record<string, unknown>>[]
}

const PATH = 'checkout/cart'

function backToCart(lang: Lang, notice?: CartNotice, response?: Response): Response {
  return seeOther(lang, notice ? `${paths.cart()}?aviso=${notice}` : paths.cart(), response)
}

const LINE_ID = /^linha-\d{1,3}$/

// The page opens at the changed line, not at its top. A notice stands at the top, so with one the page opens there.
function backToLine(lang: Lang, id = '', response?: Response): Response {
  return seeOther(lang, LINE_ID.test(id) ? `${paths.cart()}#${id}` : paths.cart(), response)
}

type Wrapped = Record<string, unknown> & { data?: Record<string, unknown> | null }

// Lists may be objects with numeric keys (platform 3), so the schema of the cart reads them.
async function readCart(response: Response): Promise<CartDocument> {
  const body = (await response.json().catch(() => null)) as Wrapped | null
  // Some stores wrap every document in {data: …} (platform 1).
  const document = (body?.['itens'] ? body : (body?.data ?? body)) ?? {}
  const cart = cartSchema.isValidSync(document) ? cartSchema.validateSync(document) : undefined
  return {
    codigo: document['codigo'],
    messages: messagesSchema.validateSync(document['mensagens']),
    hashes: (cart?.itens ?? []).flatMap(({ hash }) => hash ?? []),
  }
}

// Only known codes go into the address, never text of a response.
function noticeIn({ codigo, messages }: CartDocument): CartNotice | undefined {
  return [codigo, ...messages.map((message) => message.codigo)].find(isCartNotice)
}

function readHash(text: string | undefined): LineHash | undefined {
  try {
    const hash: unknown = JSON.parse(text ?? '')
    return typeof hash === 'object' && hash !== null && !Array.isArray(hash) ? (hash as LineHash) : undefined
  } catch {
    return undefined
  }
}

function readLine(form: Record<string, string>): CartLine {
  return {
    idProduto: Number(form['idProduto']),
    tipo: form['tipo'] === 'produto' ? 'produto' : 'lista',
    quantidade: Number(form['quantidade'] || 1),
  }
}

// Without JavaScript the form has a `sabor` for every possible unit, and `unidades` is the number of them that count.
// Without an `idProduto` that number selects the kit. Returns `undefined` when the store is down.
async function readBuiltLine(
  lang: Lang,
  form: Record<string, string>,
  flavours: number[],
): Promise<CartLine | undefined> {
  const line = readLine(form)
  const units = Math.min(MAX_UNITS, Number(form['unidades'] || flavours.length))
  const adicional = compositionText(compositionOf(flavours.slice(0, units)))
  if (line.idProduto > 0) return { ...line, adicional }
  const page = await getBuildKits(sharedStore(lang)).catch(() => undefined)
  return page && { ...line, adicional, idProduto: kitWithUnits(page.kits, units)?.itemId ?? 0 }
}

// The line to add, or the notice of an error: the form lacks a choice (`opcao_ausente`), or a store call that the line needs failed
// (`nao_adicionado`).
async function lineOf(
  request: Request,
  lang: Lang,
  fields: [name: string, value: string][],
): Promise<CartLine | 'opcao_ausente' | 'nao_adicionado'> {
  const form = Object.fromEntries(fields)
  if (form['lista']) {
    const order = listOrderOf(form)
    return order
      ? getListLine(storeOfForm(request, lang), order).catch(() => 'nao_adicionado')
      : 'opcao_ausente'
  }
  const chosen = form['itens'] ? lineOfItems(form['itens'], Number(form['quantidade'] || 1)) : undefined
  if (chosen) return chosen
  if (form['opcao']) return 'opcao_ausente'
  const flavours = fields.flatMap(([name, value]) => (name === 'sabor' ? [Number(value)] : []))
  return flavours.length > 0
    ? ((await readBuiltLine(lang, form, flavours)) ?? 'nao_adicionado')
    : readLine(form)
}

/**
 * POST of a plain form that adds a line: idProduto, tipo and quantidade, or `itens` as the store sent them, where `opcao` means
 * that they are those of a chosen variation (platform 3.3); a built kit also has a `sabor` for each of its
 * `unidades`, a list has its id as `lista` and a field for each of its `partes` (platform 3.5). Without a chosen flavour nothing is
 * added (spec section 5, P5).
 */
export const addToCartByForm = orInPlace(addToCart)

async function addToCart(request: Request, { params }: FormContext): Promise<Response> {
  const lang = langOfParam((await params).lang)
  const fields = await readFields(request)
  if (fields instanceof Response) return fields
  const line = await lineOf(request, lang, fields)
  if (typeof line === 'string') return backToCart(lang, line)
  const { idProduto } = line
  if (!(idProduto > 0)) return backToCart(lang, 'produto_invalido')
  const response = await writeFromForm(request, lang, { method: 'POST', path: PATH, body: addBody(line) })
  const document = await readCart(response)
  const isAdded = response.ok && hasLinesOf(line, document.hashes)
  return backToCart(lang, noticeIn(document) ?? (isAdded ? 'adicionado' : 'nao_adicionado'), response)
}

// The lines of a swap are several hashes.
const MAX_FIELD = 4000

const STEPS: Record<string, number> = { menos: -1, mais: 1 }

/**
 * POST of a plain form that changes or removes a line: hash, tipo and quantidade (contract 4.13, 4.14). Its buttons "mais"
 * and "menos" add one to the quantity of the field, or subtract one; `linha` is the id of the line in its page. "desfazer" adds a
 * removed line again, at its place `lugar`. "trocar" replaces lines by cheaper kits, "destrocar" undoes that.
 */
export const changeCartByForm = orInPlace(formHandler(changeCart, MAX_FIELD))

async function changeCart(form: FormFields, { request, lang }: FormCall): Promise<Response> {
  if (form['acao'] === 'trocar') return swapByForm(request, lang, form)
  if (form['acao'] === 'destrocar') return swapBackByForm(request, lang, form)
  const hash = readHash(form['hash'])
  if (!hash) return backToCart(lang, 'falhou')
  const line = { hash, kind: form['tipo'] ?? 'lista', isFlat: form['plano'] === '1' }
  if (form['acao'] === 'desfazer') {
    const place = wholeNumber(form['lugar'])
    const quantity = wholeNumber(form['quantidade']) ?? 1
    return restoreByForm(request, lang, { ...line, quantity, ...(place && { place }) })
  }
  const isRemoval = form['acao'] === 'remover'
  const quantity = Number(form['quantidade']) + (STEPS[form['acao'] ?? ''] ?? 0)
  if (!isRemoval && !(quantity >= 1)) return backToCart(lang, 'quantidade_invalida')
  const response = await writeFromForm(
    request,
    lang,
    isRemoval
      ? { method: 'DELETE', path: PATH, body: changeBody(line) }
      : { method: 'PUT', path: PATH, body: changeBody(line, quantity) },
  )
  const notice = noticeIn(await readCart(response))
  if (isRemoval && response.ok) {
    const removed = removedFields({ ...form, quantidade: form['atual'] ?? form['quantidade'] ?? '1' })
    return removalResponse(lang, removed, notice, response)
  }
  if (response.ok && !notice) return backToLine(lang, form['linha'], response)
  return backToCart(lang, notice ?? 'falhou', response)
}

// The cart page shows the removed line from the flash cookie, with a form that restores it.
function removalResponse(
  lang: Lang,
  fields: RemovedFields,
  notice: CartNotice | undefined,
  response: Response,
): Response {
  const page = notice ? `${paths.cart()}?aviso=${notice}` : paths.cart()
  return acceptWithFields(lang, page, { ...fields }, response)
}

function wholeNumber(text: string | undefined): number | undefined {
  const number = Number(text)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

async function restoreByForm(
  request: Request,
  lang: Lang,
  line: Parameters<typeof restoredLine>[0],
): Promise<Response> {
  const again = restoredLine(line)
  const response = await writeFromForm(request, lang, { method: 'POST', path: PATH, body: addBody(again) })
  const document = await readCart(response)
  const isAdded = response.ok && hasLinesOf(again, document.hashes)
  return backToCart(lang, noticeIn(document) ?? (isAdded ? 'devolvido' : 'nao_adicionado'), response)
}
