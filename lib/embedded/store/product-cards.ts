import type { Lang } from '#lib/routes/lang.ts'
import type { Queries } from '../db/database.ts'
import { categoryDocument, type Categories } from './categories.ts'
import { statusOf } from './kit-document.ts'
import { loadProducts, type ProductRecord } from './kit-records.ts'
import { absoluteUrl, picture } from './paths.ts'
import { prices } from './prices.ts'
import { productDates } from './product-dates.ts'
import type { StoreContext } from './store.ts'
import { traitsOfProducts } from './traits.ts'
import { cartDocumentOf, readVariations, variationLabel } from './variations.ts'

/** The products of a listing, in the order of the ids; the number of queries does not grow with that of products (contract 4.8). */
export async function productCards(
  store: StoreContext,
  ids: number[],
  { brand, categories, language }: { brand: string; categories: Categories; language: Lang },
) {
  if (ids.length === 0) return []
  const queries = store.db.read
  const { installments } = await store.rules()
  const products = await loadProducts(queries, ids)
  const itemsByProduct = await mainItems(queries, ids)
  const inStock = await productsInStock(queries, ids)
  const traits = await traitsOfProducts(queries, ids, language)
  const dates = await productDates(queries, [...products.values()])
  const choices = [...products.values()].filter(({ sale }) => sale === 'choice').map(({ id }) => id)
  // The item of a product with variations has the product's id.
  const variations = await readVariations(queries, choices)
  return ids.flatMap((id) => {
    const product = products.get(id)
    const items = itemsByProduct.get(id) ?? []
    const [main] = items
    if (!product || !main) return []
    const { color, images } = product.body
    const isQuote = product.sale === 'quote'
    const values = (variations.get(id) ?? []).map((variation) => ({
      idAtributoValor: variation.id,
      sku: variation.sku,
      label: variationLabel(variation, language),
      estoque: variation.stock,
      precos: prices(variation.price_from, variation.price_to, installments),
    }))
    return {
      id,
      sku: main.sku,
      nome: language === 'en' ? product.name_en : product.name_pt,
      url: absoluteUrl(store.config, language, product.path),
      linha: product.line,
      cor: color,
      status: isQuote ? 'sobConsulta' : statusOf(inStock.has(id)),
      atualizadoEm: dates.get(id),
      // Every product page may be indexed.
      indexar: true,
      marca: { nome: brand },
      categoria: categoryDocument(store.config, language, categories.chain(product.category_id)),
      filtros: traits.get(id) ?? [],
      precos: isQuote ? [] : prices(main.price_from, main.price_to, installments),
      ...saleFields(product, items, { values, language }),
      midias: {
        imagens: images.slice(0, 1).map(({ src, alt }) => ({
          descricao: alt[language],
          arquivos: {
            zoom: picture(src, 1080),
            big: picture(src, 640),
            medium: picture(src, 320),
            small: picture(src, 160),
          },
        })),
      },
    }
  })
}

type MainItem = Awaited<ReturnType<typeof readMainItems>>[number]

// `atributos`: the variations or the flavours of a product, and its size. `carrinho`: the body of the cart request, for a kit that
// leaves nothing to choose (platform 3.2).
function saleFields(
  { sale, body: { choice, simpleAttribute, singleAttribute } }: ProductRecord,
  items: MainItem[],
  { values, language }: { values: object[]; language: Lang },
) {
  if (choice) {
    const { id, name, kind } = choice
    return {
      atributos: { simples: { id: String(id), nome: name[language], tipo: kind, valores: values } },
      carrinho: [],
    }
  }
  const [only, ...others] = sale === 'kits' ? items : []
  const flavours = others.length > 0 ? items : []
  const attributes = {
    ...(simpleAttribute &&
      flavours.length > 0 && {
        simples: {
          nome: simpleAttribute.name[language],
          valores: flavours.map((item) => ({
            label: language === 'en' ? item.name_en : item.name_pt,
            idAtributoValor: 0,
            idProduto: item.item_id,
            status: statusOf(item.stock > 0),
          })),
        },
      }),
    ...(singleAttribute && {
      unico: { nome: singleAttribute.name[language], valores: [{ label: singleAttribute.value[language] }] },
    }),
  }
  return {
    atributos: Object.keys(attributes).length > 0 ? attributes : [],
    carrinho: only && others.length === 0 && only.stock > 0 ? cartDocumentOf('lista', only.item_id) : [],
  }
}

// The items of each product's first kit, by product.
async function mainItems(queries: Queries, ids: number[]) {
  return Map.groupBy(await readMainItems(queries, ids), ({ product_id }) => product_id)
}

function readMainItems(queries: Queries, ids: number[]) {
  return queries
    .selectFrom('kit')
    .innerJoin('item', 'item.kit_id', 'kit.id')
    .select(['kit.product_id', 'kit.price_from', 'kit.price_to'])
    .select(['item.id as item_id', 'item.sku', 'item.stock', 'item.name_pt', 'item.name_en'])
    .where('kit.product_id', 'in', ids)
    .where('kit.position', '=', 1)
    .orderBy('item.position')
    .execute()
}

async function productsInStock(queries: Queries, ids: number[]): Promise<Set<number>> {
  const rows = await queries
    .selectFrom('kit')
    .innerJoin('item', 'item.kit_id', 'kit.id')
    .select('kit.product_id')
    .distinct()
    .where('kit.product_id', 'in', ids)
    .where('kit.built', '=', 0)
    .where('item.stock', '>', 0)
    .execute()
  return new Set(rows.map((row) => row.product_id))
}
