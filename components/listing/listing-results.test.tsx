import { cleanup, render, screen, within } from '@testing-library/react'
import { listingQuery, DEFAULT_LISTING_PARAMS, type ListingParams } from '#lib/routes/listing-address.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { installmentPlan } from '#lib/shop/installments.ts'
import type { ListedProduct, Listing } from '#lib/shop/listing.ts'
import { DEMO_SETTINGS } from '#lib/testing/demo-settings.ts'
import { ListingResults } from './listing-results.tsx'

jest.mock('next/navigation', () => ({
  useRouter: () => ({ refresh() {} }),
  useSearchParams: () => new URLSearchParams(),
}))

const product = (id: number, change: Partial<ListedProduct> = {}): ListedProduct => ({
  id,
  name: `Sérum ${id}`,
  path: `/serum-${id}`,
  picture: '/img/serum',
  alt: 'Frasco de sérum',
  color: '#ffaabb',
  availability: 'available',
  inStock: true,
  price: 2490,
  priceFrom: 4990,
  upfront: undefined,
  installments: installmentPlan(2490, DEMO_SETTINGS.terms),
  line: 'serum',
  category: 'seruns',
  ...change,
})

const listing = (change: Partial<Listing> = {}): Listing => ({
  structure: {
    title: '',
    description: '',
    keywords: '',
    canonicalPath: '/produtos',
    isIndexable: true,
    breadcrumb: [],
    eventId: '',
  },
  heading: 'Todos os produtos',
  products: [product(1), product(2)],
  total: 2,
  orders: [
    { label: 'Popularidade', order: 'popularidade', isCurrent: true },
    { label: 'Menor Preço', order: 'menor-preco', isCurrent: false },
    { label: 'Maior Preço', order: 'maior-preco', isCurrent: false },
  ],
  filterGroups: [],
  subcategories: [],
  html: '',
  pageSize: 24,
  filters: [
    { label: 'Suplementos', category: 'suplementos', level: 1, count: 11, isCurrent: false },
    { label: 'Skincare', category: 'skincare', level: 1, count: 6, isCurrent: false },
  ],
  ...change,
})

interface ShowOptions {
  change?: Partial<Listing>
  params?: Partial<ListingParams>
  lang?: Lang
  category?: boolean
}

function show({ change, params, lang = 'pt', category }: ShowOptions = {}) {
  const base = lang === 'en' ? '/en' : ''
  return render(
    <ListingResults
      listing={listing(change)}
      params={{ ...DEFAULT_LISTING_PARAMS, ...params }}
      pageSize={24}
      lang={lang}
      settings={DEMO_SETTINGS}
      address={(to) => `${base}/produtos${listingQuery(to)}`}
      categoryAddress={
        category
          ? (slug, to) => `${base}/categoria/${slug}${listingQuery({ ...to, category: '' })}`
          : undefined
      }
      indexed
    />,
  )
}

const tools = () => within(screen.getByRole('navigation', { name: /Filtrar e ordenar|Filter and sort/ }))
const link = (name: string | RegExp) => tools().getByRole('link', { name })
const href = (name: string | RegExp) => link(name).getAttribute('href')
const textOf = (node: HTMLElement) => node.textContent?.replaceAll('\u00a0', ' ')

test.each([
  ['pt', { average: 4.75, count: 237073 }, 'Nota 4,75 de 5, 237.073 avaliações', '(237.073)'],
  ['en', { average: 5, count: 1 }, 'Rated 5 out of 5, 1 review', '(1)'],
] as const)('P11 a card with a rating shows its stars and the count in %s', (lang, rating, name, count) => {
  show({ lang, change: { products: [product(1, { rating }), product(2)] } })
  const [rated, unrated] = screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('heading'))
  expect(within(rated!).getByRole('img', { name })).toBeVisible()
  expect(within(rated!).getByText(count)).toBeVisible()
  expect(within(unrated!).queryByRole('img', { name: /de 5|out of 5/ })).toBeNull()
})

