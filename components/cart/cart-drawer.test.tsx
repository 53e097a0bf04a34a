import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createQueryClient } from '#lib/browser/cart-query.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { shopState } from '#lib/state/shop-state.ts'
import type { StoreFetch } from '#lib/testing/store-fetch.ts'
import { createCartControl, type CartControl } from './cart-control.ts'
import { DrawerVisitor } from './drawer.test-setup.tsx'
import { followLink } from './follow-link.ts'

let pathname = '/'
jest.mock('next/navigation', () => ({ usePathname: () => pathname }))
jest.mock('./follow-link.ts', () => ({ followLink: jest.fn() }))

const WHATSAPP = 'https://wa.me/5511999999999?text=oi'
const CRANBERRY = 'Colágeno com Ácido Hialurônico: 1 pote - Cranberry'

let visitor: DrawerVisitor
let store: StoreFetch
let cart: CartControl

beforeEach(async () => {
  pathname = '/'
  jest.mocked(followLink).mockClear()
  visitor = await DrawerVisitor.open()
  ;({ store, cart } = visitor)
})
afterEach(() => visitor.close())

const drawer = () => visitor.view()
const showCart = (units: Record<number, number>, lang: Lang = 'pt', whatsappUrl?: string) =>
  visitor.show(units, { lang, whatsappUrl })

