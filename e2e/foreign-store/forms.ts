import { productById, stockOf } from './products/all.ts'
import { EMPTY } from './php.ts'
import type { StoreSession } from './sessions.ts'
import { BUNDLES } from './tree.ts'
import { buyable } from './documents/attributes.ts'

type Fields = Record<string, unknown>

/** The response to a call. */
export interface ApiResponse {
  status: number
  body: unknown
}

// The required fields of each form (platform 3.6, 3.7).
const REQUIRED: Record<string, string[]> = {
  newsletter: ['email', 'segmento'],
  'form/contact': ['hashEmail', 'nome', 'email', 'contato'],
  'product/solicitation': ['idProduto', 'idAtributoValor', 'nome', 'email'],
  'product/budget': ['idProduto', 'nome', 'email', 'contato', 'mensagem'],
  question: ['nivel', 'idNivel', 'nome', 'email', 'pergunta'],
  'question/answer': ['idPergunta', 'nome', 'email', 'resposta'],
  'evaluations/product': ['idProduto', 'nome', 'email', 'nota', 'comentario'],
  'evaluations/store': ['nome', 'email', 'nota'],
  'checkout/password-recovery': ['usuario'],
  'checkout/zipcode': ['cep'],
  'tracking-parameters': [],
}

const COUPON = 'BALCAO10'
const PASSWORD = 'senha-certa'
const REMOTE_ZIP = '69900000'

const done = (isDone: boolean, mensagem?: string): ApiResponse => ({
  status: 200,
  body: { sucesso: isDone, ...(mensagem && { mensagem }) },
})
const rejected = (status: number, error: string): ApiResponse => ({ status, body: { error } })

/** Handles a write other than the cart's; undefined for an unknown path. */
export function writeResponse(
  path: string,
  body: Fields,
  session: StoreSession,
  origin: string,
): ApiResponse | undefined {
  if (path in REQUIRED) {
    const missing = REQUIRED[path]!.filter((name) => [undefined, null, ''].includes(body[name] as string))
    if (missing.length > 0) return rejected(400, `Campo obrigatório: <b>${missing[0]}</b>`)
    if (path === 'newsletter' && body['email'] === 'ja@exemplo.invalid')
      return done(false, 'E-mail já cadastrado')
    if (path === 'checkout/zipcode') session.zipcode = String(body['cep'])
    return done(true)
  }
  if (path.startsWith('promotional/coupon/')) {
    const code = decodeURIComponent(path.slice('promotional/coupon/'.length)).toUpperCase()
    if (code === COUPON) session.coupon = code
    return done(code === COUPON, code === COUPON ? undefined : 'Cupom inválido')
  }
  if (path === 'checkout/login') {
    if (body['senha'] !== PASSWORD) return rejected(401, 'Usuário ou senha inválidos')
    session.isSignedIn = true
    return done(true)
  }
  if (path === 'checkout/logout') {
    session.isSignedIn = false
    return done(true)
  }
  if (path.startsWith('shipment/')) return quoteShipping(path, body)
  if (path.startsWith('wishlist/')) return changeWishlist(path, body, session)
  return path === 'list/shop' ? buyList(body, origin) : undefined
}

function quoteShipping(path: string, body: Fields): ApiResponse {
  const zip = String(body['cep'])
  if (!/^\d{8}$/.test(zip)) return rejected(400, 'CEP inválido')
  const product = productById(Number(body['idProduto']))
  const isKnown =
    path === 'shipment/list' ? BUNDLES.some(({ id }) => id === Number(body['idLista'])) : product
  const value = product?.choice?.values.find(({ id }) => id === Number(body['idAtributoValor']))
  if (!isKnown || (product?.choice && !value)) return rejected(404, 'Produto não encontrado')
  if (zip === REMOTE_ZIP)
    return {
      status: 200,
      body: { fretes: EMPTY, restricaoEntrega: 's', mensagem: '<p>Não entregamos aí.</p>' },
    }
  const fretes = [
    {
      id: '1',
      tipo: 'transportadora',
      label: 'Econômico',
      valor: '23,40',
      prazo: '7',
      entregaAgendada: EMPTY,
    },
    {
      id: '2',
      tipo: 'transportadora',
      label: 'Expresso <b>aéreo</b>',
      valor: 48.9,
      prazo: 2,
      entregaAgendada: 'n',
    },
    { id: '3', tipo: 'retirada', label: 'A combinar', valor: null, prazo: '', entregaAgendada: EMPTY },
  ]
  return { status: 200, body: { fretes, restricaoEntrega: 'n', mensagem: '' } }
}

function changeWishlist(path: string, body: Fields, session: StoreSession): ApiResponse | undefined {
  const id = Number(body['idProduto'])
  if (!productById(id)) return rejected(404, 'Produto não encontrado')
  const others = session.favorites.filter((other) => other !== id)
  if (path === 'wishlist/verify') return done(session.favorites.includes(id))
  if (path === 'wishlist/add') session.favorites = [...others, id]
  else if (path === 'wishlist/remove') session.favorites = others
  else return undefined
  return done(true)
}

/** Returns the cart request for a list with the chosen values: the list itself without chosen values, else its products (platform 3.5). */
function buyList(body: Fields, origin: string): ApiResponse {
  const bundle = BUNDLES.find(({ id }) => id === Number(body['idListaCompra']))
  if (!bundle || !Array.isArray(body['produtos'])) return rejected(404, 'Lista não encontrada')
  const parts = body['produtos'] as Fields[]
  if (parts.some((part) => !('preco' in part))) return rejected(400, 'Campo obrigatório: <b>preco</b>')
  const isWhole = bundle.parts.every(([id, quantity]) =>
    parts.some((part) => Number(part['id']) === id && Number(part['quantidade']) === quantity),
  )
  if (!isWhole || parts.length !== bundle.parts.length) return rejected(400, 'Lista incompleta')
  const items = parts.map((part) => {
    const product = productById(Number(part['id']))
    const value = product?.choice?.values.find(({ id }) => id === Number(part['idAtributoValor']))
    if (!product || (product.choice && !value) || stockOf(product, value) === 0) return undefined
    return { ...buyable(origin, product, value).itens[0], quantidade: String(part['quantidade']) }
  })
  if (items.includes(undefined)) return rejected(400, 'Selecione uma opção de cada produto')
  const hasChoice = bundle.parts.some(([id]) => productById(id)?.choice)
  const own = { ...items[0], idProduto: String(bundle.id), idAtributoSimples: '0', quantidade: '1' }
  const carrinho = hasChoice ? { tipo: 'produto', itens: items } : { tipo: 'lista', itens: [own] }
  return { status: 200, body: { data: { precos: EMPTY, carrinho } } }
}
