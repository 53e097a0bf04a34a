import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'

import type { Lang } from '#lib/routes/lang.ts'
import type { Variation } from '#lib/shop/variation.ts'
import { DEMO_SETTINGS } from '#lib/testing/demo-settings.ts'
import { routeFetchToStore } from '#lib/testing/store-fetch.ts'
import type { StoreFetch } from '#lib/testing/store-fetch.ts'

import { buyBoxSelection } from './buy-box-selection.ts'
import { RememberPostalCode } from './remember-postal-code.tsx'
import { ShippingEstimate } from './shipping-estimate.tsx'

const quote = (lang: Lang = 'pt', kind: 'lista' | 'produto' = 'lista') => (
  <ShippingEstimate option={{ itemId: 422, kind }} lang={lang} settings={DEMO_SETTINGS} />
)
const field = () => screen.getByLabelText<HTMLInputElement>(/CEP/)
/** The text content, with normal spaces instead of the non-breaking ones of Intl. */
const textOf = (container: HTMLElement) => container.textContent?.replaceAll('\u00a0', ' ')
const FREE_SHIPPING_QUANTITY = 13
const realFetch = globalThis.fetch
let store: StoreFetch

/** Focuses the field and waits for the code of the inline quote. */
async function focusField() {
  act(() => field().focus())
  await waitFor(() => expect(document.querySelector('[aria-live]')).not.toBeNull())
}

async function requestQuote(text: string) {
  await focusField()
  await userEvent.clear(field())
  await userEvent.type(field(), `${text}{Enter}`)
}

beforeEach(async () => {
  sessionStorage.clear()
  buyBoxSelection.set({ itemId: 0, quantity: 1 })
  store = await routeFetchToStore()
})
afterEach(() => {
  globalThis.fetch = realFetch
})

test('P29 the days to return a purchase stand beside the shipping cost, if the brand states them', () => {
  const { rerender } = render(quote())
  expect(screen.queryByRole('link', { name: /para devolver/ })).toBeNull()
  const option = { itemId: 422, kind: 'lista' } as const
  rerender(<ShippingEstimate option={option} lang="pt" settings={DEMO_SETTINGS} returnDays={7} />)
  expect(screen.getByRole('link', { name: '7 dias para devolver' })).toHaveAttribute(
    'href',
    '/pagina/troca-e-devolucao',
  )
})

test('P29 the payment methods of the checkout stand there too, if it has any', () => {
  const option = { itemId: 422, kind: 'lista' } as const
  const payments = ['Pix', 'Cartão de crédito']
  const { rerender } = render(
    <ShippingEstimate option={option} lang="pt" settings={DEMO_SETTINGS} payments={payments} />,
  )
  expect(screen.getByText('Pix · Cartão de crédito')).toBeInTheDocument()
  rerender(<ShippingEstimate option={option} lang="en" settings={DEMO_SETTINGS} payments={payments} />)
  expect(screen.getByText('Pix · Credit card')).toBeInTheDocument()
  rerender(<ShippingEstimate option={option} lang="pt" settings={DEMO_SETTINGS} payments={[]} />)
  expect(screen.queryByText(/Pix/)).toBeNull()
})

test('in English it says, as the checkout does, that delivery is within Brazil and needs a CPF', () => {
  const { container, rerender } = render(quote('en'))
  expect(container).toHaveTextContent(/We deliver within Brazil only; .+ CPF \(Brazilian taxpayer number\)\./)
  rerender(quote('pt'))
  expect(container).not.toHaveTextContent(/Brasil|CPF/)
})

test('no request and no code before the first focus', async () => {
  render(quote())
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(document.querySelector('[aria-live]')).toBeNull()
  expect(store.calls).toEqual([])
})

test('a CEP that is sent before the code of the quote has loaded is quoted in the page', async () => {
  render(quote())
  field().value = '01310100'
  // False: the script has prevented the submission, so the browser stays on the page.
  expect(fireEvent.submit(field().form!)).toBe(false)
  expect(await screen.findByRole('list')).toBeInTheDocument()
})

