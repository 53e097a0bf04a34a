import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createQueryClient } from '#lib/browser/cart-query.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { CartItem } from '#lib/shop/cart.ts'
import { routeFetchToStore, type StoreFetch } from '#lib/testing/store-fetch.ts'
import { DeliveryDate } from './delivery-date.tsx'

const serum = { key: 'a', kind: 'lista', hash: { idProduto: 499 }, name: 'Sérum', quantity: 2 } as CartItem

let store: StoreFetch

beforeEach(async () => {
  sessionStorage.clear()
  store = await routeFetchToStore()
})

const show = (lang: Lang = 'pt', isShown = true) =>
  render(<DeliveryDate items={[serum]} lang={lang} client={createQueryClient()} isShown={isShown} />)
const quotes = () => store.sent('POST').map(({ body }) => body)
const status = () => screen.getByRole('status').textContent.replaceAll('\u00a0', ' ')

test.each([
  ['pt', /^CEP 01310\u2011100: chega até .+, pagando hoje$/],
  ['en', /^Postal code 01310\u2011100: arrives by .+, if you pay today$/],
] as const)(
  'contract 4.19 %s: the CEP of a product page has the day of delivery for the lines',
  async (lang, text) => {
    sessionStorage.setItem('cep', '01310100')
    show(lang)
    await waitFor(() => expect(status()).toMatch(text))
    expect(quotes()).toEqual([{ cep: '01310100', quantidade: 2, idLista: 499 }])
  },
)

const express = {
  id: 'expressa',
  tipo: 'entrega',
  label: 'Expressa',
  valor: 19.9,
  prazo: '1 dia útil',
  ate: '2020-12-01',
}

test.each([
  ['pt', ' Expressa: até terça, 1º de dezembro, por R$ 19,90'],
  ['en', ' Expressa: by Tuesday, December 1, for R$ 19.90'],
] as const)('contract 4.19 %s: a faster way is named with its day and price', async (lang, text) => {
  sessionStorage.setItem('cep', '01310100')
  store.intercept = async (_call, pass) => {
    const quote = (await (await pass()).json()) as { fretes: object[] }
    return Response.json({ ...quote, fretes: [...quote.fretes, express] })
  }
  show(lang)
  await waitFor(() => expect(status()).toContain(text))
})

test('nothing is requested while the cart is not on display, nor without a CEP', async () => {
  show()
  sessionStorage.setItem('cep', '01310100')
  show('pt', false)
  await act(() => Promise.resolve())
  expect(quotes()).toEqual([])
})

test('a typed CEP is checked, remembered and answered with the focus; another one replaces it', async () => {
  const user = userEvent.setup()
  show()
  await user.click(screen.getByText('Quando chega?'))
  const field = screen.getByRole('textbox', { name: 'Seu CEP' })
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView')
  await user.type(field, '01310{Enter}')
  expect(field).toHaveAccessibleDescription(/oito números/)
  expect(scroll.mock.contexts).toEqual([field])
  expect(quotes()).toEqual([])
  await user.type(field, '100{Enter}')
  await waitFor(() => expect(status()).toMatch(/chega até/))
  expect(screen.getByRole('status')).toHaveFocus()
  expect(sessionStorage.getItem('cep')).toBe('01310100')

  await user.click(screen.getByRole('button', { name: 'Trocar o CEP' }))
  const again = screen.getByRole('textbox', { name: 'Seu CEP' })
  expect(again).toHaveFocus()
  await user.type(again, '00000000{Enter}')
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/^Este CEP não existe/))
  expect(screen.getByRole('textbox')).toHaveFocus()
})

test('while the store is down it says that the day is unknown', async () => {
  sessionStorage.setItem('cep', '01310100')
  store.intercept = () => Promise.reject(new TypeError('down'))
  show()
  await waitFor(() => expect(status()).toMatch(/Não conseguimos calcular/))
})

test('a change of the cart after a rejected CEP keeps the field and leaves focus and scroll position where they are', async () => {
  const user = userEvent.setup()
  const client = createQueryClient()
  const page = (quantity: number) => (
    <>
      <button>Mais</button>
      <DeliveryDate items={[{ ...serum, quantity }]} lang="pt" client={client} />
    </>
  )
  const { rerender } = render(page(1))
  await user.click(screen.getByText('Quando chega?'))
  await user.type(screen.getByRole('textbox'), '00000000{Enter}')
  const rejected = /^Este CEP não existe/
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveAccessibleDescription(rejected))
  const field = screen.getByRole('textbox')
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockClear()

  await user.click(screen.getByRole('button', { name: 'Mais' }))
  rerender(page(2))
  expect(screen.getByRole('textbox')).toBe(field)
  await waitFor(() => expect(quotes()).toHaveLength(2))
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(screen.getByRole('textbox')).toBe(field)
  expect(field).toHaveAccessibleDescription(rejected)
  expect(screen.getByRole('button', { name: 'Mais' })).toHaveFocus()
  expect(scroll).not.toHaveBeenCalled()
})