describe('toolbar', () => {
  test('links filter and sort, and keep the other params; crawlers do not follow them (R10)', () => {
    show({ params: { order: 'menor-preco', inStock: true, page: 3 }, change: { total: 60 } })
    expect(href('Suplementos 11')).toBe('/produtos?categoria=suplementos&estoque=1&ordem=menor-preco')
    expect(href('Só em estoque')).toBe('/produtos?ordem=menor-preco')
    expect(href('Remover filtro: Só em estoque')).toBe('/produtos?ordem=menor-preco')
    expect(href('Popularidade')).toBe('/produtos?estoque=1')
    expect(href('Maior preço')).toBe('/produtos?estoque=1&ordem=maior-preco')
    expect(link('Maior preço')).toHaveAttribute('rel', 'nofollow')
    expect(link('Menor preço')).toHaveAttribute('aria-current', 'true')
    expect(link('Só em estoque')).toHaveAttribute('aria-current', 'true')
    expect(link('Todas')).toHaveAttribute('aria-current', 'true')
    expect(tools().getByText(/Menor preço/, { selector: 'summary > span' })).toBeInTheDocument()
  })

  test('the filters that are set are links that remove each, and one that removes all but the order', () => {
    const price = { from: 5000, to: 10000, isCurrent: true, count: 4, storeQuery: '' }
    show({
      params: {
        category: 'skincare',
        inStock: true,
        order: 'menor-preco',
        storeQuery: 'preco=50-100',
        page: 2,
      },
      change: { total: 60, filterGroups: [{ kind: 'price', links: [price] }] },
    })
    const chosen = within(tools().getByRole('list', { name: 'Filtros escolhidos' }))
    expect(
      chosen
        .getAllByRole('link')
        .map((each) => [each.textContent?.replaceAll('\u00a0', ' '), each.getAttribute('href')]),
    ).toEqual([
      ['Skincare', '/produtos?preco=50-100&estoque=1&ordem=menor-preco'],
      ['R$ 50,00 a R$ 100,00', '/produtos?categoria=skincare&estoque=1&ordem=menor-preco'],
      ['Só em estoque', '/produtos?preco=50-100&categoria=skincare&ordem=menor-preco'],
      ['Limpar tudo', '/produtos?ordem=menor-preco'],
    ])
    expect(tools().getByRole('button', { name: 'Filtrar 3', hidden: true })).toBeInTheDocument()
    expect(tools().getByRole('button', { name: 'Ver 60 produtos', hidden: true })).toBeInTheDocument()
    cleanup()
    show()
    expect(tools().queryByRole('list', { name: 'Filtros escolhidos' })).toBeNull()
    expect(tools().queryByText('Limpar tudo')).toBeNull()
  })

  test('platform 3.4 a filter shows how many products it leaves, where the store says so', () => {
    const links = [
      { label: 'Pele', storeQuery: 'filtro=1', isCurrent: false, count: 9 },
      { label: 'Unhas', storeQuery: 'filtro=2', isCurrent: false },
    ]
    show({ change: { filterGroups: [{ kind: 'attribute', name: 'Objetivo', links }] } })
    expect(link('Pele 9')).toBeInTheDocument()
    expect(link('Unhas')).toBeInTheDocument()
  })

  test.each<[Lang, string[]]>([
    ['pt', ['Popularidade', 'Maior Preço', 'Mais novos']],
    ['en', ['Popularity', 'Highest price', 'Mais novos']],
  ])('platform 3.4 the usual orders of an external store have translated names, %s', (lang, names) => {
    const orders = ['Popularidade', 'Maior Preço', 'Mais novos'].map((label, index) => ({
      label,
      storeQuery: `order=${index}`,
      isCurrent: index === 0,
    }))
    show({ lang, change: { orders } })
    for (const name of names) expect(link(name)).toBeInTheDocument()
  })

  test('crawlers follow the link to the unfiltered listing', () => {
    show({ params: { order: 'menor-preco' } })
    expect(href('Popularidade')).toBe('/produtos')
    expect(link('Popularidade')).not.toHaveAttribute('rel')
  })

  test('a category links to the pages of its subcategories', () => {
    show({ category: true, params: { inStock: true } })
    expect(href('Skincare 6')).toBe('/categoria/skincare?estoque=1')
    expect(tools().queryByRole('link', { name: 'Todas' })).toBeNull()
  })

  test('a listing with one product has no sort links', () => {
    show({ change: { products: [product(1)], total: 1, filters: [] } })
    expect(tools().getByText('1 produto')).toBeInTheDocument()
    expect(tools().queryByText('Ordenar por')).toBeNull()
  })

  test('English pages have English labels and addresses', () => {
    show({ lang: 'en', change: { total: 60 }, params: { page: 2 } })
    expect(href('Lowest price')).toBe('/en/produtos?ordem=menor-preco')
    expect(tools().getByText('25 to 26 of 60 products')).toBeInTheDocument()
  })
})

