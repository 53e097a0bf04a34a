import type { CartItem, LineHash } from '../shop/cart.ts'
import { removedIn } from '../shop/removed-line.ts'
import { swappedIn } from '../shop/swapped-lines.ts'
import { decodeFlash } from './flash.ts'
import { addToCartByForm, changeCartByForm } from './cart-forms.ts'
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

const KIT = JSON.stringify({ kind: 'lista', quantity: 1, hash: { ...HASH, idProduto: 500 } })

let cookie: string

beforeEach(async () => {
  const api = await globalThis.openStoreApi()
  openTestHost((request: Request) => api.fetch(request))
  cookie = ''
})

afterEach(() => setHost(undefined))

async function post(
  handler: typeof addToCartByForm,
  fields: Record<string, string> | [string, string][],
  { lang = 'pt', site = 'same-origin', more = {} } = {},
) {
  const request = new Request('http://localhost/checkout', {
    method: 'POST',
    headers: { 'sec-fetch-site': site, cookie, ...more },
    body: new URLSearchParams(fields),
  })
  const response = await handler(request, { params: Promise.resolve({ lang }) })
  const [session] = response.headers.getSetCookie()
  if (session) cookie = session.split(';')[0]!
  return response
}

const add = (fields: Record<string, string> | [string, string][], options?: object) =>
  post(addToCartByForm, fields, options)
const change = (fields: Record<string, string>, options?: object) =>
  post(changeCartByForm, { tipo: 'lista', hash: JSON.stringify(HASH), ...fields }, options)
const target = (response: Response) => [response.status, response.headers.get('location')]

async function quantities() {
  const api = await globalThis.openStoreApi()
  const headers = { 'app-token': 'wapstore', session: cookie.replace('PHPSESSID=', '') }
  const response = await api.fetch(new Request('http://store.internal/v2/front/checkout/cart', { headers }))
  const { itens } = (await response.json()) as {
    itens: { quantidade: number; hash: { idProduto: number } }[]
  }
  return itens.map(({ quantidade, hash }) => [hash.idProduto, quantidade])
}

test('L25 an add from an IP address with too many new carts gets no session and redirects to the cart page with the reason', async () => {
  openTestHost(() => Promise.resolve(Response.json({ codigo: 'muitos_carrinhos' }, { status: 429 })))
  const rejected = await add({ idProduto: '422', tipo: 'lista', quantidade: '1' })
  expect(target(rejected)).toEqual([303, `${CART}?aviso=muitos_carrinhos`])
  expect(rejected.headers.getSetCookie()).toEqual([])
})

test('an add creates the cart, redirects to its page and sets the session in an HttpOnly cookie', async () => {
  const response = await add({ idProduto: '422', tipo: 'lista', quantidade: '2' })
  expect(target(response)).toEqual([303, `${CART}?aviso=adicionado`])
  expect(response.headers.getSetCookie()[0]).toMatch(/^PHPSESSID=.+; HttpOnly$/)
  expect(await quantities()).toEqual([[422, 2]])
})

test.each([
  ['no product', { idProduto: '' }, 'produto_invalido'],
  ['product 0', { idProduto: '0' }, 'produto_invalido'],
  ['an unknown product', { idProduto: '999999' }, 'produto_invalido'],
  ['a sold-out product', { idProduto: '481' }, 'esgotado'],
  ['a wrong quantity', { idProduto: '422', quantidade: '-1' }, 'quantidade_invalida'],
])(
  'spec section 5: with %s nothing is added, and the redirect has the notice',
  async (_name, fields, notice) => {
    expect(target(await add(fields))).toEqual([303, `${CART}?aviso=${notice}`])
    expect(await quantities()).toEqual([])
  },
)

