import { goodById, stockOf } from './goods/all.ts'
import { EMPTY } from './php.ts'
import type { Session } from './sessions.ts'
import { KITS } from './tree.ts'
import { buyable } from './documents/attributes.ts'

type Fields = Record<string, unknown>

/** What a write answers. */
export interface Answer {
  status: number
  body: unknown
}

// The fields that a form cannot do without (platform 3.6, 3.7).
const REQUIRED: Record<string, string[]> = {
  newsletter: ['email'],
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

const done = (isDone: boolean, mensagem?: string): Answer => ({
  status: 200,
  body: { sucesso: isDone, ...(mensagem && { mensagem }) },
})
const rejected = (status: number, error: string): Answer => ({ status, body: { error } })

/** Answers a write other than the cart's; undefined for an unknown path. */
export function formAnswer(path: string, body: Fields, session: Session, origin: string): Answer | undefined {
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
  if (path.startsWith('shipment/')) return freight(path, body)
  if (path.startsWith('wishlist/')) return wish(path, body, session)
  return path === 'list/shop' ? shopList(body, origin) : undefined
}

function freight(path: string, body: Fields): Answer {
  const zip = String(body['cep'])
  if (!/^\d{8}$/.test(zip)) return rejected(400, 'CEP inválido')
  const one = goodById(Number(body['idProduto']))
  const isKnown = path === 'shipment/list' ? KITS.some(({ id }) => id === Number(body['idLista'])) : one
  const value = one?.choice?.values.find(({ id }) => id === Number(body['idAtributoValor']))
  if (!isKnown || (one?.choice && !value)) return rejected(404, 'Produto não encontrado')
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

function wish(path: string, body: Fields, session: Session): Answer | undefined {
  const id = Number(body['idProduto'])
  if (!goodById(id)) return rejected(404, 'Produto não encontrado')
  const others = session.favourites.filter((other) => other !== id)
  if (path === 'wishlist/verify') return done(session.favourites.includes(id))
  if (path === 'wishlist/add') session.favourites = [...others, id]
  else if (path === 'wishlist/remove') session.favourites = others
  else return undefined
  return done(true)
}

/** The lines that buy a list with the chosen values (platform 3.5). */
function shopList(body: Fields, origin: string): Answer {
  const kit = KITS.find(({ id }) => id === Number(body['idListaCompra']))
  if (!kit || !Array.isArray(body['produtos'])) return rejected(404, 'Lista não encontrada')
  const items = (body['produtos'] as Fields[]).map((part) => {
    const one = goodById(Number(part['id']))
    const value = one?.choice?.values.find(({ id }) => id === Number(part['idAtributoValor']))
    if (!one || (one.choice && !value) || stockOf(one, value) === 0) return undefined
    return { ...buyable(origin, one, value).itens[0], quantidade: String(part['quantidade'] ?? 1) }
  })
  if (items.includes(undefined)) return rejected(400, 'Selecione uma opção de cada produto')
  return { status: 200, body: { precos: EMPTY, carrinho: { tipo: 'produto', itens: items } } }
}
