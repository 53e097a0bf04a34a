import assert from 'node:assert/strict'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { test } from 'node:test'
import { gtinOf } from '#lib/shop/gtin.ts'

const SEED = new URL('./', import.meta.url)
const PICTURES = new URL('../../../public', import.meta.url)
const PACKSHOT_WIDTHS = [160, 320, 640, 1080]
const BANNER_WIDTHS = [640, 960, 1600]
// Texts that may be empty, but only in both languages.
const OPTIONAL_TEXT = new Set(['subtitle', 'badge', 'flavourText'])
const REVIEW_TOPICS = new Set(
  (
    'atendimento,entrega,colageno verisol,colageno lacgest,colageno tipo 2,creatina,resveratrol,retinol,' +
    'espuma de limpeza,mascara argila,melatonina,multivitaminico,omega 3,protetor,serum,renova hair,whey protein'
  ).split(','),
)

type Text = { pt: string; en: string }
type Variation = {
  id: number
  name: Text
  flavours: string[]
  sku: string
  ean: string
  stock: number
  image: string
}
type Kit = {
  id: string
  position: number
  units: number
  title: Text
  priceFrom: number
  priceTo: number
  listPath: string
  images: string[]
  hasVariations: boolean
  built?: boolean
  variations: Variation[]
}
type Product = {
  id: number
  line: string
  path: string
  position: number
  categoryId: number
  reviewTopic: string | null
  color: string
  traits: Record<string, string[]>
  topics: { pt: string[]; en: string[] }
  nutritionInfo: Text
  nutritionTable: { nutrient: Text; amount: Text }[]
  images: { src: string }[]
  kits: Kit[]
  choice?: { values: Value[] }
  onRequest?: boolean
}
type Value = {
  id: number
  label: Text
  sku: string
  ean: string
  stock: number
  priceFrom: number
  priceTo: number
  pictures: { src: string }[]
}
type Menu = { label: Text; path: string; items: Menu[] }
type Store = {
  home: { seo: { description: Text }; banners: { image: string; path: string }[] }
  menus: Record<string, Menu[]>
  traits: { key: string; values: { key: string }[] }[]
}
type Category = { id: number; name: Text; slug: string; parentId: number | null }

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, SEED), 'utf8'))
const store = read('store.json') as Store
const categories = read('categories.json') as Category[]
const products = readdirSync(new URL('products/', SEED))
  .filter((name) => name.endsWith('.json'))
  .map((name) => read(`products/${name}`) as Product)
const kits = products.flatMap((product) => product.kits)
const variations = kits.flatMap((kit) => kit.variations)
const values = products.flatMap((one) => one.choice?.values ?? [])

const unique = (values: unknown[], what: string) =>
  assert.equal(new Set(values).size, values.length, `${what} repeat`)
const kit = (id: string) => kits.find((one) => one.id === id) ?? assert.fail(`no ${id}`)
const product = (line: string) => products.find((one) => one.line === line) ?? assert.fail(`no ${line}`)
const names = (id: string, language: 'pt' | 'en') => kit(id).variations.map((one) => one.name[language])
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