test.each<[Lang, string[]]>([
  ['pt', ['Entrega para o CEP 01310-100: São Paulo, SP', 'Entrega padrãoR$ 9,90', 'chega até ']],
  [
    'en',
    [
      'Delivery to postal code 01310-100: São Paulo, SP',
      'Standard deliveryR$ 9.90(about US$ 1.75)',
      'arrives by ',
    ],
  ],
])('4.19, P3: the quote shows label, price and time, %s', async (lang, texts) => {
  const { container } = render(quote(lang))
  await requestQuote('01310100')
  expect(field()).toHaveValue('01310-100')
  expect(await screen.findByRole('list')).toBeInTheDocument()
  for (const text of texts) expect(textOf(container)).toContain(text)
  expect(store.calls).toHaveLength(1)
  expect(store.calls[0]).toMatchObject({
    path: '/v2/front/shipment/list',
    body: { cep: '01310100', idLista: 422, quantidade: 1 },
  })
})

test('P18: quotes the selection of the buy box, and again when it changes', async () => {
  render(quote())
  await requestQuote('01310-100')
  await screen.findByText('R$ 9,90', { normalizer: (text) => text.replaceAll('\u00a0', ' ') })
  act(() => buyBoxSelection.set({ itemId: 423, quantity: FREE_SHIPPING_QUANTITY }))
  expect(await screen.findByText('grátis')).toBeInTheDocument()
  expect(screen.getByRole('list')).toHaveTextContent(/^Entrega padrãográtischega até .+, pagando hoje$/)
  expect(store.calls.at(-1)?.body).toEqual({
    cep: '01310100',
    idLista: 423,
    quantidade: FREE_SHIPPING_QUANTITY,
  })
})

test('a product without kits is quoted as a product', async () => {
  render(quote('pt', 'produto'))
  await requestQuote('01310100')
  await screen.findByRole('list')
  expect(store.calls[0]).toMatchObject({
    path: '/v2/front/shipment/product',
    body: { cep: '01310100', idProduto: 422, idAtributoValor: 0, quantidade: 1 },
  })
})

test.each(['123', '', '0131010a'])(
  'an invalid CEP such as "%s" shows an error, and no request is sent',
  async (text) => {
    render(quote())
    await focusField()
    await userEvent.type(field(), `${text}{Enter}`)
    expect(await screen.findByText(/O CEP tem oito números/)).toBeInTheDocument()
    expect(field()).toHaveFocus()
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription(/O CEP tem oito números/)
    expect(store.calls).toEqual([])
    await userEvent.clear(field())
    await userEvent.type(field(), '01310100{Enter}')
    expect(await screen.findByRole('list')).toBeInTheDocument()
    expect(field()).toBeValid()
  },
)

test('a failure shows an error and a retry button', async () => {
  render(quote())
  store.intercept = () => Promise.reject(new TypeError('offline'))
  await requestQuote('01310100')
  const retry = await screen.findByRole('button', { name: 'Tentar de novo' })
  store.intercept = undefined
  await userEvent.click(retry)
  expect(await screen.findByRole('list')).toBeInTheDocument()
})

test('4.19 a CEP that does not exist is an error at the field', async () => {
  render(quote())
  await requestQuote('00000000')
  expect(
    await screen.findByText('Este CEP não existe. Confira os números e tente de novo.'),
  ).toBeInTheDocument()
  expect(field()).toBeInvalid()
})

test('a time without a day is shown as the store sends it', async () => {
  const { container } = render(quote())
  store.intercept = async () => Response.json({ fretes: [{ id: 1, label: 'PAC', valor: 9.9, prazo: 5 }] })
  await requestQuote('01310100')
  await screen.findByRole('list')
  expect(textOf(container)).toContain('PACR$ 9,90em até 5 dias')
})

