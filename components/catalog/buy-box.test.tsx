import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'

import { showToast } from '#components/ui/toast.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { CartLine } from '#lib/shop/cart-line.ts'
import type { BuyOption } from '#lib/shop/product.ts'
import { DEMO_SETTINGS } from '#lib/testing/demo-settings.ts'
import { registerCartLoader } from '#lib/state/lazy-cart.ts'

import { BuyBox } from './buy-box.tsx'
import { buyBoxSelection } from './buy-box-selection.ts'

// These tests check the text of a toast; toast.test.tsx checks the toast itself.
jest.mock('#components/ui/toast.ts', () => ({ showToast: jest.fn() }))

const add = jest.fn<Promise<boolean>, [CartLine]>()
registerCartLoader(() => Promise.resolve({ open() {}, add }))

const option: BuyOption & { title: string } = {
  kind: 'lista',
  itemId: 422,
  title: '1 pote',
  hasFlavours: true,
  flavours: [
    { id: 422, name: 'Cranberry', picture: '/img/colageno-cranberry', inStock: true },
    { id: 423, name: 'Limão', picture: '/img/colageno-limao', inStock: true },
  ],
  price: 2490,
  priceFrom: 4990,
  inStock: true,
  units: 1,
}

function box(change: Partial<BuyOption> = {}, lang: Lang = 'pt') {
  return <BuyBox path="/colageno" option={{ ...option, ...change }} lang={lang} settings={DEMO_SETTINGS} />
}

/** The text content, with normal spaces instead of the non-breaking ones of Intl. */
const textOf = (container: HTMLElement) => container.textContent?.replaceAll('\u00a0', ' ')

beforeEach(() => {
  add.mockReset().mockResolvedValue(true)
  jest.mocked(showToast).mockClear()
})

test('P17 the price at the goal, which has a condition, is not bold as the price that is paid is', () => {
  const { container } = render(box())
  expect(textOf(container)).toContain('R$ 19,92 por unidade (−20%) em compras acima de R$ 450,00')
  const bold = [...container.querySelectorAll('strong')].map(textOf)
  expect(bold).toContain('R$ 24,90')
  expect(bold.join(' ')).not.toContain('19,92')
})

test('P17 a kit of several states the price of one as it is paid, before the one at the goal', () => {
  const { container } = render(box({ units: 3, unit: 'pote', price: 6270 }))
  expect(textOf(container)).toContain(
    'R$ 20,90 por poteR$ 16,72 por pote (−20%) em compras acima de R$ 450,00',
  )
})

test('flavour and quantity are sent together', async () => {
  render(box())
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sabor' }), 'Limão')
  await userEvent.click(screen.getByRole('button', { name: 'Aumentar a quantidade' }))
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar ao carrinho' }))
  expect(add.mock.calls).toEqual([[{ idProduto: 423, tipo: 'lista', quantidade: 2 }]])
})

test('Enter in the quantity field adds the product, like the button', async () => {
  render(box())
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sabor' }), 'Cranberry')
  await userEvent.type(screen.getByRole('textbox', { name: 'Quantidade' }), '3{Enter}')
  expect(add).toHaveBeenCalledWith({ idProduto: 422, tipo: 'lista', quantidade: 3 })
})

test('spec section 5: without a flavour a toast shows and no request is sent', async () => {
  render(box())
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar ao carrinho' }))
  expect(showToast).toHaveBeenCalledWith({
    kind: 'info',
    text: 'Selecione um sabor para adicionar ao carrinho!',
  })
  expect(add).not.toHaveBeenCalled()
})

test('a product of a store without kits is sent as a product', async () => {
  render(box({ kind: 'produto', itemId: 90, hasFlavours: false, flavours: [] }))
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar ao carrinho' }))
  expect(add).toHaveBeenCalledWith({ idProduto: 90, tipo: 'produto', quantidade: 1 })
})

test.each<[Lang, string[]]>([
  ['pt', ['ou até 12x de R$ 2,49 com juros', 'Em estoque']],
  ['en', ['R$ 24.90 (about US$ 4.41)', 'In stock']],
])('the box shows the price in 12 installments and the stock, %s', (lang, texts) => {
  const { container } = render(box({}, lang))
  for (const text of texts) expect(textOf(container)).toContain(text)
})

test('the selection of the buy box is published for the shipping quote', async () => {
  // Left by another product, before a client-side navigation.
  buyBoxSelection.set({ attributeId: 2 })
  render(box())
  expect(buyBoxSelection.get()).toEqual({ itemId: 422, quantity: 1, inStock: true })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sabor' }), 'Limão')
  await userEvent.click(screen.getByRole('button', { name: 'Aumentar a quantidade' }))
  expect(buyBoxSelection.get()).toEqual({ itemId: 423, quantity: 2, inStock: true })
})

