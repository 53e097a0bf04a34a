import type { Draw } from './draw.ts'
import type {
  GeneratedPrice,
  GeneratedProduct,
  GeneratedSection,
  GeneratedStore,
  GeneratedValue,
} from './model.ts'

const WORDS = [
  'Cadeira',
  'Pão',
  'Café',
  'Tubo',
  'Vaso',
  'Linha',
  'Luz',
  'Mesa',
  'Fio',
  'Chá',
  'Óleo',
  'Couro',
]
const ENDINGS = [
  '',
  ' 1/2"',
  ' & Cia',
  ' 100% algodão',
  ' < 5 mm',
  ' “Aurora”',
  ' nº 7 – azul',
  " d'água",
  ' 3 × 4',
]

function nameFrom(draw: Draw): string {
  const words = draw.times(draw.one(1, 2, 3, 24), () => draw.one(...WORDS)).join(' ')
  return words + draw.one(...ENDINGS)
}

function priceFrom(draw: Draw): GeneratedPrice {
  const now = draw.one(draw.int(1, 99), draw.int(100, 99_999), draw.int(100_000, 9_999_999))
  const plan = draw.times(draw.one(0, 0, 1, 3), (index) => {
    const count = index * 2 + 1
    const rate = draw.one(0, 0, -5, -12.5, 4.99)
    const total = Math.max(count, Math.round(now * (1 + rate / 100)))
    return { count, each: Math.max(1, Math.round(total / count)), total, rate }
  })
  return {
    now,
    from: draw.one(now, now + draw.int(1, 50_000), Math.max(1, now - 1)),
    upfront: draw.one(now, now, Math.max(1, now - draw.int(1, 5000))),
    percent: draw.one(0, 5, 10),
    plan,
  }
}

function valuesFrom(draw: Draw, id: number, hasPrice: boolean): GeneratedValue[] {
  const haveOwnPrices = draw.chance(50)
  return draw.times(draw.one(0, 0, 0, 1, 2, 5), (index) => ({
    id: id * 100 + index + 1,
    label: draw.one('P', 'M', 'G', '110 V', 'Azul "céu"', 'Café & leite') + ` ${index}`,
    stock: draw.one(0, 1, 2, 40),
    price: haveOwnPrices ? (draw.chance(85) ? priceFrom(draw) : undefined) : hasPrice ? 'product' : undefined,
  }))
}

function productFrom(draw: Draw, id: number, paths: { stem: string; section: string }): GeneratedProduct {
  const price = draw.chance(80) ? priceFrom(draw) : undefined
  const values = valuesFrom(draw, id, price !== undefined)
  const ownPrices = values.flatMap((value) => (typeof value.price === 'object' ? value.price : []))
  const haveOwnPrices = values.length > 0 && values.every((value) => value.price !== 'product')
  return {
    id,
    path: paths.stem + draw.one('.html', '', `-p${id}`, '-2.5kg', '-Azul', '-gra%C3%BAdo', '_novo'),
    name: nameFrom(draw),
    status: draw.one('disponivel', 'disponivel', 'disponivel', 'indisponivel', 'sobConsulta'),
    stock: draw.one(0, 1, 3, 250),
    // A product whose values have prices of their own states the lowest, or none.
    price: !haveOwnPrices
      ? price
      : draw.chance(85)
        ? ownPrices.toSorted((a, b) => a.now - b.now)[0]
        : undefined,
    values,
    pictures: draw.one(0, 1, 2, 30),
    needsStorePage: draw.chance(15) ? draw.one('personalizacoes', 'conjunto', 'carrinho') : undefined,
    siblings: [],
    section: paths.section,
    brand: undefined,
    rating: draw.chance(30) ? draw.int(1, 50) / 10 : undefined,
  }
}

