import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'

import { showToast } from '#components/ui/toast.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { CartLine } from '#lib/shop/cart-line.ts'
import type { Kit } from '#lib/shop/kit.ts'
import { DEMO_SETTINGS } from '#lib/testing/demo-settings.ts'
import { registerCartLoader } from '#lib/state/lazy-cart.ts'
import { routeFetchToStore } from '#lib/testing/store-fetch.ts'
import type { StoreFetch } from '#lib/testing/store-fetch.ts'

import { queryClient } from '#lib/browser/cart-query.ts'

import { KitCard } from './kit-card.tsx'

// These tests check the text of a toast; toast.test.tsx checks the toast itself.
jest.mock('#components/ui/toast.ts', () => ({ showToast: jest.fn() }))

// The cart is another feature: these tests check the calls to it.
const add = jest.fn<Promise<boolean>, [CartLine]>()
registerCartLoader(() => Promise.resolve({ open() {}, add }))

const MINUTES = 60_000

function aKit(change: Partial<Kit> = {}): Kit {
  const flavour = (id: number, name: string, key: string, inStock = true) => ({
    id,
    name,
    inStock,
    keys: [key],
    picture: `/img/colageno-${key}`,
  })
  return {
    id: 'KIT1',
    itemId: 422,
    line: 'colageno',
    title: '1 pote',
    subtitle: '18 porções',
    badge: 'Mais vendido',
    units: 1,
    unit: 'pote',
    path: '/colageno',
    listPath: '/colageno-1-pote.html',
    inStock: true,
    price: 2490,
    priceFrom: 4990,
    hasFlavours: true,
    flavours: [
      flavour(422, 'Cranberry', 'cranberry'),
      flavour(423, 'Limão', 'limao'),
      flavour(425, 'Frutas Tropicais', 'frutas-tropicais', false),
    ],
    pictures: ['/img/colageno-cranberry', '/img/colageno-copo'],
    color: '#b3123f',
    description: 'Um pó.\n\nUma bebida.',
    topics: ['Zero açúcar'],
    nutrition: 'peso líquido 216g',
    flavourText: 'Cranberry, Limão',
    ...change,
  }
}

function card(change?: Partial<Kit>, lang: Lang = 'pt', installments: 6 | 12 = 12) {
  return <KitCard kit={aKit(change)} lang={lang} format={{ installments, lang, settings: DEMO_SETTINGS }} />
}

/** The text content, with normal spaces instead of the non-breaking ones of Intl. */
const textOf = (node: HTMLElement) => node.textContent?.replaceAll('\u00a0', ' ')
const article = () => screen.getByRole('article')
const flavourSelect = () => screen.getByRole('combobox', { name: /Sabor|Flavor/ })
const addButton = () => screen.getByRole('button', { name: /Adicion|Add/ })
const picture = () => within(article()).getByRole('img')

beforeEach(() => {
  add.mockReset().mockResolvedValue(true)
  jest.mocked(showToast).mockClear()
})