describe('pagination', () => {
  const pages = () => within(screen.getByRole('navigation', { name: 'Páginas' }))

  test('the pagination links to the previous, next, first and last pages (R67)', () => {
    show({ change: { total: 240 }, params: { page: 5 } })
    expect(
      pages()
        .getAllByRole('link')
        .map((each) => [each.textContent, each.getAttribute('href'), each.getAttribute('rel')]),
    ).toEqual([
      ['Anterior', '/produtos?pagina=4', 'prev'],
      ['1', '/produtos', null],
      ['4', '/produtos?pagina=4', null],
      ['6', '/produtos?pagina=6', null],
      ['10', '/produtos?pagina=10', null],
      ['Próxima', '/produtos?pagina=6', 'next'],
    ])
    expect(pages().getByText('Página 5 de 10')).toBeInTheDocument()
    expect(pages().getByText('5').parentElement).toHaveAttribute('aria-current', 'page')
  })

  test('crawlers do not follow the pages of a sorted listing', () => {
    show({ change: { total: 30 }, params: { order: 'maior-preco' } })
    expect(pages().getByRole('link', { name: 'Próxima' })).toHaveAttribute('rel', 'next nofollow')
  })

  test('a single page has no pagination', () => {
    show({ change: { total: 24 } })
    expect(screen.queryByRole('navigation', { name: 'Páginas' })).toBeNull()
  })
})

describe('products', () => {
  const first = () => screen.getAllByRole('listitem').find((item) => within(item).queryByRole('heading'))!

  test('P16 a card has what the product is for, its saving and price, and what a unit costs; installments with interest and total are on its page', () => {
    show({ change: { products: [product(1, { purposes: ['Pele', 'Hidratação'], size: '30 ml' })] } })
    expect(textOf(first())).toBe(
      'Sérum 1Pele · HidrataçãoDe R$ 49,9050% OFFPor R$ 24,90 à vistaR$ 83,00 por 100 mlVer produto',
    )
    expect(within(first()).getByRole('heading', { level: 2, name: 'Sérum 1' })).toBeInTheDocument()
    expect(within(first()).getByRole('link', { name: 'Sérum 1' })).toHaveAttribute('href', '/serum-1')
    expect(within(first()).getByRole('img')).toHaveAttribute('alt', 'Frasco de sérum')
  })

  test('P3: English pages show reais and the approximate amount in dollars', () => {
    show({ lang: 'en', change: { products: [product(1, { priceFrom: undefined, size: '30 capsules' })] } })
    expect(textOf(first())).toBe(
      'Sérum 1R$ 24.90 (about US$ 4.41) in one paymentR$ 0.83 per capsuleSee product',
    )
    expect(within(first()).getByRole('link')).toHaveAttribute('href', '/en/serum-1')
  })

  test('platform 3.3 beside price and saving a card has at most two of upfront price, interest-free installments, discount and unit', () => {
    const upfront = { price: 2300, percent: undefined }
    const installments = [{ count: 3, each: 830, ratePercent: 0, total: 2490 }]
    show({ change: { products: [product(1, { upfront, installments, size: '30 ml' })] } })
    expect(textOf(first())).toBe(
      'Sérum 1De R$ 49,9050% OFFPor R$ 24,90 R$ 23,00 à vistaou até 3x de R$ 8,30 sem jurosVer produto',
    )
  })

  test('4.8 several prices: the card says that the lowest is one of several, and names no price of a unit', () => {
    show({ change: { products: [product(1, { isLowestPrice: true, priceFrom: undefined, size: '30 ml' })] } })
    expect(textOf(first())).toBe('Sérum 1A partir de R$ 24,90 à vistaVer produto')
  })

  test('P16 several prices with a list price: what it was comes first, then the lowest price', () => {
    show({ change: { products: [product(1, { isLowestPrice: true })] } })
    expect(textOf(first())).toMatch(/^Sérum 1De R\$ 49,9050% OFFA partir de R\$ 24,90 à vista/)
  })

  test.each<[Lang, string]>([
    ['pt', 'Esgotado'],
    ['en', 'Sold out'],
  ])('P26 %s: a sold-out product is labelled and shows no discount', (lang, label) => {
    show({ lang, change: { products: [product(1, { priceFrom: 9990 })] } })
    expect(within(first()).getByText(/% OFF/)).toBeInTheDocument()
    cleanup()
    show({ lang, change: { products: [product(1, { priceFrom: 9990, inStock: false })] } })
    expect(within(first()).getByText(label)).toBeInTheDocument()
    expect(within(first()).queryByText(/% OFF/)).toBeNull()
  })

  test('an invalid colour from the store does not get into the style attribute', () => {
    show({ change: { products: [product(1, { color: 'red;background:url(//a.example)' })] } })
    expect(first().innerHTML).not.toContain('a.example')
  })
})