const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ')
const text = () => plain(screen.getByRole('dialog').textContent)
const quantity = (name = CRANBERRY) => screen.getByRole('textbox', { name: `Quantidade de ${name}` })
const amounts = () => screen.getAllByRole('definition').map(({ textContent }) => plain(textContent))
const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe('content', () => {
  test('P29 the drawer shows lines, prices, subtotal, the fixed shipping and what is to be paid', async () => {
    await showCart({ 422: 2, 432: 1 })
    expect(screen.getByRole('heading', { name: 'Seu carrinho 3 itens' })).toBeInTheDocument()
    await screen.findByRole('button', { name: /^Trocar/ })
    expect(screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual([
      'Colágeno com Ácido Hialurônico1 pote - CranberryR$ 24,90 cadaDe R$ 99,80 R$ 49,80',
      'Colágeno com Ácido Hialurônico2 potes - Cranberry e LimãoR$ 22,35 por poteDe R$ 99,80 R$ 44,70Economize R$ 6,90 3 potes - 3 Cranberry e 1 pote - Limão: R$ 87,60 em vez de R$ 94,50. Trocar por estes kits',
    ])
    expect(amounts()).toEqual(['R$ 94,50', 'R$ 9,90', 'R$ 104,40'])
    expect(text()).toContain('Total à vistaR$ 104,40Economia de R$ 105,10 sobre o preço cheio')
    expect(screen.getByRole('link', { name: 'Finalizar compra' })).toHaveAttribute(
      'href',
      '/checkout/pagamento',
    )
    expect(shopState()).toMatchObject({ count: 3, subtotal: 9450 })
  })

  test.each([
    ['pt', 'Sérum Facial com Ácido Hialurônico', '1 frasco'],
    ['en', 'Facial Serum with Hyaluronic Acid', '1 bottle'],
  ] as const)('%s: the product %s is the title, its size stands below', async (lang, product, size) => {
    await showCart({ 499: 1 }, lang)
    const line = screen.getByRole('link', { name: product }).closest('li')!
    expect(within(line).getByText(size)).toBeInTheDocument()
  })

  test('P3: English pages show reais and the approximate amount in dollars', async () => {
    await showCart({ 422: 2, 432: 1 }, 'en')
    expect(screen.getByRole('heading', { name: 'Your cart 3 items' })).toBeInTheDocument()
    expect(amounts()).toEqual(['R$ 94.50', 'R$ 9.90', 'R$ 104.40'])
    expect(text()).toContain(
      'Total (one payment)R$ 104.40You save R$ 105.10 off the full priceAbout US$ 18.48. You pay in Brazilian reais.',
    )
    expect(text()).toContain('1 jar - Cranberry')
    expect(screen.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/en/checkout/pagamento')
    expect(screen.getByRole('button', { name: 'Continue Shopping' })).toBeInTheDocument()
  })

  test('P3: free shipping adds nothing to the amount in dollars', async () => {
    await showCart({ 422: 20 }, 'en')
    expect(text()).toContain('About US$ 70.52. You pay in Brazilian reais.')
    expect(amounts()).toContain('Free')
  })

  test.each([
    ['pt', {}, 'Ganhe 20% OFF em compras acima de R$ 450,00', 0],
    ['pt', { 422: 1 }, 'Faltam R$ 425,10 para você ganhar 20% OFF', 6],
    ['pt', { 422: 20 }, 'Você ganhou 20% OFF!', 100],
    ['en', {}, 'Get 20% OFF on orders over R$ 450.00', 0],
    ['en', { 422: 1 }, 'R$ 425.10 away from 20% OFF', 6],
    ['en', { 422: 20 }, 'You got 20% OFF!', 100],
  ] as const)(
    'P18: the goal bar shows the progress in %s with %j',
    async (lang, units, sentence, percent) => {
      await showCart(units, lang)
      const bar = await screen.findByRole('progressbar')
      expect(bar).toHaveAttribute('aria-valuenow', String(percent))
      expect(plain(bar.getAttribute('aria-valuetext'))).toBe(sentence)
      expect(text()).toContain(sentence)
    },
  )

  test('P18 the goal that a growing cart reaches first stands first, and one unit has its price once', async () => {
    await showCart({ 422: 1 })
    await screen.findByRole('progressbar')
    expect(text()).toMatch(
      /Faltam R\$ 274,10 para o frete grátis.*Faltam R\$ 425,10 para você ganhar 20% OFF/,
    )
    expect(text()).not.toContain('cada')
  })

  test('above the goal the total includes the discount of the store', async () => {
    await showCart({ 422: 20 })
    expect(amounts()).toEqual(['R$ 498,00', '− R$ 99,60', 'Grátis', 'R$ 398,40'])
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toContain('Desconto de 20%')
    expect(text()).toContain('Você ganhou frete grátis!')
  })

  test('the drawer shows the amount missing for free shipping', async () => {
    await showCart({ 422: 1 })
    expect(text()).toContain('Faltam R$ 274,10 para o frete grátis')
  })

  test('an empty cart has a message and a link to the products', async () => {
    await showCart({})
    expect(await screen.findByText('Seu carrinho está vazio.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Ver os kits de colágeno' })).toHaveAttribute('href', '/colageno')
    expect(screen.queryByRole('link', { name: 'Finalizar compra' })).toBeNull()
    expect(shopState().count).toBe(0)
  })

  test('an empty cart offers popular products; adding one fills the cart and says so', async () => {
    await showCart({})
    const popular = await screen.findByRole('group', { name: 'Mais populares' })
    const buttons = within(popular).getAllByRole('button', { name: /^Adicionar .* ao carrinho$/ })
    expect(buttons).toHaveLength(3)
    await userEvent.click(buttons[0]!)
    expect(await screen.findByText(/ está no carrinho\.$/)).toBeInTheDocument()
    expect(screen.queryByText('Seu carrinho está vazio.')).toBeNull()
    expect(screen.queryByRole('group', { name: 'Mais populares' })).toBeNull()
  })

  test('the footer leads to the cart page and names the payment methods; the drawer says what the checkout asks', async () => {
    await showCart({ 422: 1 })
    expect(screen.getByRole('link', { name: 'Ver carrinho' })).toHaveAttribute('href', '/checkout/carrinho/')
    expect(screen.getByText(/Pix ·/)).toHaveTextContent('Formas de pagamento: Pix · Cartão de crédito')
    expect(screen.getByText(/^No checkout você escolhe a entrega.*CPF.*presente/)).toBeInTheDocument()
  })

  test('the drawer shows a skeleton while the cart loads, and an error with a retry button if that fails', async () => {
    store.intercept = () => Promise.reject(new TypeError('offline'))
    render(drawer())
    act(() => cart.open())
    expect(screen.getByText('Carregando o carrinho')).toBeInTheDocument()
    const alert = await screen.findByRole('alert', {}, { timeout: 3000 })
    expect(alert).toHaveTextContent('Não foi possível carregar o carrinho.')
    store.intercept = undefined
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByText('Seu carrinho está vazio.')).toBeInTheDocument()
  })
})