describe('P5 a kit built without JavaScript', () => {
  const kitFields = (flavours: (number | string)[], fields: Record<string, string>): [string, string][] => [
    ...Object.entries({ tipo: 'lista', quantidade: '1', ...fields }),
    ...flavours.map((id): [string, string] => ['sabor', String(id)]),
  ]

  async function kitCompositions() {
    const api = await globalThis.openStoreApi()
    const headers = { 'app-token': 'wapstore', session: cookie.replace('PHPSESSID=', '') }
    const response = await api.fetch(new Request('http://store.internal/v2/front/checkout/cart', { headers }))
    const { itens } = (await response.json()) as {
      itens: { hash: { idProduto: number; adicional: string } }[]
    }
    return itens.map(({ hash }) => [hash.idProduto, hash.adicional])
  }

  test.each([
    [
      'the first three of ten flavours, for three pots',
      [424, 422, 422, 425, 423, 426, 422, 422, 422, 422],
      { idProduto: '603', unidades: '3' },
      603,
      '422x2,424x1',
    ],
    [
      'the kit that has the number of pots, without the id of a kit',
      [424, 422, '', '', ''],
      { unidades: '2' },
      602,
      '422x1,424x1',
    ],
    [
      'as many flavours as the kit has pots, without a number of pots',
      [422, 422, 423, 424],
      { idProduto: '604' },
      604,
      '422x2,423x1,424x1',
    ],
  ])('adds %s', async (_name, flavours, fields, id, composition) => {
    expect(target(await add(kitFields(flavours, fields)))).toEqual([303, `${CART}?aviso=adicionado`])
    expect(await kitCompositions()).toEqual([[id, composition]])
  })

  test.each([
    ['a pot without a flavour', [422, '', 423], { idProduto: '603', unidades: '3' }, 'produto_invalido'],
    ['too few pots', [422, 423], { idProduto: '603', unidades: '3' }, 'produto_invalido'],
    [
      'another number of pots than the kit has',
      [422, 423, 424],
      { idProduto: '602', unidades: '3' },
      'produto_invalido',
    ],
    ['a number of pots that no kit has', [422], { unidades: '1' }, 'produto_invalido'],
    ['an invalid number of pots', [422, 423], { idProduto: '602', unidades: 'x' }, 'produto_invalido'],
    ['more pots of a flavour than in stock', Array(6).fill(426), { unidades: '6' }, 'esgotado'],
    ['invalid flavours', ['x', '-1', '1.5'], { unidades: '3' }, 'produto_invalido'],
  ])('with %s nothing is added, and the redirect has the notice', async (_name, flavours, fields, notice) => {
    expect(target(await add(kitFields(flavours, fields)))).toEqual([303, `${CART}?aviso=${notice}`])
    expect(await kitCompositions()).toEqual([])
  })

  test('the cart page without JavaScript changes and removes the line of the kit', async () => {
    await add(kitFields([422, 423], { unidades: '2' }))
    const hash = JSON.stringify({ ...HASH, idProduto: 602, adicional: '422x1,423x1' })
    expect(target(await change({ hash, quantidade: '3' }))).toEqual([303, CART])
    expect(await quantities()).toEqual([[602, 3]])
    await change({ hash, acao: 'remover' })
    expect(await quantities()).toEqual([])
  })

  test('a removed line is in the flash of the cart page; its form adds it again with quantity and flavours', async () => {
    await add(kitFields([422, 423], { unidades: '2' }))
    const hash = JSON.stringify({ ...HASH, idProduto: 602, adicional: '422x1,423x1' })
    await change({ hash, quantidade: '3' })
    // The field has a number that was typed but not sent.
    const removal = await change({
      hash,
      acao: 'remover',
      quantidade: '7',
      atual: '3',
      nome: 'Monte seu kit',
    })
    const value = /formulario=([^;]+)/.exec(removal.headers.getSetCookie().join())?.[1] ?? ''
    const removed = removedIn(decodeFlash(value), { items: [] })
    expect(removed).toEqual({ hash, tipo: 'lista', quantidade: '3', nome: 'Monte seu kit' })
    expect(removedIn(decodeFlash(value), { items: [{ hash: JSON.parse(hash) as LineHash }] })).toBeUndefined()
    const again = await change({ ...removed, acao: 'desfazer' })
    expect(target(again)).toEqual([303, `${CART}?aviso=devolvido`])
    expect(await quantities()).toEqual([[602, 3]])
    expect(await kitCompositions()).toEqual([[602, '422x1,423x1']])
  })

  test('while the store is down, an add of a kit redirects with a failure notice', async () => {
    openTestHost(() => Promise.reject(new Error('down')))
    const response = await add(kitFields([422, 423], { unidades: '2' }))
    expect(target(response)).toEqual([303, `${CART}?aviso=nao_adicionado`])
  })
})

test('an English form redirects to the English page', async () => {
  const response = await add({ idProduto: '422' }, { lang: 'en' })
  expect(target(response)).toEqual([303, `/en${CART}?aviso=adicionado`])
})

test('P6 an undone removal puts the line back where it stood', async () => {
  for (const idProduto of ['422', '423', '424']) await add({ idProduto })
  const session = cookie
  const hash = JSON.stringify({ ...HASH, idProduto: 423 })
  const removal = await change({ hash, acao: 'remover', atual: '1', nome: 'Limão', lugar: '2' })
  const value = /formulario=([^;]+)/.exec(removal.headers.getSetCookie().join())?.[1] ?? ''
  cookie = session
  await change({ ...removedIn(decodeFlash(value), { items: [] }), acao: 'desfazer' })
  expect((await quantities()).map(([id]) => id)).toEqual([422, 423, 424])
})

test('decision 0108: a script that sends a form gets its cookies and the address of the next page, which it could not read in a redirect', async () => {
  const script = { more: { accept: 'application/json' } }
  const response = await post(addToCartByForm, { idProduto: '422' }, script)
  expect(target(response)).toEqual([204, `${CART}?aviso=adicionado`])
  expect(response.headers.getSetCookie().join()).toContain('PHPSESSID=')
  expect((await post(changeCartByForm, {}, { ...script, site: 'cross-site' })).status).toBe(403)
})

