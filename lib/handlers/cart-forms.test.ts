import { addFromForm, changeFromForm } from './cart-forms.ts'
import { openTestHost } from '../testing/test-host.ts'
import { setHost } from '../host/host.ts'

const CART = '/checkout/carrinho/'
const HASH = {
  idProduto: 422,
  idAtributoSimples: 0,
  idUnidadeVenda: 0,
  idArmazem: 0,
  quantidade: 1,
  adicional: '',
}

let cookie: string

beforeEach(async () => {
  const api = await globalThis.openStoreApi()
  openTestHost((request: Request) => api.fetch(request))
  cookie = ''
})

afterEach(() => setHost(undefined))

async function post(
  handler: typeof addFromForm,
  fields: Record<string, string> | [string, string][],
  { lang = 'pt', site = 'same-origin' } = {},
) {
  const request = new Request('http://localhost/checkout', {
    method: 'POST',
    headers: { 'sec-fetch-site': site, cookie },
    body: new URLSearchParams(fields),
  })
  const answer = await handler(request, { params: Promise.resolve({ lang }) })
  const [session] = answer.headers.getSetCookie()
  if (session) cookie = session.split(';')[0]!
  return answer
}

const add = (fields: Record<string, string> | [string, string][], options?: object) =>
  post(addFromForm, fields, options)
const change = (fields: Record<string, string>, options?: object) =>
  post(changeFromForm, { tipo: 'lista', hash: JSON.stringify(HASH), ...fields }, options)
const target = (answer: Response) => [answer.status, answer.headers.get('location')]

async function quantities() {
  const api = await globalThis.openStoreApi()
  const headers = { 'app-token': 'wapstore', session: cookie.replace('PHPSESSID=', '') }
  const answer = await api.fetch(new Request('http://store.internal/v2/front/checkout/cart', { headers }))
  const { itens } = (await answer.json()) as { itens: { quantidade: number; hash: { idProduto: number } }[] }
  return itens.map(({ quantidade, hash }) => [hash.idProduto, quantidade])
}

test('an add makes the cart, goes back to its page and keeps the session from scripts', async () => {
  const answer = await add({ idProduto: '422', tipo: 'lista', quantidade: '2' })
  expect(target(answer)).toEqual([303, `${CART}?aviso=adicionado`])
  expect(answer.headers.getSetCookie()[0]).toMatch(/^PHPSESSID=.+; HttpOnly$/)
  expect(await quantities()).toEqual([[422, 2]])
})

test.each([
  ['no flavour', { idProduto: '' }, 'produto_invalido'],
  ['flavour 0', { idProduto: '0' }, 'produto_invalido'],
  ['an unknown product', { idProduto: '999999' }, 'produto_invalido'],
  ['a sold-out product', { idProduto: '430' }, 'esgotado'],
  ['a wrong quantity', { idProduto: '422', quantidade: '-1' }, 'quantidade_invalida'],
])('section 5: with %s nothing is added, and the page says why', async (_name, fields, notice) => {
  expect(target(await add(fields))).toEqual([303, `${CART}?aviso=${notice}`])
  expect(await quantities()).toEqual([])
})

