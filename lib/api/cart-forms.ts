import 'server-only'
import { isCartNotice, type CartNotice } from '../copy/cart-notices.ts'
import { langOfParam, type Lang } from '../routes/lang.ts'
import { paths } from '../routes/paths.ts'
import type { LineHash } from '../shop/cart.ts'
import { readForm, seeOther, writeFromForm } from './form.ts'
import { addBody, changeBody } from './store/cart.ts'

type Context = { params: Promise<{ lang: string }> }
type Document = {
  codigo?: unknown
  mensagens?: ({ codigo?: unknown } | null)[]
  itens?: ({ hash?: { idProduto?: unknown } } | null)[]
}

const PATH = 'checkout/cart'

function backToCart(lang: Lang, notice?: CartNotice, answer?: Response): Response {
  return seeOther(lang, notice ? `${paths.cart()}?aviso=${notice}` : paths.cart(), answer)
}

async function readDocument(answer: Response): Promise<Document> {
  return ((await answer.json().catch(() => null)) as Document | null) ?? {}
}

// Only codes that this shop has a sentence for go into the address, never words of an answer.
function noticeIn({ codigo, mensagens }: Document): CartNotice | undefined {
  const codes = [codigo, ...(Array.isArray(mensagens) ? mensagens.map((message) => message?.codigo) : [])]
  return codes.find(isCartNotice)
}

function hasProduct({ itens }: Document, id: number): boolean {
  return Array.isArray(itens) && itens.some((item) => Number(item?.hash?.idProduto) === id)
}

function readHash(text: string | undefined): LineHash | undefined {
  try {
    const hash: unknown = JSON.parse(text ?? '')
    return typeof hash === 'object' && hash !== null && !Array.isArray(hash) ? (hash as LineHash) : undefined
  } catch {
    return undefined
  }
}

/** Adds a line from a plain form with idProduto, tipo and quantidade; without a flavour nothing is added (spec section 5). */
export async function addFromForm(request: Request, { params }: Context): Promise<Response> {
  const lang = langOfParam((await params).lang)
  const form = await readForm(request)
  if (!form) return new Response(null, { status: 403 })
  const idProduto = Number(form['idProduto'])
  if (!(idProduto > 0)) return backToCart(lang, 'produto_invalido')
  const tipo = form['tipo'] === 'produto' ? 'produto' : 'lista'
  const body = addBody({ idProduto, tipo, quantidade: Number(form['quantidade'] || 1) })
  const answer = await writeFromForm(request, lang, { method: 'POST', path: PATH, body })
  const document = await readDocument(answer)
  const isAdded = answer.ok && hasProduct(document, idProduto)
  return backToCart(lang, noticeIn(document) ?? (isAdded ? 'adicionado' : 'nao_adicionado'), answer)
}

/** Sets the quantity of a line, or removes it, from a plain form with its hash, tipo and quantidade (contract 4.13, 4.14). */
export async function changeFromForm(request: Request, { params }: Context): Promise<Response> {
  const lang = langOfParam((await params).lang)
  const form = await readForm(request)
  if (!form) return new Response(null, { status: 403 })
  const hash = readHash(form['hash'])
  if (!hash) return backToCart(lang, 'falhou')
  const line = { hash, tipo: form['tipo'] ?? 'lista' }
  const isRemoval = form['acao'] === 'remover'
  const quantity = Number(form['quantidade'])
  if (!isRemoval && !(quantity >= 1)) return backToCart(lang, 'quantidade_invalida')
  const answer = await writeFromForm(
    request,
    lang,
    isRemoval
      ? { method: 'DELETE', path: PATH, body: changeBody(line) }
      : { method: 'PUT', path: PATH, body: changeBody(line, quantity) },
  )
  const notice = noticeIn(await readDocument(answer))
  return backToCart(lang, notice ?? (answer.ok ? undefined : 'falhou'), answer)
}
