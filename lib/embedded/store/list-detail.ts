import type { Lang } from '#lib/routes/lang.ts'
import type { Queries } from '../db/database.ts'
import { isInStock, statusOf } from './kit-document.ts'
import { loadKits, type ItemRow, type KitRecord } from './kit-records.ts'
import { absoluteUrl, picture, type PagePath } from './paths.ts'
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
      // A kit with several flavours has no flavour in its name, because the shopper has not chosen one yet.
      nome:
        kit.items.length > 1
          ? title[language]
          : sellableName(
              {
                item: { pt: first.name_pt, en: first.name_en },
                kit: { pt: kit.title_pt, en: kit.title_en },
                product: { pt: product.name_pt, en: product.name_en },
              },
              language,
            ),
      status: statusOf(isInStock(kit)),
      precos: prices(kit.price_from, kit.price_to, rules.installments),
      produtos: [kitProductDocument(store, kit, language)],
      selecaoAtributo: kit.items.length > 1,
    },
  }
}

// The product of a kit with its quantity; the flavours of the kit are its variations (platform 3.5).
function kitProductDocument({ config }: StoreContext, { product, items, units }: KitRecord, language: Lang) {
  const { body } = product
  const label = body.simpleAttribute?.name[language] ?? ''
  return {
    id: product.id,
    nome: language === 'en' ? product.name_en : product.name_pt,
    quantidade: units,
    url: absoluteUrl(config, language, product.path),
    status: statusOf(items.some(({ stock }) => stock > 0)),
    precos: [],
    atributos: items.length > 1 ? { simples: choiceOf(items, label, language) } : [],
    midias: {
      imagens: body.images.slice(0, 1).map(({ src, alt }) => ({
        descricao: alt[language],
        arquivos: { big: picture(src, 640), medium: picture(src, 320), small: picture(src, 160) },
      })),
    },
  }
}

function choiceOf(items: ItemRow[], nome: string, language: Lang) {
  return {
    nome,
    tipo: 'texto',
    valores: items.map((item) => ({
      idAtributoValor: item.id,
      sku: item.sku,
      label: language === 'en' ? item.name_en : item.name_pt,
      status: statusOf(item.stock > 0),
      selecionado: false,
    })),
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
