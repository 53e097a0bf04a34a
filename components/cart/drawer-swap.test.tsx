import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Lang } from '#lib/routes/lang.ts'
import { onShopEvent, type ShopEvent } from '#lib/state/shop-events.ts'
import type { StoreFetch } from '#lib/testing/store-fetch.ts'
import type { CartControl } from './cart-control.ts'
import { DrawerVisitor } from './drawer.test-setup.tsx'

jest.mock('next/navigation', () => ({ usePathname: () => '/' }))

let visitor: DrawerVisitor
let store: StoreFetch
let cart: CartControl

beforeEach(async () => {
  visitor = await DrawerVisitor.open()
  ;({ store, cart } = visitor)
})
afterEach(() => visitor.close())

const showCart = (units: Record<number, number>, lang: Lang = 'pt') => visitor.show(units, { lang })

const lines = (lang: Lang) => cart.client.getQueryData(cart.query(lang).queryKey)?.cart.items ?? []
const ids = (lang: Lang = 'pt') => lines(lang).map(({ hash, quantity }) => [hash.idProduto, quantity])
const take = (name: RegExp) => screen.findByRole('button', { name })
const region = () => screen.getByRole('dialog').textContent.replace(/\s+/g, ' ')

test.each([
  ['pt', /^Trocar por 2 frascos: Sérum/, '2 frascos: R$ 109,90 em vez de R$ 119,80.'],
  ['en', /^Switch to 2 bottles: .*Serum/, '2 bottles: R$ 109.90 instead of R$ 119.80.'],
] as const)('R52 %s: two packages that a kit has for less are swapped for it', async (lang, name, offer) => {
  await showCart({ 499: 2 }, lang)
  const button = await take(name)
  expect(region()).toContain(offer)
  button.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus()
  expect(region()).toContain(lang === 'pt' ? 'Você trocou 2 × ' : 'You switched 2 × ')
})

test('of more packages than the kit has, the offer says how many stay', async () => {
  await showCart({ 499: 3 })
  await take(/^Trocar por 2 frascos/)
  expect(region()).toContain(
    'Economize R$ 9,90 2 frascos: R$ 109,90 em vez de R$ 119,80. A outra unidade continua',
  )
})

test.each([
  [
    'pt',
    /^Trocar por 2 kits de 2 frascos: /,
    'Economize R$ 19,80 2 kits de 2 frascos: R$ 219,80 em vez de R$ 239,60. ',
    'Você trocou 4 × 1 frasco por 2 × 2 frascos',
  ],
  [
    'en',
    /^Switch to 2 kits of 2 bottles: /,
    'Save R$ 19.80 2 kits of 2 bottles: R$ 219.80 instead of R$ 239.60. ',
    'You switched 4 × 1 bottle to 2 × 2 bottles',
  ],
] as const)('R52 %s: four packages become two kits of two in one press', async (lang, name, offer, told) => {
  await showCart({ 499: 4 }, lang)
  const button = await take(name)
  expect(region()).toContain(offer)
  await userEvent.click(button)
  await waitFor(() => expect(ids(lang)).toEqual([[500, 2]]))
  expect(region()).toContain(told)
  await userEvent.click(await take(lang === 'pt' ? /^Desfazer/ : /^Undo/))
  await waitFor(() => expect(ids(lang)).toEqual([[499, 4]]))
})

test.each([
  ['pt', 'Trocar por estes kits: ', 'Economize R$ 39,00 5 potes e 3 potes: R$ 160,20 em vez de R$ 199,20.'],
  ['en', 'Switch to these kits: ', 'Save R$ 39.00 5 jars and 3 jars: R$ 160.20 instead of R$ 199.20.'],
] as const)(
  'R52 %s: eight packages become the two kits that cost least together',
  async (lang, name, offer) => {
    await showCart({ 423: 8 }, lang)
    const button = await take(new RegExp(`^${name}`))
    expect(region()).toContain(offer)
    await userEvent.click(button)
    await waitFor(() =>
      expect(ids(lang)).toEqual([
        [445, 1],
        [437, 1],
      ]),
    )
  },
)

test('packages of two lines are swapped, and undoing brings both back to their places', async () => {
  const events: ShopEvent[] = []
  onShopEvent((event) => events.push(event))
  await showCart({ 423: 1, 428: 1, 499: 1 })
  events.length = 0
  await userEvent.click(await take(/^Trocar por 3 potes/))
  await waitFor(() =>
    expect(ids()).toEqual([
      [499, 1],
      [437, 1],
    ]),
  )
  expect(events.map(({ kind }) => kind)).toEqual(['added', 'removed', 'removed'])
  await userEvent.click(await take(/^Desfazer: voltar a 1 pote - Limão, 2 potes - /))
  await waitFor(() =>
    expect(ids()).toEqual([
      [423, 1],
      [428, 1],
      [499, 1],
    ]),
  )
  expect(screen.queryByRole('button', { name: /^Desfazer/ })).toBeNull()
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus()
})

test('of four packages three are swapped, the fourth stays, and undoing brings all four back', async () => {
  await showCart({ 423: 4 })
  await userEvent.click(await take(/^Trocar por 3 potes/))
  await waitFor(() =>
    expect(ids()).toEqual([
      [423, 1],
      [437, 1],
    ]),
  )
  expect(region()).toContain('Você trocou 3 × 1 pote - Limão por 3 potes')
  await userEvent.click(await take(/^Desfazer: voltar a 3 × 1 pote - Limão/))
  await waitFor(() => expect(ids()).toEqual([[423, 4]]))
})

test('a kit that the cart already has is added to its line', async () => {
  await showCart({ 500: 1, 499: 2 })
  await userEvent.click(await take(/^Trocar por 2 frascos/))
  await waitFor(() => expect(ids()).toEqual([[500, 2]]))
  await userEvent.click(await take(/^Desfazer/))
  await waitFor(() =>
    expect(ids()).toEqual([
      [499, 2],
      [500, 1],
    ]),
  )
})

test('nothing is offered, and no kits are read, for single packages; nothing while the kits cannot be read', async () => {
  store.intercept = ({ path }, pass) =>
    path.includes('list/listing') ? Promise.reject(new TypeError('offline')) : pass()
  await showCart({ 423: 1, 499: 1 })
  expect(store.calls.filter(({ path }) => path.includes('list/listing'))).toHaveLength(0)
  await act(() => cart.add({ idProduto: 499, tipo: 'lista', quantidade: 1 }))
  await waitFor(() => expect(store.calls.some(({ path }) => path.includes('list/listing'))).toBe(true))
  expect(screen.queryByRole('button', { name: /^Trocar/ })).toBeNull()
})

test.each([
  ['the removal of the old lines fails', 'DELETE', () => Promise.resolve(Response.json({}, { status: 500 }))],
  [
    'the store asks a higher price',
    'POST',
    async (pass: () => Promise<Response>) =>
      Response.json(JSON.parse((await (await pass()).text()).replaceAll('109.9', '115.9'))),
  ],
])('when %s, the kit is taken out again and a message says so', async (_, method, respond) => {
  await showCart({ 499: 2 })
  const button = await take(/^Trocar por/)
  let isFirst = true
  store.intercept = (call, pass) => {
    if (call.method !== method || !isFirst) return pass()
    isFirst = false
    return respond(pass)
  }
  await userEvent.click(button)
  expect(
    await screen.findByText('A troca não foi concluída. Confira os itens do carrinho.'),
  ).toBeInTheDocument()
  await waitFor(() => expect(ids()).toEqual([[499, 2]]))
})