// Categories nested up to five levels deep, brands and landing pages.
function sectionsFrom(draw: Draw, root: string): GeneratedSection[] {
  const sections: GeneratedSection[] = []
  const add = (kind: GeneratedSection['kind'], path: string) =>
    sections.push({ id: sections.length + 1, kind, path, name: nameFrom(draw), products: [] })
  for (let index = draw.int(1, 3); index > 0; index--) {
    let path = `/${root}-c${index}`
    for (let depth = draw.int(1, 5); depth > 0; depth--) {
      add('category', path)
      path += draw.one('/sub', '/com-hifen', '/2026')
    }
  }
  for (let index = draw.int(0, 2); index > 0; index--) add('brand', `/${root}-m${index}`)
  if (draw.chance(50)) add('landing-page', draw.one(`/c/${root}-oferta`, `/${root}-oferta`))
  return sections
}

/** A category and a product below a folder of the store's site, such as `/img`; the product is also in the first category. */
function addFolder(draw: Draw, root: string, folder: string, { products, sections }: GeneratedStore): void {
  const first = sections.find(({ kind }) => kind === 'category')!
  const stem = `${folder}/${root}-item`
  const product = productFrom(draw, 2000 + products.length, { stem, section: first.path })
  const path = `${folder}/${root}`
  const own: GeneratedSection = { ...first, id: 900 + sections.length, path, products: [product] }
  products.push(product)
  first.products.push(product)
  sections.push({ ...own, name: nameFrom(draw) })
}

/** A random store whose addresses contain `root`; some of them lie below `folders`. */
export function generateStore(
  draw: Draw,
  root: string,
  origin: string,
  folders: readonly string[] = [],
): GeneratedStore {
  const sections = sectionsFrom(draw, root)
  const categories = sections.filter(({ kind }) => kind === 'category')
  const brands = sections.filter(({ kind }) => kind === 'brand')
  const products = draw.times(draw.one(1, 3, 6, 14), (index) => {
    const id = 1000 + index
    const category = draw.one(...categories)
    const stem = draw.one(`/${root}-produto-${index}`, `${category.path}/item-${index}`)
    const product = productFrom(draw, id, { stem, section: category.path })
    category.products.push(product)
    const brand = draw.chance(60) ? brands[draw.int(0, brands.length - 1)] : undefined
    if (brand) brand.products.push(product)
    return { ...product, brand: brand?.path }
  })
  // The products are copies that also have their brand.
  for (const section of sections)
    section.products = section.products.map(({ id }) => products.find((one) => one.id === id)!)
  for (const section of sections)
    if (section.kind === 'landing-page') section.products = products.filter(() => draw.chance(50))
  const [first, second] = products
  if (first && second && draw.chance(50)) first.siblings = second.siblings = [first.path, second.path]
  const lists = draw.times(draw.one(0, 1, 2), (index) => ({
    id: 7000 + index,
    path: draw.one(`/lista/${root}-kit-${index}.html`, `/${root}-conjuntos/casa/kit-${index}`),
    name: nameFrom(draw),
    price: draw.chance(80) ? priceFrom(draw) : undefined,
    parts: draw.times(draw.int(1, 3), (part) => ({
      product: products[part % products.length]!,
      quantity: draw.int(1, 3),
    })),
  }))
  const listPage = draw.chance(60) ? { path: `/${root}-conjuntos`, name: nameFrom(draw) } : undefined
  const html = () => draw.one('', '<p>Um <b>texto</b> da loja.</p><script>window.x=1</script><h1>Ajuda</h1>')
  const texts = new Map(
    [`/${root}-quem-somos`, `/pagina/${root}-trocas`, `/p/${root}-fale`].map(
      (path) => [path, html()] as const,
    ),
  )
  const missing = (['menus', 'banners', 'showcases', 'settings'] as const).filter(() => draw.chance(20))
  const maxLimit = draw.one(30, 24, 12)
  const store: GeneratedStore = {
    origin,
    maxLimit,
    products,
    sections,
    lists,
    listPage,
    texts,
    suffix: root,
    missing: new Set(missing),
  }
  for (const folder of folders) addFolder(draw, root, folder, store)
  return store
}
