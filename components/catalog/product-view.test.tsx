import { render, screen, within } from '@testing-library/react'

import type { Lang } from '#lib/routes/lang.ts'
import type { Kit } from '#lib/shop/kit.ts'
import type { ListedProduct } from '#lib/shop/listing.ts'
import type { PageStructure } from '#lib/shop/page.ts'
import type { Product } from '#lib/shop/product.ts'
import { kitListAt } from '#lib/content/kit-texts.ts'
import { productTexts } from '#lib/content/product-texts.ts'
import { DEMO_BRAND } from '#lib/testing/demo-brand.ts'
import { DEMO_SETTINGS } from '#lib/testing/demo-settings.ts'

import { ProductView } from './product-view.tsx'

const PRODUCT: Product = {
  id: 500,
  name: 'Whey Protein',
  path: '/whey',
  brand: { name: 'Rosalume', path: '/marca/rosalume' },
  sku: 'RB-500',
  mpn: '',
  ean: '',
  category: [],
  availability: 'available',
  inStock: true,
  price: 13_990,
  priceFrom: undefined,
  upfront: undefined,
  installments: [],
  color: '#5b3a29',
  shortDescription: 'Proteína.',
  paragraphs: ['Um pó.'],
  descriptionHtml: '',
  specifications: [],
  siblings: [],
  choice: undefined,
  cartItems: [],
  questions: [],
  storeReviews: { average: 0 },
  topics: ['Zero lactose'],
  howToUse: 'Misture.',
  ingredients: 'Proteína do leite.',
  nutrition: 'peso líquido 900 g, porção de 30 g, 2 medidas',
  nutritionTable: [{ nutrient: 'Proteínas', amount: '24 g', dailyValue: '48%' }],
  size: { label: 'Peso líquido', value: '900 g' },
  pictures: [{ src: '/img/whey', alt: 'Pote' }],
  flavours: [],
}

const kit = (units: number): Kit => ({
  id: `WHEY${units}`,
  itemId: 500 + units,
  line: 'whey',
  title: `${units} potes`,
  subtitle: '',
  badge: '',
  units,
  path: '/whey',
  listPath: '',
  inStock: true,
  price: 13_990 * units,
  priceFrom: undefined,
  hasFlavours: false,
  flavours: [],
  pictures: ['/img/whey'],
  color: '',
  description: '',
  topics: [],
  nutrition: '',
  flavourText: '',
})

const listed = (path: string, name: string, inStock = true) =>
  ({ path, name, picture: '/img/x', color: '', inStock, price: 5990 }) as ListedProduct

function view(change: Partial<Product> = {}, { kits = [kit(1), kit(2)], lang = 'pt' as Lang } = {}) {
  return (
    <ProductView
      lang={lang}
      structure={{ breadcrumb: [] } as unknown as PageStructure}
      product={{ ...PRODUCT, ...change }}
      kits={kits}
      texts={productTexts(DEMO_BRAND, lang)}
      kitList={kitListAt(DEMO_BRAND, change.path ?? PRODUCT.path, lang)}
      settings={DEMO_SETTINGS}
      related={[listed('/serum', 'Sérum'), listed('/argila', 'Argila', false)]}
      reviews={<p>Avaliações aqui</p>}
    />
  )
}

const headings = () =>
  screen.getAllByRole('heading').map((heading) => `${heading.tagName} ${heading.textContent}`)

test('spec section 2, P5: a product page has all its headings in order, reviews and the CEP field', () => {
  render(view())
  expect(headings()).toEqual([
    'H1 Whey Protein',
    'H2 Descrição',
    'H2 Por que escolher',
    'H2 Modo de uso',
    'H2 Ingredientes',
    'H2 Escolha o seu kit',
    'H3 1 potes',
    'H3 2 potes',
    'H2 Combina com a sua rotina',
    'H3 Sérum',
    'H3 Argila',
  ])
  expect(screen.getByText('Avaliações aqui')).toBeInTheDocument()
  expect(screen.getByLabelText('Digite o seu CEP')).toBeInTheDocument()
})

test.each<[Lang, string, string]>([
  ['pt', 'peso líquido 216g, porção de 12g, 1 medida', 'Quantidade por 12g'],
  ['en', 'net weight 216g, 12g serving, 1 scoop', 'Amount per 12g'],
  [
    'pt',
    '60 comprimidos, porção de 1 comprimido (1,2 g)',
    'Quantidade por 1\u00a0comprimido\u00a0(1,2\u00a0g)',
  ],
  ['pt', 'peso líquido 50 g', 'Quantidade por porção'],
])(
  'spec section 2: in %s the nutrition text "%s" gives the column heading "%s"',
  (lang, nutrition, heading) => {
    render(view({ nutrition }, { lang }))
    expect(screen.getAllByRole('columnheader')[1]?.textContent).toBe(heading)
  },
)

test('without nutrition rows there is no table, and the size is named once', () => {
  const { rerender } = render(view({ nutritionTable: [], nutrition: 'conteúdo 30 ml', size: undefined }))
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByText('conteúdo 30 ml')).toBeInTheDocument()
  rerender(view({ nutritionTable: [], nutrition: 'conteúdo 30 ml' }))
  expect(screen.queryByText('conteúdo 30 ml')).toBeNull()
})

test('a page of a kit states the size of each of its packages', () => {
  render(view({}, { kits: [kit(2)] }))
  expect(screen.getByText('2 × 900 g')).toBeInTheDocument()
})

test.each<[Lang, string]>([
  ['pt', 'Colágeno Verisol'],
  ['en', 'Verisol Collagen'],
])('spec section 2: /verisol is the Verisol Collagen kit list, %s', (lang, name) => {
  render(view({ path: '/verisol', name: 'Colágeno Verisol em Sachês' }, { lang }))
  const [first, second, card] = headings()
  expect([first, second?.slice(0, 2), card]).toEqual([`H1 ${name}`, 'H2', 'H3 1 potes'])
  expect(screen.getByRole('heading', { name: 'Colágeno Verisol em Sachês', level: 2 })).toBeInTheDocument()
})

test('a page for a kit list that has no kits is a product page', () => {
  render(view({ path: '/verisol' }, { kits: [] }))
  expect(screen.getByRole('heading', { level: 1, name: 'Whey Protein' })).toBeInTheDocument()
})

test('P3, P26: related products link to their pages, with a price or as sold out', () => {
  render(view({}, { lang: 'en' }))
  const section = within(screen.getByRole('region', { name: 'Goes well with your routine' }))
  const links = section.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/en/produtos', '/en/serum', '/en/argila'])
  expect(section.getByText('R$ 59.90')).toBeInTheDocument()
  expect(section.getByText(/^\(about US\$\s10\.60\)$/)).toBeInTheDocument()
  expect(section.getByText('Sold out')).toBeInTheDocument()
})
