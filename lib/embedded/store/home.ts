import type { Lang } from '#lib/routes/lang.ts'
import type { Queries } from '../db/database.ts'
import type { StoreFile } from '../seed/catalogue-schema.ts'
import { loadCategories } from './categories.ts'
import { kitDocument } from './kit-document.ts'
import { loadKits, type KitRecord } from './kit-records.ts'
import { picture } from './paths.ts'
import type { StoreContext } from './store.ts'
import { readDocument } from './stored-documents.ts'
import { structure } from './structure.ts'

const MAX_PRODUCTS = 12

/**
 * GET url/home: all kits of the landing page's product and the first kit of every other line of its category (contract 4.4).
 */
export async function homeDocument(store: StoreContext, language: Lang) {
  const queries = store.db.read
  const { seo, banners } = await readDocument<StoreFile['home']>(queries, 'home')
  const { category, landing } = await readDocument<StoreFile['homeKits']>(queries, 'homeKits')
  const kits = await kitsOfCategory(queries, category)
  const lines = Map.groupBy(kits, (kit) => kit.product.line)
  return {
    estrutura: structure(store.config, language, { level: 'home', path: '/', seo }),
    conteudo: {
      banners: banners.map((banner) => ({
        imagem: picture(banner.image, 1600),
        alt: banner.alt[language],
        url: banner.path,
        titulo: banner.title[language],
        texto: banner.text[language],
      })),
      linhas: [...lines.values()].map((line) => lineDocument(line, language)),
      listas: kits
        .filter((kit) => kit.position === 1 || kit.product.path === landing)
        .map((kit) => kitDocument(kit, language)),
    },
  }
}

async function kitsOfCategory(queries: Queries, slug: string): Promise<KitRecord[]> {
  const categories = await loadCategories(queries)
  const root = categories.bySlug(slug)
  if (!root) return []
  const products = await queries
    .selectFrom('product')
    .select('id')
    .where('category_id', 'in', categories.idsWithDescendants(root.id))
    .where('sale', '=', 'kits')
    .orderBy('position')
    .limit(MAX_PRODUCTS)
    .execute()
  if (products.length === 0) return []
  const ids = products.map((product) => product.id)
  const kits = await queries
    .selectFrom('kit')
    .innerJoin('product', 'product.id', 'kit.product_id')
    .select('kit.id')
    .where('kit.product_id', 'in', ids)
    .where('kit.built', '=', 0)
    .orderBy('product.position')
    .orderBy('kit.position')
    .execute()
  return loadKits(
    queries,
    kits.map((kit) => kit.id),
  )
}

function lineDocument(kits: KitRecord[], language: Lang) {
  const product = kits[0]?.product
  const texts = product?.body
  return {
    linha: product?.line ?? '',
    emEstoque: kits.some((kit) => kit.items.some((item) => item.stock > 0)),
    sabor: texts?.flavourText[language] ?? '',
    palavrasChave: texts?.keywords[language] ?? '',
    descricao: texts?.shortDescription[language] ?? '',
    infoNutricional: texts?.nutritionInfo[language] ?? '',
    kits: kits.map((kit) => kit.id),
  }
}