describe('P5 a kit that was built without JavaScript', () => {
  const choice = (flavours: (number | string)[], fields: Record<string, string>): [string, string][] => [
    ...Object.entries({ tipo: 'lista', quantidade: '1', ...fields }),
    ...flavours.map((id): [string, string] => ['sabor', String(id)]),
  ]

  async function extras() {
    const api = await globalThis.openStoreApi()
    const headers = { 'app-token': 'wapstore', session: cookie.replace('PHPSESSID=', '') }
    const answer = await api.fetch(new Request('http://store.internal/v2/front/checkout/cart', { headers }))
    const { itens } = (await answer.json()) as { itens: { hash: { idProduto: number; adicional: string } }[] }
    return itens.map(({ hash }) => [hash.idProduto, hash.adicional])
  }

  test.each([
    [
      'the first three of ten flavours',
      [424, 422, 422, 425, 423, 426, 422, 422, 422, 422],
      { idProduto: '603', potes: '3' },
      603,
      '422x2,424x1',
    ],
    ['the kit found by its pots', [424, 422, '', '', ''], { potes: '2' }, 602, '422x1,424x1'],
    ['as many pots as flavours', [422, 422, 423, 424], { idProduto: '604' }, 604, '422x2,423x1,424x1'],
  ])('%s', async (_name, flavours, fields, id, composition) => {
    expect(target(await add(choice(flavours, fields)))).toEqual([303, `${CART}?aviso=adicionado`])
    expect(await extras()).toEqual([[id, composition]])
  })

  test.each([
    ['a pot without a flavour', [422, '', 423], { idProduto: '603', potes: '3' }, 'produto_invalido'],
    ['too few pots', [422, 423], { idProduto: '603', potes: '3' }, 'produto_invalido'],
    [
      'another number of pots than the kit has',
      [422, 423, 424],
      { idProduto: '602', potes: '3' },
      'produto_invalido',
    ],
    ['a number of pots that no kit has', [422], { potes: '1' }, 'produto_invalido'],
    ['no number of pots', [422, 423], { idProduto: '602', potes: 'x' }, 'produto_invalido'],
    ['more pots of a flavour than there are', Array(6).fill(426), { potes: '6' }, 'esgotado'],
    ['rubbish', ['x', '-1', '1.5'], { potes: '3' }, 'produto_invalido'],
  ])('with %s nothing is added, and the page says why', async (_name, flavours, fields, notice) => {
    expect(target(await add(choice(flavours, fields)))).toEqual([303, `${CART}?aviso=${notice}`])
    expect(await extras()).toEqual([])
  })

  test('its line is changed and removed from the plain cart page', async () => {
    await add(choice([422, 423], { potes: '2' }))
    const hash = JSON.stringify({ ...HASH, idProduto: 602, adicional: '422x1,423x1' })
    expect(target(await change({ hash, quantidade: '3' }))).toEqual([303, CART])
    expect(await quantities()).toEqual([[602, 3]])
    await change({ hash, acao: 'remover' })
    expect(await quantities()).toEqual([])
  })

  test('a store that cannot say which kit it is: the page says that it failed', async () => {
    openTestHost(() => Promise.reject(new Error('down')))
    const answer = await add(choice([422, 423], { potes: '2' }))
    expect(target(answer)).toEqual([303, `${CART}?aviso=nao_adicionado`])
  })
})

test('in English it goes back to the English page', async () => {
  const answer = await add({ idProduto: '422' }, { lang: 'en' })
  expect(target(answer)).toEqual([303, `/en${CART}?aviso=adicionado`])
})

test('a quantity is set, a clamped one is told, a removal empties the cart', async () => {
  await add({ idProduto: '422' })
  expect(target(await change({ quantidade: '3' }))).toEqual([303, CART])
  expect(await quantities()).toEqual([[422, 3]])
  await add({ idProduto: '426' })
  const few = JSON.stringify({ ...HASH, idProduto: 426 })
  expect(target(await change({ hash: few, quantidade: '50' }))).toEqual([
    303,
    `${CART}?aviso=quantidade_ajustada`,
  ])
  await change({ hash: few, acao: 'remover' })
  expect(target(await change({ acao: 'remover', quantidade: '' }))).toEqual([303, CART])
  expect(await quantities()).toEqual([])
})

test('a step means one less or one more than the field says, and never less than 1', async () => {
  await add({ idProduto: '422' })
  await change({ quantidade: '3', acao: 'mais' })
  expect(await quantities()).toEqual([[422, 4]])
  await change({ quantidade: '4', acao: 'menos' })
  expect(await quantities()).toEqual([[422, 3]])
  expect(target(await change({ quantidade: '1', acao: 'menos' }))).toEqual([
    303,
    `${CART}?aviso=quantidade_invalida`,
  ])
  expect(await quantities()).toEqual([[422, 3]])
})

test.each([
  ['0', {}, 'quantidade_invalida'],
  ['', {}, 'quantidade_invalida'],
  ['um', {}, 'quantidade_invalida'],
  ['2', { hash: 'rubbish' }, 'falhou'],
  ['2', { hash: '[1]' }, 'falhou'],
  ['2', { hash: JSON.stringify({ ...HASH, idProduto: 435 }) }, 'item_nao_encontrado'],
])('quantity "%s" with %j changes nothing', async (quantidade, fields, notice) => {
  await add({ idProduto: '422' })
  expect(target(await change({ quantidade, ...fields }))).toEqual([303, `${CART}?aviso=${notice}`])
  expect(await quantities()).toEqual([[422, 1]])
})

test('a store that does not answer: the page says that it failed', async () => {
  openTestHost(() => Promise.reject(new Error('down')))
  expect(target(await add({ idProduto: '422' }))).toEqual([303, `${CART}?aviso=nao_adicionado`])
  expect(target(await change({ quantidade: '2' }))).toEqual([303, `${CART}?aviso=falhou`])
})

test('L23: a form of another site changes nothing', async () => {
  expect((await add({ idProduto: '422' }, { site: 'cross-site' })).status).toBe(403)
  expect((await change({ quantidade: '2' }, { site: 'cross-site' })).status).toBe(403)
})