/** Check digit of an EAN-13 from its first twelve digits. */
function checkDigit(ean: string) {
  const sum = [...ean.slice(0, 12)].reduce((total, digit, i) => total + Number(digit) * (i % 2 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}

/** Visits every {pt, en} of a document with its path of keys. */
function visitTexts(
  node: unknown,
  keys: string[],
  visit: (text: Record<string, unknown>, at: string) => void,
) {
  if (typeof node !== 'object' || node === null) return
  if ('pt' in node || 'en' in node) return visit(node as Record<string, unknown>, keys.join('.'))
  for (const [key, value] of Object.entries(node)) visitTexts(value, [...keys, key], visit)
}

test('ids, skus, EANs, paths and kit ids are unique', () => {
  unique(
    variations.map((one) => one.id),
    'variation ids',
  )
  unique(
    values.map((one) => one.id),
    'ids of values',
  )
  unique(
    [...variations, ...values].map((one) => one.sku),
    'skus',
  )
  unique(
    [...variations, ...values].map((one) => one.ean),
    'EANs',
  )
  unique(
    kits.map((one) => one.id),
    'kit ids',
  )
  unique([...products.map((one) => one.path), ...kits.map((one) => one.listPath)], 'paths')
  unique(
    products.map((one) => one.line),
    'lines',
  )
  unique(
    products.map((one) => one.position),
    'positions',
  )
  for (const one of products)
    unique(
      one.kits.map((it) => it.position),
      `${one.line} kit positions`,
    )
})

test('P23 SKUs have no space; EANs are internal-use numbers with a correct check digit', () => {
  for (const one of variations) {
    assert.equal(one.sku, `RB-${one.id}`)
    assert.match(one.ean, /^2\d{12}$/)
    assert.equal(gtinOf(one.ean), undefined)
    assert.equal(one.ean.at(-1), checkDigit(one.ean), `EAN of ${one.id}`)
  }
})

test('a product carries the id of its main variation and a known review topic', () => {
  for (const one of products) {
    assert.equal(one.id, one.kits[0]?.variations[0]?.id, one.line)
    assert.equal(one.kits[0]?.units, 1, one.line)
    assert.match(one.color, /^#[0-9a-f]{6}$/)
    if (one.reviewTopic !== null) assert.ok(REVIEW_TOPICS.has(one.reviewTopic), one.line)
  }
})

test('KIT1 is one pot from 49.90 to 24.90 with ids 422-426', () => {
  const one = kit('KIT1')
  assert.deepEqual([one.units, one.priceFrom, one.priceTo], [1, 4990, 2490])
  assert.equal(one.listPath, '/colageno-1-pote.html')
  assert.deepEqual(
    one.variations.map((it) => it.id),
    range(422, 426),
  )
  assert.deepEqual(names('KIT1', 'pt'), [
    'Cranberry',
    'Limão',
    'Tangerina',
    'Frutas Tropicais',
    'Pink Lemonade',
  ])
  assert.deepEqual(names('KIT1', 'en'), [
    'Cranberry',
    'Lemon',
    'Tangerine',
    'Tropical Fruits',
    'Pink Lemonade',
  ])
})

test('KIT2 is two pots from 99.80 to 44.70 with ids 427-435: five single pairs, four mixed', () => {
  const one = kit('KIT2')
  assert.deepEqual([one.units, one.priceFrom, one.priceTo], [2, 9980, 4470])
  assert.equal(one.listPath, '/colageno-2-potes.html')
  assert.deepEqual(
    one.variations.map((it) => it.id),
    range(427, 435),
  )
  assert.deepEqual(
    names('KIT2', 'pt').slice(0, 5),
    names('KIT1', 'pt').map((name) => `2 ${name}`),
  )
  assert.deepEqual(
    one.variations.map((it) => it.flavours.length),
    [1, 1, 1, 1, 1, 2, 2, 2, 2],
  )
  assert.equal(names('KIT2', 'en')[5], 'Cranberry and Lemon')
})

test('collagen has 18 servings of 12 g, 29 kcal and 216 g, and its price per pot falls', () => {
  const line = product('colageno')
  assert.equal(line.path, '/colageno')
  assert.equal(line.nutritionInfo.en, 'net weight 216g, 12g serving, 1 scoop')
  assert.equal(line.nutritionTable[0]?.amount.pt, '29 kcal')
  assert.ok(line.topics.en.some((topic) => topic.startsWith('18 servings')))
  const shown = line.kits.filter((one) => !one.built)
  const perPot = shown.map((one) => one.priceTo / one.units)
  assert.deepEqual(
    shown.map((one) => one.id),
    ['KIT1', 'KIT2', 'KIT3', 'KIT5', 'KIT10'],
  )
  for (const [i, price] of perPot.entries()) if (i > 0) assert.ok(price < (perPot[i - 1] ?? 0))
  for (const one of line.kits) assert.equal(one.priceFrom, 4990 * one.units)
})

test('P5 kits of 2 to 10 pots can be built, at the prices of the ready ones, and each pot more makes a pot cheaper', () => {
  const { kits: own } = product('colageno')
  const built = own.filter((one) => one.built)
  assert.deepEqual(
    built.map((one) => [one.id, one.units]),
    range(2, 10).map((pots) => [`MONTE${pots}`, pots]),
  )
  assert.deepEqual(
    built.map((one) => one.priceTo),
    [4470, 6270, 8080, 9750, 11_520, 13_230, 14_800, 16_380, 17_900],
  )
  for (const [i, one] of built.entries()) {
    const ready = own.find((other) => !other.built && other.units === one.units)
    if (ready) assert.equal(one.priceTo, ready.priceTo, one.id)
    const before = built[i - 1] ?? kit('KIT1')
    assert.ok(one.priceTo / one.units < before.priceTo / before.units, one.id)
    assert.deepEqual([one.priceFrom, one.variations.length], [4990 * one.units, 1], one.id)
  }
})

test('P5 a product whose kits can be built has one kit of one pot to build them from', () => {
  for (const one of products.filter((it) => it.kits.some((each) => each.built))) {
    const pots = one.kits.filter((it) => it.units === 1)
    assert.deepEqual(
      pots.map((it) => [it.built ?? false, it.hasVariations]),
      [[false, true]],
      one.line,
    )
  }
})

// '3 Cranberry e 2 Pink Lemonade' says how many pots of each flavour; otherwise there are as many of each.
const potsOf = ({ name, flavours }: Variation, units: number) =>
  flavours.map((_, index) => Number(name.pt.match(/\d+/g)?.[index] ?? units / flavours.length))

test('P26 a kit has the stock that its pots allow, so that it is never buyable without them', () => {
  for (const { line, kits: own } of products) {
    const pots = own[0]!.variations
    for (const { units, variations: offered } of own.filter((one) => !one.built))
      for (const one of offered) {
        const counts = one.flavours.length > 0 ? potsOf(one, units) : [units]
        assert.equal(
          counts.reduce((sum, count) => sum + count),
          units,
          one.sku,
        )
        const allowed = counts.map((count, index) => {
          const pot = pots.find(({ flavours }) => flavours[0] === one.flavours[index])
          return Math.floor((pot ?? assert.fail(`${line}: no pot for ${one.sku}`)).stock / count)
        })
        assert.equal(one.stock, Math.min(...allowed), one.sku)
      }
  }
})

test('platform 3.3 variations have their own price, stock and picture; the item has the sum of their stock, the kit their lowest price', () => {
  const [one, ...more] = products.filter(({ choice }) => choice)
  assert.ok(one?.choice)
  assert.deepEqual(more, [])
  assert.equal(new Set(one.choice.values.map(({ priceTo }) => priceTo)).size, one.choice.values.length)
  assert.equal(one.choice.values.filter(({ stock }) => stock === 0).length, 1)
  for (const { id, sku, ean, priceFrom, priceTo } of one.choice.values) {
    assert.ok(sku.startsWith(`RB-${one.id}-`), sku)
    assert.equal(ean.at(-1), checkDigit(ean), `EAN of ${id}`)
    assert.ok(priceFrom >= priceTo, sku)
  }
  const own = one.kits[0]
  const inStock = one.choice.values.filter(({ stock }) => stock > 0).map(({ priceTo }) => priceTo)
  assert.equal(own?.priceTo, Math.min(...inStock))
  assert.equal(
    own?.variations[0]?.stock,
    one.choice.values.reduce((sum, { stock }) => sum + stock, 0),
  )
})

test('prices are whole cents with from >= to > 0', () => {
  for (const one of kits) {
    assert.ok(Number.isInteger(one.priceFrom) && Number.isInteger(one.priceTo), one.id)
    assert.ok(one.priceFrom >= one.priceTo && one.priceTo > 0, one.id)
  }
})

test('every text exists in both languages', () => {
  const documents: [string, unknown][] = [
    ['store', store],
    ['categories', categories],
    ['pages', read('pages.json')],
    ...products.map((one): [string, unknown] => [one.line, one]),
  ]
  for (const [name, document] of documents)
    visitTexts(document, [name], (text, at) => {
      assert.deepEqual(Object.keys(text).sort(), ['en', 'pt'], at)
      const key = at.split('.').at(-1) ?? ''
      const plainVariation = /kits\.\d+\.variations\.0\.name$/.test(at)
      const mayBeEmpty = OPTIONAL_TEXT.has(key) || plainVariation
      const lists = [text.pt, text.en].map((value) => (Array.isArray(value) ? value : [value]))
      assert.equal(lists[0]?.length, lists[1]?.length, at)
      assert.equal(text.pt === '', text.en === '', at)
      for (const value of lists.flat())
        assert.ok(typeof value === 'string' && (mayBeEmpty || value !== ''), at)
    })
})

test('kits with variations name them and give flavours; the others have exactly one, unnamed', () => {
  for (const one of kits) {
    if (!one.hasVariations) assert.deepEqual([one.variations.length, one.variations[0]?.name.pt], [1, ''])
    for (const it of one.hasVariations ? one.variations : []) {
      assert.ok(it.name.pt !== '' && it.flavours.length > 0, `${it.id}`)
      unique(it.flavours, `flavours of ${it.id}`)
    }
  }
})

test('every category exists and has a root ancestor', () => {
  unique(
    categories.map((one) => one.slug),
    'category slugs',
  )
  const byId = new Map(categories.map((one) => [one.id, one]))
  for (const one of [...products.map((it) => it.categoryId)]) assert.ok(byId.has(one), `category ${one}`)
  for (const one of categories) {
    let [at, steps] = [one, 0]
    while (at.parentId !== null && steps++ < 5) at = byId.get(at.parentId) ?? assert.fail(at.slug)
    assert.equal(at.parentId, null, one.slug)
  }
})

const menuPaths = (items: Menu[]): string[] => items.flatMap((item) => [item.path, ...menuPaths(item.items)])

test('menus link only to existing pages, banners to the collagen page', () => {
  const pages = read('pages.json') as { path: string }[]
  const paths = new Set([
    ...products.map((one) => one.path),
    ...pages.map((one) => one.path),
    ...categories.map((one) => `/categoria/${one.slug}`),
    '/avaliacoes-produtos-{brand}',
    '/busca',
    '/checkout/acesso',
    '/favoritos',
  ])
  for (const trait of store.traits)
    for (const value of trait.values) paths.add(`/produtos?filtro[${trait.key}]=${value.key}`)
  for (const path of Object.values(store.menus).flatMap(menuPaths)) assert.ok(paths.has(path), path)
  assert.equal(store.home.banners.length, 3)
  for (const banner of store.home.banners) assert.equal(banner.path, '/colageno')
  assert.match(store.home.seo.description.pt, /até 12 parcelas/)
})

test('spec section 2: every menu link of the specification is in the main menu, on the phone, and every line in the footer', () => {
  const lines = [
    '/colageno',
    '/verisol',
    '/colageno-para-gravidas-e-lactantes-lac-gest-{brand}',
    '/colageno-tipo-2-{brand}',
    '/creatina-morning-shot',
    '/creme-facial-resveratrol-para-o-dia.html',
    '/creme-facial-retinol-para-a-noite.html',
    '/espuma-de-limpeza-facial.html',
    '/gomas-renova-hair',
    '/hidratante-facial-protecao-solar-fps-60-uvauvb-com-acido-hialuronico.html',
    '/mascara-de-argila-rosa-com-acido-hialuronico.html',
    '/melatonina',
    '/multivitaminico-premium-de-a-a-z.html',
    '/omega-3-epa-dha-vita-e.html',
    '/serum',
    '/whey',
  ]
  const lists = ['/produtos', '/monte-seu-kit', '/avaliacoes-produtos-{brand}']
  const institutional = [
    'atendimento',
    'duvidas-frequentes',
    'politica-de-pagamento',
    'politica-de-privacidade',
    'quem-somos',
    'referencias',
    'termos',
    'troca-e-devolucao',
  ].map((page) => `/pagina/${page}`)
  const requested = {
    'menu-principal': [...lines, ...lists],
    'menu-mobile': [...lines, ...lists, ...institutional],
    rodape: [...lines, ...institutional],
  }
  for (const [name, paths] of Object.entries(requested)) {
    const found = new Set(menuPaths(store.menus[name] ?? []))
    assert.deepEqual(
      paths.filter((path) => !found.has(path)),
      [],
      name,
    )
  }
})

test('exactly one line is sold out; three other kits have a sold-out item, and one pot has five units left', () => {
  // A product sold by quote has no stock to sell from.
  const out = products.filter(
    (one) => !one.onRequest && one.kits.every((it) => it.variations.every((v) => v.stock === 0)),
  )
  assert.deepEqual(
    out.map((one) => one.line),
    ['mascara-de-argila-rosa'],
  )
  const partly = kits.filter(
    (one) => one.variations.some((v) => v.stock === 0) && one.variations.some((v) => v.stock > 0),
  )
  assert.deepEqual(
    partly.map((one) => one.id),
    ['KIT10', 'WHEY1', 'WHEY2'],
  )
  assert.deepEqual(
    kits
      .filter((one) => one.units === 1)
      .flatMap((one) => one.variations)
      .filter((one) => one.stock > 0 && one.stock <= 5)
      .map((one) => [one.id, one.stock]),
    [[426, 5]],
  )
})

test('4.8 every product has a format, and its traits are values of the store', () => {
  const known = new Map(store.traits.map(({ key, values }) => [key, values.map((value) => value.key)]))
  for (const { line, traits } of products) {
    assert.equal(traits['formato']?.length, 1, line)
    for (const [trait, values] of Object.entries(traits))
      for (const value of values) assert.ok(known.get(trait)?.includes(value), `${line} ${trait} ${value}`)
  }
})

test('every picture named by the catalogue exists in all its widths', () => {
  const need = (base: string, widths: number[]) => {
    assert.match(base, /^\/img\/[a-z0-9-]+$/)
    for (const width of widths)
      for (const type of ['avif', 'webp']) {
        const file = `${base}-${width}.${type}`
        assert.ok(existsSync(new URL(`${PICTURES.href}${file}`)), `missing ${file}`)
      }
  }
  const packshots = new Set([
    '/img/sem-foto',
    ...products.flatMap((one) => one.images.map((it) => it.src)),
    ...kits.flatMap((one) => one.images),
    ...variations.map((one) => one.image),
    ...values.flatMap((one) => one.pictures.map((it) => it.src)),
  ])
  for (const base of packshots) need(base, PACKSHOT_WIDTHS)
  for (const banner of store.home.banners) need(banner.image, BANNER_WIDTHS)
})
