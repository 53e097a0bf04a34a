import type { Queries } from '../db/database.ts'
import { isInStock, statusOf } from './kit-document.ts'
import { loadKits, type KitRecord } from './kit-records.ts'
import type { PagePath } from './paths.ts'
import { prices } from './prices.ts'
import { sellableName } from './sellable-name.ts'
import type { StoreContext } from './store.ts'
import { structure } from './structure.ts'

const PREFIX = '/lista'

/** GET url/list/detail: one kit and its price, null when no kit has this path (contract 4.7). */
export async function listDocument(store: StoreContext, { path, language }: PagePath) {
  const kit = await kitOfPath(store.db.read, path)
  const first = kit?.items[0]
  if (!kit || !first) return null
  const { product } = kit
  const title = {
    pt: `${kit.title_pt} - ${product.name_pt}`,
    en: `${kit.title_en} - ${product.name_en}`,
  }
  const rules = await store.rules()
  return {
    estrutura: structure(store.config, language, {
      level: 'list/detail',
      path,
      seo: { title, description: product.body.shortDescription, keywords: product.body.keywords },
      indexable: false,
      breadcrumbs: [
        { label: { pt: product.name_pt, en: product.name_en }, path: product.path },
        { label: { pt: kit.title_pt, en: kit.title_en }, path },
      ],
    }),
    conteudo: {
      id: first.id,
      tipo: 'fechada',
      nome: sellableName(
        {
          item: { pt: first.name_pt, en: first.name_en },
          kit: { pt: kit.title_pt, en: kit.title_en },
          product: { pt: product.name_pt, en: product.name_en },
        },
        language,
      ),
      status: statusOf(isInStock(kit)),
      precos: prices(kit.price_from, kit.price_to, rules.installments),
    },
  }
}

/** Whether a kit has this path. */
export async function isListPath(queries: Queries, path: string): Promise<boolean> {
  return (await kitIdOfPath(queries, path)) !== null
}

async function kitOfPath(queries: Queries, path: string): Promise<KitRecord | undefined> {
  const id = await kitIdOfPath(queries, path)
  return id === null ? undefined : (await loadKits(queries, [id]))[0]
}

async function kitIdOfPath(queries: Queries, path: string): Promise<string | null> {
  if (!path.startsWith(`${PREFIX}/`)) return null
  const row = await queries
    .selectFrom('kit')
    .innerJoin('product', 'product.id', 'kit.product_id')
    .select('kit.id')
    .where('list_path', '=', path.slice(PREFIX.length))
    .where('sale', '=', 'kits')
    .executeTakeFirst()
  return row?.id ?? null
}