test.each([
  [
    'a restriction',
    { fretes: [], restricaoEntrega: 'Não entregamos nesta ilha.' },
    'Não entregamos nesta ilha.',
  ],
  ['a CEP without delivery', { fretes: [] }, 'Ainda não entregamos neste CEP.'],
])('%s is shown', async (_name, body, text) => {
  render(quote())
  store.intercept = async () => Response.json(body)
  await requestQuote('01310100')
  expect(await screen.findByText(text)).toBeInTheDocument()
})

test('of two requests the quote of the later one is shown, even if its response arrives first', async () => {
  render(quote())
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  store.intercept = async (call, pass) => {
    if ((call.body as { cep: string }).cep === '01310100') await held
    return pass()
  }
  await requestQuote('01310100')
  await requestQuote('20040002')
  expect(await screen.findByText('Entrega para o CEP 20040-002: Rio de Janeiro, RJ')).toBeInTheDocument()
  await act(async () => release())
  expect(screen.queryByText(/Entrega para o CEP 01310-100/)).toBeNull()
})

test('the CEP is stored for the session: the next page shows the quote at once', async () => {
  const first = render(quote())
  await requestQuote('01310100')
  await screen.findByRole('list')
  first.unmount()
  render(quote())
  expect(await screen.findByText('Entrega para o CEP 01310-100: São Paulo, SP')).toBeInTheDocument()
  expect(field()).toHaveValue('01310-100')
})

test('the quote works in a browser that blocks storage', async () => {
  const forbidden = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  const alsoForbidden = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  render(quote())
  await requestQuote('01310100')
  expect(await screen.findByRole('list')).toBeInTheDocument()
  forbidden.mockRestore()
  alsoForbidden.mockRestore()
})

test.each<[Lang, string]>([
  ['pt', '/frete'],
  ['en', '/en/frete'],
])("the server's HTML is a form that leads to a page with the quote, %s", (lang, action) => {
  const root = document.createElement('div')
  root.innerHTML = renderToString(quote(lang))
  const form = root.querySelector('form')!
  expect(form.method).toBe('get')
  expect(form).toHaveAttribute('action', action)
  const sent = [...form.querySelectorAll<HTMLInputElement>('[name]')].map(({ name, value }) => [name, value])
  expect(Object.fromEntries(sent)).toEqual({ cep: '', produto: '422', tipo: 'lista', quantidade: '1' })
})

describe('a product with variations', () => {
  const values = [
    { id: 71, label: '100 g' },
    { id: 72, label: '200 g' },
  ] as Variation[]
  const choice = { id: '1', name: 'Tamanho', kind: 'text', values } as const
  const estimate = (
    <ShippingEstimate
      option={{ itemId: 620, kind: 'produto', choice }}
      path="/creme"
      lang="pt"
      settings={DEMO_SETTINGS}
    />
  )

  test('4.19 without JavaScript the form has the variations and the page of the product', () => {
    const html = renderToString(estimate)
    const noscript = /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1] ?? ''
    expect(noscript).toMatch(/<select[^>]* name="variacao"/)
    expect(noscript).toMatch(/<option value="72">200 g<\/option>/)
    expect(html).toContain('name="pagina" value="/creme"')
  })

  test('platform 3.6 no quote is requested before a variation is chosen; then the quote of that variation', async () => {
    buyBoxSelection.set({ itemId: 620, quantity: 1, inStock: true })
    render(estimate)
    await requestQuote('01310100')
    expect(await screen.findByText(/Escolha uma opção em “Tamanho” para calcular/)).toBeInTheDocument()
    expect(store.calls).toEqual([])
    act(() => buyBoxSelection.set({ itemId: 620, attributeId: 72, quantity: 1, inStock: true }))
    await waitFor(() => expect(store.calls).toHaveLength(1))
    expect(store.calls[0]).toMatchObject({ body: { idProduto: 620, idAtributoValor: 72 } })
  })
})

test('a quote that led to its own page is remembered like one on the product page', () => {
  render(<RememberPostalCode postalCode="13015904" />)
  expect(sessionStorage.getItem('cep')).toBe('13015904')
})