describe('adding to the cart (spec sections 4, 5, 8)', () => {
  test.each<[Lang, string]>([
    ['pt', 'Selecione um sabor para adicionar ao carrinho!'],
    ['en', 'Select a flavor to add to cart!'],
  ])(
    'without a flavour, %s: a toast shows, no request is sent, and the flavour field gets the focus',
    async (lang, text) => {
      render(card({}, lang))
      expect(flavourSelect()).toHaveValue('')
      await userEvent.click(addButton())
      expect(showToast).toHaveBeenCalledWith({ kind: 'info', text })
      expect(add).not.toHaveBeenCalled()
      expect(flavourSelect()).toHaveFocus()
    },
  )

  test('the chosen flavour is sent, once', async () => {
    render(card())
    await userEvent.selectOptions(flavourSelect(), 'Limão')
    await userEvent.click(addButton())
    expect(add.mock.calls).toEqual([[{ idProduto: 423, tipo: 'lista', quantidade: 1 }]])
  })

  test('a kit without flavours is sent by its own id', async () => {
    render(card({ hasFlavours: false, flavours: [], itemId: 458 }))
    expect(screen.queryByRole('combobox')).toBeNull()
    await userEvent.click(addButton())
    expect(add).toHaveBeenCalledWith({ idProduto: 458, tipo: 'lista', quantidade: 1 })
  })

  test('a double click adds once; the button is busy until the store has responded', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<boolean>()
    add.mockReturnValue(promise)
    render(card())
    await userEvent.selectOptions(flavourSelect(), 'Cranberry')
    await userEvent.dblClick(addButton())
    expect(screen.getByRole('button', { name: /Adicionar ao carrinho/, busy: true })).toBeInTheDocument()
    expect(add).toHaveBeenCalledTimes(1)
    await act(async () => answer(true))
    expect(screen.getByRole('button', { name: 'Adicionar ao carrinho', busy: false })).toBeEnabled()
  })

  test.each<[Lang, string]>([
    ['pt', 'Um problema impediu a adição do produto ao carrinho. Tente novamente mais tarde.'],
    ['en', 'An issue prevented the product from being added to the cart. Please try again later.'],
  ])('a failed add shows an error message, %s, and can be tried again', async (lang, text) => {
    add.mockResolvedValue(false)
    render(card({}, lang))
    await userEvent.selectOptions(flavourSelect(), '422')
    await userEvent.click(addButton())
    expect(showToast).toHaveBeenCalledWith({ kind: 'error', text })
    await userEvent.click(addButton())
    expect(add).toHaveBeenCalledTimes(2)
  })

  test('a flavour selected before hydration is sent', async () => {
    const { container } = render(card())
    const select = container.querySelector('select')
    if (select) select.value = '423'
    await userEvent.click(addButton())
    expect(add).toHaveBeenCalledWith({ idProduto: 423, tipo: 'lista', quantidade: 1 })
    expect(flavourSelect()).toHaveValue('423')
  })
})

describe('sold out (P26)', () => {
  test.each<[Lang, string]>([
    ['pt', 'Esgotado'],
    ['en', 'Sold out'],
  ])('a kit that is not in stock has a disabled button and flavour field, %s', (lang, label) => {
    render(card({ inStock: false }, lang))
    expect(screen.getByRole('button', { name: label })).toBeDisabled()
    expect(flavourSelect()).toBeDisabled()
  })

  test('a kit whose flavours are all sold out is labelled as sold out', () => {
    render(card({ flavours: aKit().flavours.map((flavour) => ({ ...flavour, inStock: false })) }))
    expect(screen.getByRole('button', { name: 'Esgotado' })).toBeDisabled()
  })

  test('a sold-out flavour cannot be selected and is labelled as sold out', () => {
    render(card())
    expect(screen.getByRole('option', { name: 'Frutas Tropicais (esgotado)' })).toBeDisabled()
    expect(screen.getByRole('option', { name: 'Limão' })).toBeEnabled()
  })
})

describe('prices', () => {
  test.each<[string, Partial<Kit>, 6 | 12, string]>([
    [
      '1 pot on a product page',
      {},
      12,
      'De R$ 49,9050% OFFPor R$ 24,90 à vistaou até 12x de R$ 2,49 com juros (total a prazo: R$ 29,88)',
    ],
    [
      '1 pot on the home page',
      {},
      6,
      'De R$ 49,9050% OFFPor R$ 24,90 à vistaou até 6x de R$ 4,98 com juros (total a prazo: R$ 29,88)',
    ],
    [
      '2 pots',
      { title: '2 potes', price: 4470, priceFrom: 9980, units: 2 },
      12,
      'De R$ 99,8055% OFFPor R$ 44,70 à vistaou até 12x de R$ 4,47 com juros (total a prazo: R$ 53,64)R$ 22,35 por pote',
    ],
    [
      'a pot without an offer',
      { title: '1 frasco', unit: 'frasco', price: 5990, priceFrom: undefined },
      12,
      'R$ 59,90 à vistaou até 12x de R$ 5,99 com juros (total a prazo: R$ 71,87)',
    ],
  ])('P16, P17: the price texts of %s', (_name, change, installments, text) => {
    render(card(change, 'pt', installments))
    expect(textOf(article())).toContain(text)
    expect(textOf(article())).not.toContain('em compras acima de')
  })

  test('P3: English pages show the price in reais and the approximate amount in dollars', () => {
    render(card({ title: '1 jar' }, 'en'))
    expect(textOf(article())).toContain(
      'Was R$ 49.9050% OFFNow R$ 24.90 (about US$ 4.41) in one paymentor up to 12 payments of R$ 2.49 with interest (total: R$ 29.88)',
    )
  })

  test('P16: installments without interest are labelled as such and have no second total', () => {
    const settings = { ...DEMO_SETTINGS, terms: { maximum: 10, interestFree: 10, ratePercent: 19.99 } }
    const format = { installments: 12, lang: 'pt', settings } as const
    render(<KitCard kit={aKit()} lang="pt" format={format} />)
    expect(textOf(article())).toContain('ou até 10x de R$ 2,49 sem juros')
    expect(textOf(article())).not.toContain('a prazo')
  })
})

