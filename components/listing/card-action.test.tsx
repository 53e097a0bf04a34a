import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getListing } from '#lib/client/store/listing.ts'
import { browserStore } from '#lib/browser/store.ts'
import { DEFAULT_LISTING_PARAMS } from '#lib/routes/listing-address.ts'
import type { CartLine } from '#lib/shop/cart-line.ts'
import type { ListedProduct } from '#lib/shop/listing.ts'
import { NO_PRICE } from '#lib/shop/price.ts'
import { registerCartLoader } from '#lib/state/lazy-cart.ts'
import { DEMO_SETTINGS } from '#lib/testing/demo-settings.ts'
import { routeFetchToStore } from '#lib/testing/store-fetch.ts'
import { ProductGrid } from './product-grid.tsx'

const add = jest.fn<Promise<boolean>, [CartLine]>()
registerCartLoader(() => Promise.resolve({ open() {}, add }))

const BODY = {
  idProduto: '7',
  idAtributoSimples: '31',
  idUnidadeVenda: '1',
  idArmazem: '3',
  quantidade: '1',
  x: [],
}
const product = (change: Partial<ListedProduct>): ListedProduct => ({
  ...NO_PRICE,
  id: 7,
  name: 'Meia',
  path: '/meia',
  picture: '',
  alt: '',
  color: '',
  line: '',
  category: '',
  availability: 'available',
  inStock: true,
  price: 2490,
  ...change,
})
const purchase = { kind: 'produto' as const, items: [{ itemId: 7, attributeId: 31, body: BODY }] }
const grid = (...products: ListedProduct[]) =>
  render(<ProductGrid products={products} lang="pt" settings={DEMO_SETTINGS} />)

beforeEach(() => add.mockReset())

test('platform 3.2 the buy button submits a form that posts the store’s items unchanged', () => {
  grid(product({ purchase }))
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Adicionar ao carrinho: Meia' })
  expect([button.form?.method, button.form?.getAttribute('action')]).toEqual([
    'post',
    '/checkout/carrinho/adicionar',
  ])
  expect([button.name, JSON.parse(button.value)]).toEqual(['itens', [BODY]])
})

test('platform 3.2 the pressed button is busy until the items are added; after a failure a message is shown and the button is enabled again', async () => {
  let finish: (isAdded: boolean) => void = () => {}
  add.mockImplementation(() => new Promise((resolve) => (finish = resolve)))
  grid(product({ purchase }))
  const user = userEvent.setup({ delay: null })
  const button = screen.getByRole('button', { name: 'Adicionar ao carrinho: Meia' })
  await user.click(button)
  await waitFor(() => expect(button).toHaveTextContent('Adicionando…'))
  await waitFor(() => expect(add).toHaveBeenCalledTimes(1))
  await user.click(button)
  expect(add).toHaveBeenCalledTimes(1)
  expect(add).toHaveBeenCalledWith({
    idProduto: 7,
    idAtributo: 31,
    tipo: 'produto',
    quantidade: 1,
    itens: [BODY],
  })
  finish(false)
  expect(await screen.findByText(/Um problema impediu a adição/)).toBeInTheDocument()
  expect(button).toHaveTextContent('Adicionar ao carrinho')
  expect(button).not.toHaveAttribute('aria-busy')
})

test('platform 3.2 several variations lead to the product; sold out, without a price or on request there is no button', () => {
  grid(
    product({ hasChoice: true }),
    product({ id: 8, path: '/bota', name: 'Bota', inStock: false, availability: 'soldOut', purchase }),
    product({ id: 9, path: '/luva', name: 'Luva', price: undefined, purchase }),
    product({
      id: 10,
      path: '/torno',
      name: 'Torno',
      inStock: false,
      availability: 'onRequest',
      hasChoice: true,
    }),
  )
  expect(screen.getByRole('link', { name: 'Escolher opções de Meia' })).toHaveAttribute('href', '/meia')
  expect(screen.getAllByRole('link')).toHaveLength(5)
  expect(screen.queryByRole('button')).toBeNull()
})

test('4.8 cards of the embedded store: one item is bought by its id, flavours and sizes are chosen on the page', async () => {
  await routeFetchToStore()
  const request = {
    kind: 'landing-page',
    path: '/produtos',
    params: DEFAULT_LISTING_PARAMS,
    limit: 100,
  } as const
  const { products } = await getListing(browserStore('pt'), request)
  grid(...products)
  const buttons = screen.getAllByRole<HTMLButtonElement>('button')
  const links = screen.getAllByRole('link', { name: /^Escolher opções de/ })
  const without = products.filter(({ inStock, price }) => !inStock || price === undefined)
  expect(buttons.length).toBeGreaterThan(5)
  expect(buttons.length + links.length).toBe(products.length - without.length)
  for (const { name, value } of buttons) {
    expect(name).toBe('idProduto')
    expect(value).toMatch(/^[1-9]\d*$/)
  }
})
