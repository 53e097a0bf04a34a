import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'

import type { Lang } from '#lib/routes/lang.ts'
import type { CartLine } from '#lib/shop/cart-line.ts'
import { NO_PRICE } from '#lib/shop/price.ts'
import type { BuyOption } from '#lib/shop/product.ts'
import type { Variation } from '#lib/shop/variation.ts'
import { DEMO_SETTINGS } from '#lib/testing/demo-settings.ts'
import { registerCartLoader } from '#lib/state/lazy-cart.ts'

import { BuyBox } from './buy-box.tsx'
import { buyBoxSelection } from './buy-box-selection.ts'

const add = jest.fn<Promise<boolean>, [CartLine]>()
registerCartLoader(() => Promise.resolve({ open() {}, add }))

const bodyOf = (id: number) => ({
  idProduto: '620',
  idAtributoSimples: String(id),
  quantidade: '1',
  extra: [],
})

const variation = (
  id: number,
  label: string,
  price: number,
  overrides: Partial<Variation> = {},
): Variation => ({
  ...NO_PRICE,
  id,
  sku: `RB-${id}`,
  ean: '',
  label,
  price,
  swatch: '',
  pictures: [],
  inStock: true,
  cartItems: [{ itemId: 620, attributeId: id, body: bodyOf(id) }],
  isSelected: false,
  ...overrides,
})

const SIZES = [
  variation(1, '100 g', 2990),
  variation(2, '200 g', 4990),
  variation(3, '500 g', 8990, { inStock: false }),
]

/** The total in the bar that is fixed to the bottom of a phone's screen. */
const barPrice = (container: HTMLElement) =>
  container.querySelector('.bar strong')?.textContent?.replaceAll('\u00a0', ' ')

function buyBox(values = SIZES, lang: Lang = 'pt') {
  const option: BuyOption = {
    kind: 'produto',
    itemId: 620,
    hasFlavours: false,
    flavours: [],
    units: 1,
    price: 2990,
    priceFrom: undefined,
    inStock: true,
    choice: { id: '21', name: 'Tamanho', kind: 'text', values },
  }
  return <BuyBox path="/colageno" option={option} lang={lang} settings={DEMO_SETTINGS} />
}

const size = (name: RegExp) => screen.getByRole('radio', { name })
const queryAddButton = () => screen.queryByRole('button', { name: /Adicionar/ })
const addButton = () => screen.getByRole('button', { name: /Adicionar/ })
const shownText = (container: HTMLElement) => container.textContent?.replaceAll('\u00a0', ' ')

beforeEach(() => add.mockReset().mockResolvedValue(true))

test('the bar of a product with variations shows the chosen quantity and its total', async () => {
  const { container } = render(buyBox())
  await userEvent.click(screen.getByRole('button', { name: 'Aumentar a quantidade' }))
  expect(barPrice(container)).toBe('a partir de R$ 29,90')
  await userEvent.click(screen.getByRole('radio', { name: /^200 g/ }))
  // The total comes with the code for larger quantities, which loads after the first press.
  await waitFor(() => expect(barPrice(container)).toBe('R$ 99,80'))
  expect(screen.getByText('2 × 200 g')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: /^100 g/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Aumentar a quantidade' }))
  expect(barPrice(container)).toBe('R$ 89,70')
})

test('P16 before a variation is chosen the price has its saving, as on the card of the product', () => {
  const { container } = render(buyBox([variation(1, '100 g', 2990, { priceFrom: 3990 }), SIZES[1]!]))
  expect(shownText(container)).toContain('De R$ 39,9025% OFFPor a partir de R$ 29,90')
})

test('platform 3.3: an add without a chosen variation adds nothing, focuses the radio buttons and shows an error message', async () => {
  const { container } = render(buyBox())
  expect(shownText(container)).toContain('a partir de R$ 29,90')
  await userEvent.click(addButton())
  expect(add).not.toHaveBeenCalled()
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Escolha uma opção em “Tamanho” para adicionar ao carrinho.',
  )
  const group = screen.getByRole('radiogroup', { name: 'Tamanho' })
  expect(group).toBeInvalid()
  expect(group).toHaveAccessibleDescription(/Escolha uma opção/)
  expect(size(/100 g/)).toHaveFocus()
  await userEvent.click(size(/200 g/))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('platform 3.3: the chosen variation decides price, shipping request and cart request; the shop changes only the quantity in the store’s cart request', async () => {
  const { container } = render(buyBox())
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await userEvent.keyboard('{ArrowRight}')
  expect(size(/200 g/)).toBeChecked()
  expect(screen.getByRole('radiogroup', { name: 'Tamanho: 200 g' })).toBeVisible()
  expect(shownText(container)).toContain('R$ 49,90')
  expect(shownText(container)).not.toContain('a partir de')
  expect(buyBoxSelection.get()).toEqual({ itemId: 620, attributeId: 2, quantity: 1, inStock: true })
  await userEvent.click(screen.getByRole('button', { name: 'Aumentar a quantidade' }))
  await userEvent.click(addButton())
  expect(add.mock.calls).toEqual([
    [{ idProduto: 620, idAtributo: 2, tipo: 'produto', quantidade: 2, itens: [bodyOf(2)] }],
  ])
})

test('P26 a sold-out variation can be selected but not bought', async () => {
  const { container } = render(buyBox())
  await userEvent.click(size(/500 g R\$.89,90 · Esgotado/))
  expect(queryAddButton()).toBeNull()
  expect(shownText(container)).toContain('R$ 89,90')
  await userEvent.click(size(/100 g/))
  expect(addButton()).toBeEnabled()
})

test.each([
  ['a single variation', SIZES.slice(0, 1), /100 g/],
  ['the variation that the store has selected', [SIZES[0]!, { ...SIZES[1]!, isSelected: true }], /200 g/],
])('platform 3.3: %s is preselected', (_, values, name) => {
  render(buyBox(values))
  expect(size(name)).toBeChecked()
})

test('a variation without a price, or for which the store sent no cart request, cannot be bought', async () => {
  render(
    buyBox([SIZES[0]!, variation(4, '1 kg', 9990, { cartItems: [] }), variation(5, '2 kg', 0, NO_PRICE)]),
  )
  for (const name of [/1 kg .*Indisponível/, /2 kg Indisponível/]) {
    await userEvent.click(size(name))
    expect(queryAddButton()).toBeNull()
  }
})

test('without JavaScript the radio buttons submit the cart items of the chosen variation', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(buyBox())
  const [first] = page.querySelectorAll<HTMLInputElement>('input[name="itens"]')
  expect(first).toBeRequired()
  expect(JSON.parse(first!.value)).toEqual([bodyOf(1)])
})

test('a product that is sold on request shows “Preço sob consulta” instead of a button', () => {
  const option = { kind: 'produto', itemId: 9, hasFlavours: false, flavours: [], units: 1 } as const
  const onRequest = { price: undefined, priceFrom: undefined, inStock: false, isOnRequest: true }
  const shop = { lang: 'pt', settings: DEMO_SETTINGS } as const
  render(<BuyBox path="/colageno" option={{ ...option, ...onRequest, flavours: [] }} {...shop} />)
  expect(screen.getByText('Preço sob consulta')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