test('R52 the card of a larger kit leads to the address of that kit, without a chosen flavour where there are several', () => {
  const flavours = [{ id: 458, name: '', picture: '/img/x', inStock: true }]
  const { rerender } = render(card({ units: 2, hasFlavours: false, flavours, itemId: 458 }))
  expect(screen.getByRole('link')).toHaveAttribute('href', '/colageno?sabor=458')
  rerender(card({ units: 2 }))
  expect(screen.getByRole('link')).toHaveAttribute('href', '/colageno?kit=422')
})

test('a kit with a product name shows it in heading, picture text and button label', () => {
  render(
    card({
      name: 'Colágeno Chocolate',
      pictures: [],
      hasFlavours: false,
      flavours: [{ id: 458, name: '', picture: '/img/x', inStock: true }],
    }),
  )
  expect(screen.getByRole('heading', { level: 3, name: 'Colágeno Chocolate 1 pote' })).toBeInTheDocument()
  expect(screen.getByRole('link')).toHaveAttribute('href', '/colageno')
  expect(picture()).toHaveAttribute('alt', 'Colágeno Chocolate, 1 pote')
  expect(screen.getByRole('button', { name: 'Detalhes: Colágeno Chocolate, 1 pote' })).toBeInTheDocument()
})

function swatchAt(container: HTMLElement, place: number): Element {
  return container.querySelector(`[aria-hidden="true"] > span:nth-child(${place})`) ?? container
}