describe('no products', () => {
  const nothing = { products: [], total: 0 }

  test('an empty result offers a link that resets the listing params', () => {
    show({ change: nothing, params: { inStock: true, category: 'skincare' } })
    expect(screen.getByRole('heading', { name: 'Nenhum produto por aqui' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Limpar filtros' })).toHaveAttribute('href', '/produtos')
  })

  test('an empty listing without params offers a link to the home page', () => {
    show({ change: nothing, lang: 'en' })
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/en')
  })
})

test('4.8 R52 a price range keeps the other filters and the order, those keep the range, and a second press removes it', () => {
  const range = (isCurrent: boolean) => ({
    from: 5000,
    to: 10000,
    isCurrent,
    storeQuery: isCurrent ? '' : 'preco=50-100',
  })
  const params = { category: 'skincare', inStock: true, order: 'menor-preco' as const, page: 2 }
  const filters = 'categoria=skincare&estoque=1&ordem=menor-preco'
  const { unmount } = show({ change: { filterGroups: [{ kind: 'price', links: [range(false)] }] }, params })
  const option = () => tools().getAllByText(/R\$.50,00 a R\$.100,00/)[0]
  const chip = option()
  expect(chip).toHaveAttribute('href', `/produtos?preco=50-100&${filters}`)
  expect(chip).toHaveAttribute('rel', 'nofollow')
  unmount()
  show({
    change: { filterGroups: [{ kind: 'price', links: [range(true)] }] },
    params: { ...params, storeQuery: 'preco=50-100' },
  })
  expect(option()).toHaveAttribute('href', `/produtos?${filters}`)
  expect(option()).toHaveAttribute('aria-current', 'true')
  expect(href('Maior preço')).toBe('/produtos?preco=50-100&categoria=skincare&estoque=1&ordem=maior-preco')
})

test('platform 3.4 a group of the store has its name, keeps category, stock and order, and is marked with a selected value', () => {
  const link = (label: string, value: string, isCurrent: boolean) => ({
    label,
    isCurrent,
    storeQuery: isCurrent ? '' : new URLSearchParams({ 'filtro[objetivo]': value }).toString(),
  })
  const links = [link('Pele', 'pele', true), link('Limpeza', 'limpeza', false)]
  const params = { category: 'skincare', inStock: true, storeQuery: 'filtro%5Bobjetivo%5D=pele' }
  show({ change: { filterGroups: [{ kind: 'attribute', name: 'Objetivo', links }] }, params })
  expect(tools().getByText('Objetivo')).toHaveAttribute('data-active', 'true')
  expect(tools().getByRole('link', { name: 'Pele' })).toHaveAttribute('aria-current', 'true')
  expect(href('Pele')).toBe('/produtos?categoria=skincare&estoque=1')
  expect(href('Limpeza')).toBe('/produtos?filtro%5Bobjetivo%5D=limpeza&categoria=skincare&estoque=1')
})