test('a quantity is set, a clamped quantity gives a notice, a removal empties the cart', async () => {
  await add({ idProduto: '422' })
  expect(target(await change({ quantidade: '3' }))).toEqual([303, CART])
  expect(await quantities()).toEqual([[422, 3]])
  expect(target(await change({ quantidade: '3', linha: 'linha-12' }))).toEqual([303, `${CART}#linha-12`])
  expect(target(await change({ quantidade: '3', linha: '//example.com' }))).toEqual([303, CART])
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

test('the buttons change the quantity of the field by one, and never below 1', async () => {
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

test('while the store is down, the redirect has a failure notice', async () => {
  openTestHost(() => Promise.reject(new Error('down')))
  expect(target(await add({ idProduto: '422' }))).toEqual([303, `${CART}?aviso=nao_adicionado`])
  expect(target(await change({ quantidade: '2' }))).toEqual([303, `${CART}?aviso=falhou`])
})

test('L23: a form from another origin changes nothing', async () => {
  expect((await add({ idProduto: '422' }, { site: 'cross-site' })).status).toBe(403)
  expect((await change({ quantidade: '2' }, { site: 'cross-site' })).status).toBe(403)
})

const variationItems = (id: number) =>
  JSON.stringify([{ idProduto: '620', idAtributoSimples: String(id), quantidade: '1', adicional: '' }])

test('platform 3.3: a form with the items of a variation adds that variation', async () => {
  const response = await add({ itens: variationItems(2102), opcao: '1', tipo: 'produto', quantidade: '3' })
  expect(target(response)).toEqual([303, `${CART}?aviso=adicionado`])
  expect(await quantities()).toEqual([[620, 3]])
})

test.each([
  ['no choice', { opcao: '1' }, 'opcao_ausente'],
  ['malformed items', { opcao: '1', itens: '[7]' }, 'opcao_ausente'],
  ['a sold-out variation', { opcao: '1', itens: variationItems(2103) }, 'esgotado'],
])(
  'platform 3.3: a form with %s adds nothing and the cart page shows the reason',
  async (_, fields, notice) => {
    const response = await add({ tipo: 'produto', quantidade: '1', ...fields })
    expect(target(response)).toEqual([303, `${CART}?aviso=${notice}`])
    expect(await quantities()).toEqual([])
  },
)

describe('the form of a cheaper kit', () => {
  const swap = (fields: object = {}) =>
    change({ acao: 'trocar', kits: '500x1', preco: '10990', atual: '11980', ...fields })
  const flashOf = (response: Response) => {
    const value = response.headers.getSetCookie().find((each) => each.startsWith('formulario='))
    return decodeFlash(/=([^;]*)/.exec(value ?? '')?.[1] ?? '')
  }

  test('P6 it replaces the lines, and the form in the flash brings them back', async () => {
    await add({ idProduto: '499', quantidade: '2' })
    const session = cookie
    const response = await swap()
    expect(target(response)).toEqual([303, CART])
    cookie = session
    expect(await quantities()).toEqual([[500, 1]])
    const items = [{ hash: { ...HASH, idProduto: 500 } as LineHash }]
    const fields = swappedIn(flashOf(response), { items: items as CartItem[] })
    expect(fields).toMatchObject({ por: expect.stringContaining('2 frascos') })
    expect(target(await change({ acao: 'destrocar', ...fields }))).toEqual([
      303,
      `${CART}?aviso=troca_desfeita`,
    ])
    cookie = session
    expect(await quantities()).toEqual([[499, 2]])
  })

  test('R52 several kits replace the lines in one press, and the undo takes all of them out', async () => {
    await add({ idProduto: '423', quantidade: '8' })
    const session = cookie
    const response = await swap({ kits: '445x1-437x1', preco: '16020', atual: '19920' })
    cookie = session
    expect(await quantities()).toEqual([
      [445, 1],
      [437, 1],
    ])
    const items = [445, 437].map((idProduto) => ({ hash: { ...HASH, idProduto } as LineHash }))
    const fields = swappedIn(flashOf(response), { items: items as CartItem[] })
    expect(fields).toMatchObject({ por: '5 potes - 5 Limão, 3 potes - 3 Limão' })
    await change({ acao: 'destrocar', ...fields })
    cookie = session
    expect(await quantities()).toEqual([[423, 8]])
  })

  test.each([
    ['another price than on display', { preco: '9990' }, 'falhou'],
    ['other lines than on display', { atual: '5990' }, 'falhou'],
    ['an unknown kit', { kits: '999x1' }, 'falhou'],
    ['another number of kits', { kits: '500x2' }, 'falhou'],
    ['an undo without lines', { acao: 'destrocar', kits: '[{}]', linhas: '[]' }, 'falhou'],
    [
      'an undo without the kit',
      { acao: 'destrocar', kits: `[${KIT}]`, linhas: `[${KIT}]` },
      'item_nao_encontrado',
    ],
  ])('%s changes nothing', async (_, fields, notice) => {
    await add({ idProduto: '499', quantidade: '2' })
    expect(target(await swap(fields))).toEqual([303, `${CART}?aviso=${notice}`])
    expect(await quantities()).toEqual([[499, 2]])
  })

  test('while the store is down, the redirect has a failure notice', async () => {
    openTestHost(() => Promise.reject(new Error('down')))
    expect(target(await swap())).toEqual([303, `${CART}?aviso=troca_incompleta`])
  })
})