describe('pictures', () => {
  test('selecting a flavour in the select or by its swatch shows its picture', async () => {
    const { container } = render(card())
    expect(picture()).toHaveAttribute('src', '/img/colageno-cranberry-640.webp')
    await userEvent.selectOptions(flavourSelect(), 'Limão')
    expect(picture()).toHaveAttribute('src', '/img/colageno-limao-640.webp')
    expect(picture()).toHaveAttribute('alt', '1 pote, Limão')
    const onChange = jest.fn()
    document.addEventListener('change', ({ target }) => onChange(target), { once: true })
    await userEvent.click(swatchAt(container, 1))
    // This event of the select hides a hint that a flavour is missing (toast-host.tsx).
    expect(onChange).toHaveBeenCalledWith(flavourSelect())
    expect(swatchAt(container, 1)).toHaveAttribute('title', 'Cranberry')
    expect(flavourSelect()).toHaveValue('422')
    expect(picture()).toHaveAttribute('src', '/img/colageno-cranberry-640.webp')
  })

  test('the swatch of a sold-out flavour chooses nothing and says why', async () => {
    const { container } = render(card())
    await userEvent.click(swatchAt(container, 3))
    expect(flavourSelect()).toHaveValue('')
    expect(showToast).toHaveBeenCalledWith({ kind: 'info', text: 'Frutas Tropicais (esgotado)' })
  })

  test('previous and next cycle through the pictures and do not change the flavour', async () => {
    render(card())
    await userEvent.click(screen.getByRole('button', { name: 'Próxima foto' }))
    expect(picture()).toHaveAttribute('src', '/img/colageno-copo-640.webp')
    expect(screen.getByText('Foto 2 de 4')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Foto anterior' }))
    await userEvent.click(screen.getByRole('button', { name: 'Foto anterior' }))
    expect(picture()).toHaveAttribute('src', '/img/colageno-frutas-tropicais-640.webp')
    expect(flavourSelect()).toHaveValue('')
  })

  test('a kit with one picture has no previous and next buttons', () => {
    render(card({ hasFlavours: false, flavours: [], pictures: ['/img/serum'] }))
    expect(screen.queryByRole('button', { name: /foto/i })).toBeNull()
  })

  test('an invalid colour from the store does not get into the style attribute', () => {
    const flavours = [{ ...aKit().flavours[0]!, keys: ['x);background:url(//a.example'] }]
    const html = renderToString(card({ color: 'red;background:url(//a.example)', flavours }))
    expect(html).not.toContain('a.example')
  })
})

describe('details', () => {
  const realFetch = globalThis.fetch
  let store: StoreFetch

  beforeEach(async () => {
    store = await routeFetchToStore()
    queryClient().clear()
  })
  afterEach(() => {
    globalThis.fetch = realFetch
  })

  const dialog = () => screen.queryByRole('dialog', { name: 'Detalhes: 1 pote' })
  const openPanel = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Detalhes: 1 pote' }))
    return screen.findByRole('dialog', { name: 'Detalhes: 1 pote' })
  }

  test('the panel loads description, topics and nutrition, and shows the flavours (spec section 2)', async () => {
    render(card())
    expect(dialog()).toBeNull()
    expect(store.calls).toEqual([])
    const panel = within(await openPanel())
    await panel.findByRole('heading', { name: 'Descrição' })
    expect(panel.queryByRole('status')).toBeNull()
    expect(panel.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Descrição',
      'Destaques',
      'Informação nutricional',
      'Sabores disponíveis',
    ])
    expect(panel.getByText(/^O colágeno da Rosalume é um pó/).tagName).toBe('P')
    expect(panel.getByText(/^peso líquido 216g/)).toBeInTheDocument()
    const items = panel.getAllByRole('listitem').map((item) => item.textContent)
    expect(items).toContain('29 kcal por copo')
    expect(items.slice(-3)).toEqual(['Cranberry', 'Limão', 'Frutas Tropicais (esgotado)'])
    expect(panel.getByRole('link', { name: 'Ver a página do produto' })).toHaveAttribute('href', '/colageno')
  })

  test('the panel has the picture, the price and an add button, which adds the chosen flavour and closes it', async () => {
    render(card())
    const panel = within(await openPanel())
    expect(dialog()!.querySelector('img')).not.toBeNull()
    expect(panel.getByText(/^R\$\s24,90$/)).toBeInTheDocument()
    expect(textOf(dialog()!)).toContain('R$ 19,92 por pote (−20%) em compras acima de R$ 450,00')
    expect([...dialog()!.querySelectorAll('strong')].map(textOf).join(' ')).not.toContain('19,92')
    await userEvent.selectOptions(panel.getByRole('combobox'), 'Limão')
    await userEvent.click(panel.getByRole('button', { name: 'Adicionar ao carrinho' }))
    expect(add).toHaveBeenCalledWith({ idProduto: 423, tipo: 'lista', quantidade: 1 })
    await waitFor(() => expect(dialog()).toBeNull())
  })

  test('while the texts load, and when they cannot be loaded, the panel says so and links to the page', async () => {
    const response = Promise.withResolvers<Response>()
    store.intercept = () => response.promise
    render(card())
    const panel = within(await openPanel())
    expect(panel.getByRole('status')).toHaveTextContent('Carregando os detalhes…')
    response.resolve(Response.json({}, { status: 503 }))
    expect(await panel.findByRole('alert')).toHaveTextContent('Não foi possível carregar os detalhes')
    expect(panel.getByRole('link', { name: 'Ver a página do produto' })).toBeInTheDocument()
    expect(panel.getByText('Cranberry', { ignore: 'option' })).toBeInTheDocument()
  })

  test('the panel of a kit that the store no longer has shows only its flavours', async () => {
    render(card({ id: 'GONE' }))
    const panel = within(await openPanel())
    await waitFor(() => expect(panel.queryByRole('status')).toBeNull())
    expect(panel.getAllByRole('heading', { level: 3 })).toHaveLength(1)
  })

  test.each([
    ['Esc', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
    ['a press on the overlay', () => userEvent.click(screen.getByRole('dialog'))],
    ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Fechar' }))],
  ])('%s closes the panel, and it opens again', async (_name, close) => {
    render(card())
    await openPanel()
    await close()
    await waitFor(() => expect(dialog()).toBeNull())
    expect(await openPanel()).toBeInTheDocument()
  })
})