describe('P15: the purchase limit', () => {
  test.each([
    ['with WhatsApp', WHATSAPP],
    ['without WhatsApp', undefined],
  ])('Purchase is disabled with a reason for a subtotal above R$ 1,500, %s', async (_name, whatsappUrl) => {
    await showCart({ 422: 60, 423: 1 }, 'pt', whatsappUrl)
    const purchase = screen.getByRole('link', { name: 'Finalizar compra' })
    expect(purchase).toHaveAttribute('aria-disabled', 'true')
    expect(purchase).not.toHaveAttribute('href')
    expect(purchase).toHaveAccessibleDescription(/cada pedido vai até R\$\s1\.500,00/)
    await userEvent.click(purchase)
    expect(followLink).not.toHaveBeenCalled()
    const more = screen.queryByRole('link', { name: 'Comprar mais pelo WhatsApp' })
    if (whatsappUrl) expect(more).toHaveAttribute('href', whatsappUrl)
    else expect(more).toBeNull()
    const service = screen.queryByRole('link', { name: 'Falar com o atendimento' })
    if (whatsappUrl) expect(service).toBeNull()
    else expect(service).toHaveAttribute('href', '/pagina/atendimento')
    expect(screen.queryByText(/concluídas com o nosso atendimento/)).toBeNull()
  })

  test('Purchase is enabled for a subtotal of R$ 1,500 or less', async () => {
    await showCart({ 422: 60 })
    expect(shopState().subtotal).toBe(149_400)
    expect(screen.getByRole('link', { name: 'Finalizar compra' })).toHaveAttribute('href')
  })
})

describe('quantities', () => {
  test('the quantity changes at once, prices after the response; the minus button is disabled at 1', async () => {
    await showCart({ 422: 2 })
    const minus = screen.getByRole('button', { name: `Diminuir a quantidade de ${CRANBERRY}` })
    await userEvent.click(minus)
    expect(quantity()).toHaveValue('1')
    expect(minus).toBeDisabled()
    expect(amounts()[0]).toBe('R$ 49,80')
    await waitFor(() => expect(amounts()).toEqual(['R$ 24,90', 'R$ 9,90', 'R$ 34,80']))
    expect(store.sent('PUT')).toHaveLength(1)
  })

  test('spec section 5: the field accepts digits only; 0 and an empty field are never sent', async () => {
    await showCart({ 422: 2 })
    await userEvent.clear(quantity())
    await userEvent.type(quantity(), 'a0')
    await userEvent.tab()
    expect(quantity()).toHaveValue('2')
    await userEvent.type(quantity(), '12')
    await waitFor(() => expect(amounts()[0]).toBe('R$ 298,80'))
    expect(store.sent('PUT').map(({ body }) => (body as { quantidade: number }).quantidade)).toEqual([12])
  })

  test('a loader covers the drawer during a request', async () => {
    await showCart({ 422: 1 })
    let release = () => {}
    const gate = new Promise<void>((resolve) => (release = resolve))
    store.intercept = (_call, pass) => gate.then(pass)
    await userEvent.click(screen.getByRole('button', { name: `Aumentar a quantidade de ${CRANBERRY}` }))
    expect(await screen.findByText('Atualizando o carrinho')).toBeInTheDocument()
    release()
    await waitFor(() => expect(screen.queryByText('Atualizando o carrinho')).toBeNull())
    expect(amounts()[0]).toBe('R$ 49,80')
  })

  test('the drawer shows the message of the store if it sets a lower quantity than requested', async () => {
    await showCart({ 426: 1 })
    const name = 'Colágeno com Ácido Hialurônico: 1 pote - Pink Lemonade'
    await userEvent.type(quantity(name), '9')
    expect(await screen.findByText('Quantidade ajustada para 5, o máximo disponível.')).toBeInTheDocument()
    await waitFor(() => expect(quantity(name)).toHaveValue('5'))
  })

  test('markup in a message of the store is removed', async () => {
    await showCart({ 422: 1 })
    const mensagens = [{ tipo: 'erro', mensagem: 'Restam <b>3</b> unidades.<img src=x onerror=alert(1)>' }]
    store.intercept = async (call, pass) =>
      call.method === 'PUT' ? Response.json({ error: 'x', mensagens }, { status: 409 }) : pass()
    await userEvent.click(screen.getByRole('button', { name: `Aumentar a quantidade de ${CRANBERRY}` }))
    expect(await screen.findByText('Restam 3 unidades.')).toBeInTheDocument()
    expect(quantity()).toHaveValue('1')
  })

  test('Purchase waits for unsaved changes', async () => {
    await showCart({ 422: 1 })
    await userEvent.click(screen.getByRole('button', { name: `Aumentar a quantidade de ${CRANBERRY}` }))
    await userEvent.click(screen.getByRole('link', { name: 'Finalizar compra' }))
    await waitFor(() => expect(followLink).toHaveBeenCalledWith('http://localhost/checkout/pagamento'))
    expect(store.sent('PUT')).toHaveLength(1)
    expect(cart.view.get().pending.size).toBe(0)
  })

  test.each([
    ['fails', 2, async () => Response.json({ error: 'x' }, { status: 503 })],
    ['exceeds the purchase limit', 61, undefined],
  ])('Purchase does not leave the page when the change %s', async (_name, next, answer) => {
    await showCart({ 422: 1 })
    store.intercept = (call, pass) => (call.method === 'PUT' && answer ? answer() : pass())
    await userEvent.type(quantity(), String(next))
    await userEvent.click(screen.getByRole('link', { name: 'Finalizar compra' }))
    await waitFor(() => expect(cart.view.get().pendingWrites).toBe(0))
    expect(store.sent('PUT')).toHaveLength(1)
    expect(followLink).not.toHaveBeenCalled()
  })
})