test('a sold-out product has a message, with a link to the related products if there are any', () => {
  const soldOutBox = (others?: string) => (
    <BuyBox
      path="/colageno"
      option={{ ...option, inStock: false }}
      lang="pt"
      settings={DEMO_SETTINGS}
      others={others}
    />
  )
  const { rerender } = render(soldOutBox('Ver outros produtos'))
  expect(screen.getByText(/este produto está esgotado/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ver outros produtos' })).toHaveAttribute(
    'href',
    '#outros-produtos',
  )
  rerender(soldOutBox())
  expect(screen.queryByRole('link')).toBeNull()
})

test('P26: a sold-out product has a disabled flavour field, no quantity field and no button', () => {
  render(box({ inStock: false }))
  expect(screen.getByText('Esgotado')).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Sabor' })).toBeDisabled()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('textbox', { name: 'Quantidade' })).toBeNull()
})

test("the server's HTML is a form that posts", () => {
  const root = document.createElement('div')
  root.innerHTML = renderToString(box({ kind: 'produto', itemId: 90, hasFlavours: false, flavours: [] }))
  const node = root.querySelector('form')
  expect(node).toHaveAttribute('method', 'post')
  expect(node).toHaveAttribute('action', '/checkout/carrinho/adicionar')
  const sent = [...(node?.querySelectorAll<HTMLInputElement>('[name]') ?? [])].map(({ name, value }) => [
    name,
    value,
  ])
  expect(Object.fromEntries(sent)).toEqual({ idProduto: '90', tipo: 'produto', quantidade: '1' })
})

describe('R52 a flavour preselected by the address', () => {
  const chosen = (flavour: number, change: Partial<BuyOption> = {}) => (
    <BuyBox
      path="/colageno"
      option={{ ...option, ...change }}
      flavour={flavour}
      lang="pt"
      settings={DEMO_SETTINGS}
    />
  )

  test('is in the HTML of the server', () => {
    const html = document.createElement('div')
    html.innerHTML = renderToString(chosen(423))
    expect(html.querySelector<HTMLSelectElement>('select[name=idProduto]')).toHaveValue('423')
  })

  test('is added without selecting it again', async () => {
    render(chosen(423))
    expect(buyBoxSelection.get()).toEqual({ itemId: 423, quantity: 1, inStock: true })
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar ao carrinho' }))
    expect(add.mock.calls).toEqual([[{ idProduto: 423, tipo: 'lista', quantidade: 1 }]])
  })

  test('R15 is labelled as sold out and not sent when it is out of stock', async () => {
    const flavours = option.flavours.map((each) => ({ ...each, inStock: each.id !== 423 }))
    render(chosen(423, { flavours }))
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Limão (esgotado)')
    expect(screen.getByText('Esgotado', { selector: 'p' })).toBeVisible()
    expect(screen.queryByText('Em estoque')).not.toBeInTheDocument()
    const button = screen.getByRole('button', { name: 'Esgotado' })
    expect(button).toBeDisabled()
    await userEvent.click(button)
    expect(add).not.toHaveBeenCalled()
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Cranberry')
    expect(screen.getByText('Em estoque')).toBeVisible()
    expect(screen.queryByText('Esgotado')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Adicionar ao carrinho' })).toBeEnabled()
  })
})

describe('4.21 R15 a sold-out flavour', () => {
  const flavours = option.flavours.map((each) => ({ ...each, keys: ['pink'], inStock: each.id !== 423 }))

  test("is disabled in the server's HTML, where no script shows the notify form", () => {
    const html = document.createElement('div')
    html.innerHTML = renderToString(box({ flavours }))
    expect(html.querySelector('option[value="423"]')).toBeDisabled()
  })

  test.each(['select', 'swatch'])(
    'is chosen with the %s for the notify form, and cannot be added',
    async (by) => {
      const { container } = render(box({ flavours }))
      if (by === 'select') await userEvent.selectOptions(screen.getByRole('combobox'), 'Limão (esgotado)')
      else await userEvent.click(container.querySelectorAll('[aria-hidden="true"] > span')[1]!)
      expect(screen.getByRole('combobox')).toHaveValue('423')
      expect(buyBoxSelection.get()).toEqual({ itemId: 423, quantity: 1, inStock: false })
      expect(screen.getByText('Esgotado', { selector: 'p' })).toBeVisible()
      expect(screen.queryByText('Em estoque')).not.toBeInTheDocument()
      expect(screen.getByRole('button', { name: 'Esgotado' })).toBeDisabled()
      expect(screen.getByRole('link', { name: 'Avise-me' })).toHaveAttribute('href', '#avise-me')
      await userEvent.selectOptions(screen.getByRole('combobox'), 'Cranberry')
      expect(screen.getByText('Em estoque')).toBeVisible()
      expect(screen.queryByRole('link', { name: 'Avise-me' })).toBeNull()
    },
  )
})

test.each([
  ['pt', 'Disponível em Chocolate e Baunilha', '/colageno?sabor=2'],
  ['en', 'Available in Chocolate and Baunilha', '/en/colageno?sabor=2'],
] as const)(
  'R52 %s: where the address selects a sold-out flavour, those in stock are links',
  (lang, text, href) => {
    const flavours = [
      { id: 1, name: 'Morango', picture: '', inStock: false },
      { id: 2, name: 'Chocolate', picture: '', inStock: true },
      { id: 3, name: 'Baunilha', picture: '', inStock: true },
    ]
    const { container } = render(
      <BuyBox
        path="/colageno"
        option={{ ...option, flavours }}
        flavour={1}
        lang={lang}
        settings={DEMO_SETTINGS}
      />,
    )
    expect(textOf(container)!.split(text)).toHaveLength(2)
    expect(
      screen.getAllByRole('link', { name: 'Chocolate' }).map((link) => link.getAttribute('href')),
    ).toEqual([href])
  },
)

test('each swatch has its name beside it, which screen readers get from the select alone', () => {
  const flavours = option.flavours.map((flavour) => ({ ...flavour, keys: ['cranberry'] }))
  const { container } = render(box({ flavours }))
  const swatches = [...container.querySelectorAll('[aria-hidden="true"] > span')]
  expect(swatches.map(({ textContent }) => textContent)).toEqual(flavours.map(({ name }) => name))
})
