import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Lang } from '#lib/routes/lang.ts'
import type { StoreFetch } from '#lib/testing/store-fetch.ts'
import type { CartControl } from './cart-control.ts'
import { DrawerVisitor } from './drawer.test-setup.tsx'

jest.mock('next/navigation', () => ({ usePathname: () => '/' }))

// The demo store's coupon: 10 % off from R$ 100.00 on.
const CODE = 'BEMVINDO10'

let visitor: DrawerVisitor
let store: StoreFetch
let cart: CartControl

beforeEach(async () => {
  visitor = await DrawerVisitor.open()
  ;({ store, cart } = visitor)
})
afterEach(() => {
  document.cookie = 'cupom=; Path=/; Max-Age=0'
  visitor.close()
})

async function open(quantity: number, lang: Lang = 'pt') {
  const user = userEvent.setup({ delay: null })
  await visitor.show({ 422: quantity }, { lang })
  await user.click(await screen.findByText(lang === 'pt' ? 'Tem um cupom?' : 'Have a coupon?'))
  return user
}

const field = (name = 'Código do cupom') => screen.getByRole('textbox', { name })
const dialog = () => (screen.getByRole('dialog').textContent ?? '').replace(/\s+/g, ' ')

test('contract 4.20: a coupon is applied, shown with its discount, and removed', async () => {
  const user = await open(5)
  await user.type(field(), `${CODE.toLowerCase()}{Enter}`)
  const remove = await screen.findByRole('button', { name: `Remover o cupom ${CODE}` })
  await waitFor(() => expect(remove.closest('form')?.querySelector('[role="status"]')).toHaveFocus())
  expect(dialog()).toContain(`Cupom ${CODE}− R$ 12,45`)
  expect(dialog()).toContain('R$ 121,95')
  expect(store.calls.slice(-2).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PUT /v2/front/promotional/coupon/bemvindo10',
    'GET /v2/front/checkout/cart',
  ])
  await user.click(remove)
  expect(await screen.findByRole('textbox', { name: 'Código do cupom' })).toHaveValue('')
  expect(screen.getByText('Tem um cupom?')).toHaveFocus()
  expect(dialog()).not.toContain('12,45')
})

test("contract 4.20: a rejected coupon stays in the field, with the store's reason beside it", async () => {
  const user = await open(1, 'en')
  await user.type(field('Coupon code'), 'NATAL{Enter}')
  await waitFor(() => expect(field('Coupon code')).toBeInvalid())
  expect(field('Coupon code')).toHaveAccessibleDescription('This coupon does not exist or has expired.')
  expect(field('Coupon code')).toHaveValue('NATAL')
  expect(field('Coupon code')).toHaveFocus()
  await user.clear(field('Coupon code'))
  expect(field('Coupon code')).not.toHaveAccessibleDescription()
  await user.type(field('Coupon code'), '{Enter}')
  expect(field('Coupon code')).toHaveAccessibleDescription('Enter the coupon code.')
})

test('contract 4.20: the reason of a rejection goes when the cart changes; the code stays in the field', async () => {
  const user = await open(1)
  await user.type(field(), 'NATAL{Enter}')
  await waitFor(() => expect(field()).toBeInvalid())
  await user.click(screen.getByRole('button', { name: /^Aumentar a quantidade/ }))
  await waitFor(() => expect(field()).toBeValid())
  expect(field()).toHaveValue('NATAL')
})

test('platform 3.6: a coupon is accepted although the store does not name it in the cart', async () => {
  store.intercept = async ({ path }, pass) =>
    path.includes('promotional') ? Response.json({ sucesso: '1' }) : pass()
  const user = await open(1)
  await user.type(field(), 'VIP{Enter}')
  await waitFor(() => expect(screen.getAllByText('A loja aceitou o cupom VIP.').length).toBeGreaterThan(0))
  expect(screen.getByText(/^A loja aceitou o cupom VIP, mas/)).toBeVisible()
  expect(field()).toHaveValue('')
  expect(field()).toHaveFocus()
})

test.each([
  [
    'sucesso false with HTML',
    () => Response.json({ sucesso: false, mensagem: '<b>Cupom</b> usado.' }),
    'Cupom usado.',
  ],
  ['a 2xx without sucesso', () => Response.json({}), /^A loja não aceitou este cupom/],
  ['an outage', () => new Response('<html>', { status: 503 }), /^Não foi possível enviar o cupom/],
  ['a firewall', () => new Response('<html>', { status: 403 }), /^Não foi possível enviar o cupom/],
])('%s shows an error and keeps the code in the field', async (_, answer, text) => {
  store.intercept = async ({ path }, pass) => (path.includes('promotional') ? answer() : pass())
  const user = await open(1)
  await user.type(field(), 'VIP{Enter}')
  await waitFor(() => expect(field()).toHaveAccessibleDescription(text))
  expect(field()).toHaveValue('VIP')
})

test('contract 4.20: a store without coupons shows no field', async () => {
  store.intercept = async (_, pass) => {
    const cartDocument = (await (await pass()).json()) as object
    return Response.json({ ...cartDocument, aceitaCupom: false })
  }
  await visitor.show({ 422: 1 })
  await screen.findByRole('link', { name: 'Finalizar compra' })
  expect(screen.queryByText('Tem um cupom?')).toBeNull()
})

test('platform 3.6 P29 a coupon that the cart does not name is stored in a cookie, and a discount is mentioned only if the cart has one', async () => {
  let isCheaper = false
  const user = await open(5)
  store.intercept = async ({ path }, pass) => {
    const response = await pass()
    if (!path.endsWith('checkout/cart')) return response
    const body = (await response.json()) as { itens: object[]; subtotal: { valor: number } }
    const subtotal = isCheaper ? { valor: body.subtotal.valor - 10 } : body.subtotal
    return Response.json({ itens: body.itens, subtotal })
  }
  await user.type(field(), `${CODE}{Enter}`)
  expect(
    await screen.findByText(`A loja aceitou o cupom ${CODE}, mas o carrinho não mostra desconto agora.`),
  ).toBeVisible()
  expect(document.cookie).toContain(`cupom=${CODE}`)
  expect(screen.queryByRole('button', { name: /Remover o cupom/ })).toBeNull()
  isCheaper = true
  await act(() => cart.client.invalidateQueries())
  expect(await screen.findByText(`Cupom ${CODE} aceito; o carrinho já traz desconto.`)).toBeVisible()
  expect(screen.getByText('Usar outro cupom')).toBeVisible()
})