describe('removing', () => {
  test('the remove button removes the line; the focus moves to the heading', async () => {
    await showCart({ 422: 1, 423: 1 })
    await userEvent.click(screen.getByRole('button', { name: `Remover ${CRANBERRY}` }))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
    await waitFor(() => expect(screen.getByRole('heading', { name: /Seu carrinho/ })).toHaveFocus())
    expect(within(screen.getByRole('listitem')).getByText(/Limão/)).toBeInTheDocument()
  })

  test('removing the last line shows the empty cart', async () => {
    await showCart({ 422: 1 })
    await userEvent.click(screen.getByRole('button', { name: `Remover ${CRANBERRY}` }))
    expect(await screen.findByText('Seu carrinho está vazio.')).toBeInTheDocument()
    await waitFor(() => expect(shopState()).toMatchObject({ count: 0, subtotal: 0 }))
  })
})

describe('undoing a removal', () => {
  const undo = () => screen.findByRole('button', { name: /^Desfazer: devolver .* ao carrinho$/ })

  test('the button adds the line again with its quantity, also by keyboard, and disappears', async () => {
    await showCart({ 422: 4, 423: 1 })
    await userEvent.click(screen.getByRole('button', { name: `Remover ${CRANBERRY}` }))
    expect(await screen.findByText(`Removido: 4 × ${CRANBERRY}`)).toBeInTheDocument()
    ;(await undo()).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(quantity()).toHaveValue('4'))
    expect(screen.queryByRole('button', { name: /^Desfazer/ })).toBeNull()
    expect(screen.getByRole('heading', { name: /Seu carrinho/ })).toHaveFocus()
  })

  test('it stays in the empty cart, and disappears when the drawer closes', async () => {
    await showCart({ 422: 1 })
    await userEvent.click(screen.getByRole('button', { name: `Remover ${CRANBERRY}` }))
    await undo()
    expect(await screen.findByText('Seu carrinho está vazio.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Fechar o carrinho' }))
    await waitUntilClosed()
    act(() => cart.open())
    await screen.findByRole('dialog')
    expect(screen.queryByRole('button', { name: /^Desfazer/ })).toBeNull()
  })
})

test('P18 products that fill the gap to free shipping are offered below the lines, the best first', async () => {
  await showCart({ 422: 11 })
  const offered = await screen.findByRole('group', { name: 'Que tal, para o frete grátis?' })
  // Only the goal bar states the missing amount.
  expect(text().match(/Faltam R\$ 25,10/g)).toHaveLength(1)
  const products = within(offered).getAllByRole('link', { name: /R\$/ })
  const prices = products.map((link) => /R\$\s(\d+),(\d\d)/.exec(link.textContent ?? '')!)
  const amounts = prices.map(([, reais, cents]) => Number(`${reais}${cents}`))
  expect(amounts.length).toBeGreaterThan(1)
  // Each of them keeps what the title promises.
  expect(amounts.filter((price) => price < 2510)).toEqual([])
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
  // The cart has collagen, so it is offered nothing else of that kind, nothing for another goal and nothing for pregnant women.
  expect(offered).not.toHaveTextContent(/Colágeno (?:Chocolate|Verisol|Tipo)|Whey|Creatina|Lac Gest/)
})

