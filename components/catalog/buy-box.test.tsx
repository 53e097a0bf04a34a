import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'

import type { Lang } from '#lib/routes/lang.ts'
import type { CartLine } from '#lib/shop/cart-line.ts'
import type { BuyOption } from '#lib/shop/product.ts'
import { DEFAULT_SETTINGS } from '#lib/shop/settings.ts'
import { provideCart } from '#lib/state/cart-door.ts'

import { BuyBox } from './buy-box.tsx'
import { Gallery } from './gallery.tsx'

const add = jest.fn<Promise<boolean>, [CartLine]>()
provideCart(() => Promise.resolve({ open() {}, add }))

const option: BuyOption & { title: string } = {
  tipo: 'lista',
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
  return (
    <BuyBox
      option={{ ...option, ...change }}
      lang={lang}
      settings={DEFAULT_SETTINGS}
      renderedAt={Date.now()}
    />
  )
}

const form = (container: HTMLElement) => container.textContent?.replaceAll('\u00a0', ' ')

beforeEach(() => {
  add.mockReset().mockResolvedValue(true)
})

test('flavour and quantity are sent together', async () => {
  render(box())
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sabor' }), 'Limão')
  await userEvent.click(screen.getByRole('button', { name: 'Aumentar a quantidade' }))
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar ao carrinho' }))
  expect(add.mock.calls).toEqual([[{ idProduto: 423, tipo: 'lista', quantidade: 2 }]])
})

test('Enter in the quantity adds as the button does', async () => {
  render(box())
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sabor' }), 'Cranberry')
  await userEvent.type(screen.getByRole('textbox', { name: 'Quantidade' }), '3{Enter}')
  expect(add).toHaveBeenCalledWith({ idProduto: 422, tipo: 'lista', quantidade: 3 })
})

test('section 5: without a flavour the toast shows and nothing is sent', async () => {
  render(box())
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar ao carrinho' }))
  expect(await screen.findByText('Selecione um sabor para adicionar ao carrinho!')).toBeInTheDocument()
  expect(add).not.toHaveBeenCalled()
})

test('a product of a store without kits is sent as a product', async () => {
  render(box({ tipo: 'produto', itemId: 90, hasFlavours: false, flavours: [] }))
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar ao carrinho' }))
  expect(add).toHaveBeenCalledWith({ idProduto: 90, tipo: 'produto', quantidade: 1 })
})

test.each<[Lang, string[]]>([
  [
    'pt',
    [
      'ou até 12x de R$ 2,49 com juros',
      'Em estoque',
      'Frete R$ 9,90 para todo o Brasil, grátis acima de R$ 299,00',
    ],
  ],
  [
    'en',
    ['charged in Brazilian reais: R$24.90', 'In stock', '$9.90 shipping all over Brazil, free above $299.00'],
  ],
])('price in twelve parts, stock and shipping, %s', (lang, texts) => {
  const { container } = render(box({}, lang))
  for (const text of texts) expect(form(container)).toContain(text)
})

test('P26: sold out', () => {
  render(box({ inStock: false }))
  expect(screen.getByRole('button', { name: 'Esgotado' })).toBeDisabled()
  expect(screen.getByRole('combobox', { name: 'Sabor' })).toBeDisabled()
  expect(screen.getByRole('textbox', { name: 'Quantidade' })).toBeDisabled()
})

test("the server's HTML is a form that posts", () => {
  const root = document.createElement('div')
  root.innerHTML = renderToString(box({ tipo: 'produto', itemId: 90, hasFlavours: false, flavours: [] }))
  const node = root.querySelector('form')
  expect(node).toHaveAttribute('method', 'post')
  expect(node).toHaveAttribute('action', '/checkout/carrinho/adicionar')
  const sent = [...(node?.querySelectorAll<HTMLInputElement>('[name]') ?? [])].map(({ name, value }) => [
    name,
    value,
  ])
  expect(Object.fromEntries(sent)).toEqual({ idProduto: '90', tipo: 'produto', quantidade: '1' })
})

describe('gallery', () => {
  const pictures = ['cranberry', 'copo', 'limao'].map((name) => ({ src: `/img/colageno-${name}`, alt: name }))
  const current = () => screen.getByRole('button', { current: true })

  test('the first picture loads at once with its room kept, the others when seen', () => {
    render(<Gallery pictures={pictures} lang="pt" />)
    const [first, second] = screen.getAllByRole('img')
    expect(first).toHaveAttribute('fetchpriority', 'high')
    expect(first).toHaveAttribute('width', '1080')
    expect(first).toHaveAttribute('height', '1080')
    expect(second).toHaveAttribute('loading', 'lazy')
  })

  test('small pictures and arrow keys move the row, and stop at its ends', async () => {
    render(<Gallery pictures={pictures} lang="en" />)
    const row = screen.getByRole('group', { name: 'Product pictures' })
    Object.defineProperty(row, 'clientWidth', { value: 400 })
    expect(current()).toHaveAccessibleName('Picture 1 of 3')
    await userEvent.click(screen.getByRole('button', { name: 'Picture 3 of 3' }))
    expect(row.scrollLeft).toBe(800)
    row.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(current()).toHaveAccessibleName('Picture 3 of 3')
    await userEvent.keyboard('{ArrowLeft}')
    expect(current()).toHaveAccessibleName('Picture 2 of 3')
    expect(row.scrollLeft).toBe(400)
    await userEvent.keyboard('{Home}')
    expect(row.scrollLeft).toBe(0)
  })

  test('a finger moves it too', async () => {
    render(<Gallery pictures={pictures} lang="pt" />)
    const row = screen.getByRole('group', { name: 'Fotos do produto' })
    Object.defineProperty(row, 'clientWidth', { value: 400 })
    row.scrollLeft = 390
    fireEvent.scroll(row)
    expect(await screen.findByRole('button', { current: true, name: 'Foto 2 de 3' })).toBeInTheDocument()
  })

  test('a flavour chosen in the buy box is shown, if there is a picture of it', async () => {
    render(
      <>
        <Gallery pictures={pictures} lang="pt" />
        {box()}
      </>,
    )
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sabor' }), 'Limão')
    expect(current()).toHaveAccessibleName('Foto 3 de 3')
  })

  test('one picture needs no small ones', () => {
    render(<Gallery pictures={pictures.slice(0, 1)} lang="pt" />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('no picture at all shows the one that says so', () => {
    render(<Gallery pictures={[]} lang="pt" />)
    expect(document.querySelector('img')).toHaveAttribute('src', '/img/sem-foto-640.webp')
  })
})
