import { STORE_PRODUCTS } from './products/all.ts'
import type { StoreProduct } from './products/store-product.ts'

/** A category, brand or landing page. */
export interface Section {
  id: number
  path: string
  name: string
  text: string
}

const section = (id: number, path: string, name: string, text = ''): Section => ({ id, path, name, text })

/** Categories lie at the root and nest to four levels (platform 2). */
export const CATEGORIES: readonly Section[] = [
  section(10, '/ferramentas', 'Ferramentas', '<p>Tudo para a <em>oficina</em>.</p>'),
  section(11, '/ferramentas/manuais', 'Manuais'),
  section(12, '/ferramentas/manuais/chaves', 'Chaves'),
  section(13, '/ferramentas/manuais/chaves/combinadas', 'Combinadas'),
  section(14, '/ferramentas/eletricas', 'Elétricas'),
  section(20, '/roupas', 'Roupas', '<p>Algodão e lona.</p><script>window.foreignScript = 5</script>'),
  section(21, '/roupas/camisetas', 'Camisetas'),
  section(22, '/roupas/calcados', 'Calçados'),
  section(30, '/livros', 'Livros'),
  section(31, '/livros/tecnicos', 'Técnicos'),
  section(32, '/livros/romances', 'Romances'),
  section(40, '/cafes', 'Cafés <b>especiais</b>'),
  section(41, '/cafes/graos', 'Grãos'),
  section(42, '/cafes/acessorios', 'Acessórios'),
  section(50, '/jardim', 'Jardim'),
]

export const BRANDS: readonly Section[] = [
  section(1, '/forja-norte', 'Forja Norte', '<p>Desde a bigorna.</p>'),
  section(2, '/ferro-e-cia', 'Ferro &amp; Cia'),
  section(3, '/voltagem', 'Voltagem'),
  section(4, '/linha-crua', 'Linha Crua'),
  section(5, '/passo-largo', 'Passo Largo'),
  section(6, '/editora-remanso', 'Editora Remanso'),
  section(7, '/serra-alta', 'Serra Alta'),
  section(8, '/vale-do-sol', 'Vale do Sol'),
]

export const LANDING_PAGES: readonly Section[] = [
  section(71, '/c/dia-dos-pais/presentes', 'Presentes para o Dia dos Pais', '<h2>Até o domingo</h2>'),
  section(72, '/c/oficina/primeiros-passos', 'Primeiros passos na oficina'),
]

/** The page that lists all bundles; its level is list/listing (platform 2). */
export const BUNDLE_LISTING = section(500, '/kits', 'Kits')

/** Products bought together; the platform calls them a list (platform 3.5). */
export interface Bundle extends Section {
  kind: 'aberta' | 'fechada'
  /** Ids of its products and how many of each. */
  parts: [id: number, quantity: number][]
  /** Cents. */
  price: number
}

export const BUNDLES: readonly Bundle[] = [
  {
    ...section(501, '/lista/kit-primeira-oficina.html', 'Kit primeira oficina'),
    kind: 'aberta',
    parts: [
      [107, 1],
      [108, 1],
      [102, 2],
    ],
    price: 15290,
  },
  {
    ...section(502, '/lista/kit-cafe-da-manha.html', 'Kit café da manhã'),
    kind: 'aberta',
    parts: [
      [401, 2],
      [407, 1],
    ],
    // Bought as separate products, so its price is the sum of theirs.
    price: 7870,
  },
]

/** The products of a section; a category contains those of its sub-categories. */
export function productsIn(at: Section): StoreProduct[] {
  if (BRANDS.includes(at)) return STORE_PRODUCTS.filter(({ brand }) => brand === at.path)
  if (at.id === 71) return STORE_PRODUCTS.filter(({ id }) => id % 5 === 0)
  if (at.id === 72)
    return STORE_PRODUCTS.filter(({ category }) => category.startsWith('/ferramentas/manuais'))
  return STORE_PRODUCTS.filter(({ category }) => `${category}/`.startsWith(`${at.path}/`))
}

/** The categories above an address, from the root on, the one at the address last. */
export function trailOf(path: string): Section[] {
  return CATEGORIES.filter((one) => `${path}/`.startsWith(`${one.path}/`))
}