test('WCAG 2.4.11 a button that has the focus stays in view when suggestions appear above it', async () => {
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  store.intercept = (call, pass) => (call.path.includes('landing-page') ? gate.then(pass) : pass())
  await showCart({ 422: 11 })
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView')
  const button = screen.getByRole('button', { name: 'Continuar comprando' })
  button.focus()
  release()
  await screen.findByRole('group', { name: 'Que tal, para o frete grátis?' })
  expect(scroll.mock.contexts).toEqual([button])
})

test.each([
  [
    'pt',
    'Adicionar Creatina Morning Shot, Limão ao carrinho',
    / está no carrinho\.$/,
    /^Um problema impediu/,
  ],
  ['en', 'Add to cart: Creatine Morning Shot, Lemon', / is in your cart\.$/, /^An issue prevented/],
] as const)(
  'P18 %s: a suggestion is added in the open drawer, which says so at the focus; a failure is told and can be repeated',
  async (lang, name, added, failed) => {
    await showCart({ 476: 1 }, lang)
    // Of a product with flavours the first one that can be bought, which the button names.
    const button = await screen.findByRole('button', { name })
    store.intercept = async (call, pass) =>
      call.method === 'POST' ? Response.json({ error: 'x' }, { status: 422 }) : pass()
    await userEvent.click(button)
    expect(await screen.findByText(failed)).toBeInTheDocument()
    let release: () => void = () => {}
    const gate = new Promise<void>((resolve) => (release = resolve))
    store.intercept = (_call, pass) => gate.then(pass)
    await userEvent.click(button)
    expect(button).toHaveAttribute('aria-busy', 'true')
    release()
    const message = await screen.findByText(added)
    expect(screen.queryByText(failed)).toBeNull()
    expect(message.closest('[aria-live=polite]')).toHaveFocus()
    expect(screen.queryByRole('button', { name })).toBeNull()
    expect(shopState().isCartOpen).toBe(true)
    const line = lang === 'pt' ? /^Remover .*Limão/ : /^Remove .*Lemon/
    await userEvent.click(screen.getByRole('button', { name: line }))
    await screen.findByText(lang === 'pt' ? /^Removido: / : /^You removed/)
    expect(screen.queryByText(added)).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name }))
    await screen.findByText(added)
    act(() => cart.close())
    act(() => cart.open())
    expect(screen.queryByText(added)).toBeNull()
  },
)

describe('closing', () => {
  test.each([
    ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Fechar o carrinho' }))],
    ['Continue Shopping', () => userEvent.click(screen.getByRole('button', { name: 'Continuar comprando' }))],
    ['Esc', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
    ['a press on the overlay', () => userEvent.click(screen.getByRole('dialog'))],
  ])('the drawer closes by %s', async (_name, close) => {
    await showCart({ 422: 1 })
    await close()
    await waitUntilClosed()
    expect(shopState().isCartOpen).toBe(false)
  })

  test('the drawer closes on a route change, but not on other renders', async () => {
    const { rerender } = await showCart({ 422: 1 })
    rerender(drawer())
    expect(screen.getByRole('dialog')).toBeInTheDocument()
    pathname = '/colageno'
    rerender(drawer())
    await waitUntilClosed()
  })
})

test('the drawer shows a change from another tab', async () => {
  await showCart({ 422: 1 })
  const other = createCartControl(createQueryClient())
  const leave = other.connect()
  await act(() => other.add({ idProduto: 423, tipo: 'lista', quantidade: 1 }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
  leave()
})

test('the drawer refetches the cart when the page becomes visible again and when it is restored from the back-forward cache', async () => {
  await showCart({ 422: 1 })
  const reads = () => store.sent('GET').length
  let before = reads()
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(reads()).toBe(before + 1))
  before = reads()
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  await waitFor(() => expect(reads()).toBe(before + 1))
})