describe("the server's HTML works without JavaScript", () => {
  const serverHtml = (node: React.ReactElement) => {
    const root = document.createElement('div')
    root.innerHTML = renderToString(node)
    return root
  }

  test.each<[Lang, string, string]>([
    ['pt', '/checkout/carrinho/adicionar', '/colageno'],
    ['en', '/en/checkout/carrinho/adicionar', '/en/colageno'],
  ])('the form posts, and the title is a link to the page with the details, %s', (lang, action, page) => {
    const root = serverHtml(card({}, lang))
    const form = root.querySelector('form')
    expect(form).toHaveAttribute('method', 'post')
    expect(form).toHaveAttribute('action', action)
    const select = form?.querySelector('select')
    expect(select).toHaveAttribute('name', 'idProduto')
    expect(select).toBeRequired()
    expect(select?.value).toBe('')
    expect(form?.querySelector('[name=tipo]')).toHaveValue('lista')
    expect(form?.querySelector('[name=quantidade]')).toHaveValue('1')
    expect(form?.querySelector('button[type=submit]')).toBeEnabled()
    expect(root.querySelector('h3 a')).toHaveAttribute('href', page)
  })

  test('a kit without flavours sends its own id', () => {
    const root = serverHtml(card({ hasFlavours: false, flavours: [], itemId: 458 }))
    expect(root.querySelector('form [name=idProduto]')).toHaveValue('458')
  })
})

describe('the current price (spec section 7)', () => {
  const FROM_NETWORK = { transferSize: 20_300, serverTiming: [] }
  const FROM_BROWSER = { transferSize: 0, serverTiming: [] }
  const EXPIRED = { transferSize: 20_300, serverTiming: [{ name: 'page', description: 'expired' }] }
  const realFetch = globalThis.fetch
  let store: StoreFetch

  beforeEach(async () => {
    store = await routeFetchToStore()
  })
  afterEach(() => {
    globalThis.fetch = realFetch
    jest.restoreAllMocks()
  })

  function openPage(navigation: object) {
    jest.spyOn(performance, 'getEntriesByType').mockReturnValue([navigation as PerformanceNavigationTiming])
    render(card({ price: 2990 }))
  }

  test.each([
    ['that the browser had stored', FROM_BROWSER],
    ['that the server could not render again', EXPIRED],
  ])('a page %s fetches the price once and shows it', async (_name, navigation) => {
    openPage(navigation)
    await waitFor(() => expect(textOf(article())).toContain('R$ 24,90 à vista'))
    expect(store.calls.map(({ path }) => decodeURIComponent(path))).toEqual([
      '/v2/front/url/list/detail?url=/lista/colageno-1-pote.html',
    ])
  })

  test('a page from the server sends no request until the back-forward cache restores it after ten minutes', async () => {
    const now = Date.now()
    const restoreAfter = (minutes: number) => {
      jest.spyOn(Date, 'now').mockReturnValue(now + minutes * MINUTES)
      act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    }
    openPage(FROM_NETWORK)
    restoreAfter(9)
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
    expect(store.calls).toEqual([])
    restoreAfter(11)
    await waitFor(() => expect(textOf(article())).toContain('R$ 24,90 à vista'))
    expect(store.calls).toHaveLength(1)
  })

  test.each<[string, NonNullable<StoreFetch['intercept']>]>([
    ['the network fails', () => Promise.reject(new TypeError('offline'))],
    ['the response is an error', () => Promise.resolve(Response.json({}, { status: 503 }))],
    ['the response has no price', (_call, pass) => pass().then(withoutPrice)],
  ])('%s: erro is logged and the price stays', async (_name, intercept) => {
    store.intercept = intercept
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    openPage(FROM_BROWSER)
    await waitFor(() => expect(log).toHaveBeenCalledWith('erro', '/colageno-1-pote.html'))
    expect(textOf(article())).toContain('R$ 29,90 à vista')
  })
})

async function withoutPrice(response: Response) {
  const body = await response.json()
  return Response.json({ ...body, conteudo: { ...body.conteudo, precos: { por: 0 } } })
}
