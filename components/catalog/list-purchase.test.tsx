import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getListPage } from '#lib/client/store/list-page.ts'
import { browserStore } from '#lib/browser/store.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { CartLine } from '#lib/shop/cart-line.ts'
import type { ListPage } from '#lib/shop/list-page.ts'
import { registerCartLoader } from '#lib/state/lazy-cart.ts'
import { DEMO_SETTINGS } from '#lib/testing/demo-settings.ts'
import { routeFetchToStore, type StoreFetch } from '#lib/testing/store-fetch.ts'
import { ListPurchase } from './list-purchase.tsx'

const add = jest.fn<Promise<boolean>, [CartLine]>()
registerCartLoader(() => Promise.resolve({ open() {}, add }))

const PATH = '/lista/colageno-3-potes.html'
let store: StoreFetch

beforeEach(async () => {
  add.mockReset()
  add.mockResolvedValue(true)
  store = await routeFetchToStore()
})

async function open(lang: Lang = 'pt', change: Partial<ListPage> = {}) {
  const page = { ...(await getListPage(browserStore(lang), PATH)), ...change }
  const platformPage = `https://loja.example${PATH}`
  render(<ListPurchase page={page} lang={lang} settings={DEMO_SETTINGS} platformPage={platformPage} />)
  return page
}

const addAll = () => screen.getByRole('button', { name: 'Adicionar tudo ao carrinho' })

test('platform 3.5 contract 4.27 a list of the embedded store is bought with its flavour in one press', async () => {
  const page = await open()
  const user = userEvent.setup({ delay: null })
  const [row] = within(screen.getByRole('list', { name: 'O que vem junto' })).getAllByRole('listitem')
  expect(row).toHaveTextContent(`3 × ${page.parts[0]!.name}`)
  await user.click(addAll())
  const group = screen.getByRole('radiogroup')
  expect(screen.getByRole('alert')).toHaveTextContent(/Escolha uma opção/)
  const [first] = within(group).getAllByRole<HTMLInputElement>('radio')
  expect(first).toHaveFocus()
  await user.click(first!)
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(addAll())
  await waitFor(() => expect(add).toHaveBeenCalledTimes(1))
  const [line] = add.mock.calls[0]!
  expect(line).toMatchObject({ tipo: 'lista', hasOwnQuantities: true })
  expect(line.idProduto).toBe(page.parts[0]!.choice!.values.find(({ inStock }) => inStock)!.id)
  expect(store.sent('POST').map(({ path }) => path)).toEqual(['/v2/front/list/shop'])
})

test('platform 3.5 without JavaScript the list is a plain post with a field for each product', async () => {
  await open()
  const form = addAll().closest('form')!
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/checkout/carrinho/adicionar'])
  const radios = screen.getAllByRole<HTMLInputElement>('radio')
  expect(radios.every(({ name, required }) => name === 'parte-1' && required)).toBe(true)
  expect(form.querySelector('[name="partes"]')).toHaveValue('1')
})

test('the reason of a rejected add is shown, and the button is enabled again', async () => {
  const page = await open()
  store.intercept = async ({ path }, pass) =>
    path.endsWith('list/shop') ? Response.json({ error: 'Fora de linha' }, { status: 400 }) : pass()
  const user = userEvent.setup({ delay: null })
  await user.click(screen.getAllByRole('radio').find((radio) => !(radio as HTMLInputElement).disabled)!)
  await user.click(addAll())
  expect(await screen.findByText('Fora de linha')).toBeInTheDocument()
  await waitFor(() => expect(addAll()).not.toHaveAttribute('aria-busy'))
  expect(add).not.toHaveBeenCalled()
  expect(page.parts).toHaveLength(1)
})

test.each<[Lang, string, RegExp]>([
  ['pt', 'Comprar no site da loja', /não dá para comprar/],
  ['en', 'Buy on the store’s site', /cannot be bought here/],
])(
  'platform 6 a list that cannot be bought here links to the store’s own page, %s',
  async (lang, name, text) => {
    const { parts } = await open(lang, { parts: [] })
    expect(parts).toEqual([])
    expect(screen.getByText(text)).toBeInTheDocument()
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `https://loja.example${PATH}`)
    expect(screen.queryByRole('button', { name: /carrinho|cart/i })).toBeNull()
    // Enter in a radio button would submit a form without a button.
    expect(document.querySelector('form')).toBeNull()
  },
)
