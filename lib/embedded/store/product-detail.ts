import type { Lang } from '#lib/routes/lang.ts'
import type { Queries } from '../db/database.ts'
import { questionDocuments } from './questions.ts'
import type { ProductBody } from '../seed/product-rows.ts'
import { categoryDocument, categorySteps, loadCategories } from './categories.ts'
import { statusOf } from './kit-document.ts'
import { loadKits, type KitRecord } from './kit-records.ts'
import { absoluteUrl, brandPath, picture, type PagePath } from './paths.ts'
import { prices } from './prices.ts'
import type { StoreContext } from './store.ts'
import { readDocument } from './stored-documents.ts'
import { structure } from './structure.ts'
import type { StoreRules } from './store-rules.ts'
import { choiceDocument, readVariations, type VariationRecord } from './variations.ts'

/** GET url/product/detail; null when no product has this path (contract 4.6). */
export async function productDocument(store: StoreContext, { path, language }: PagePath) {
  const queries = store.db.read
  const kits = await kitsOfPage(queries, path)
  const main = kits[0]
  if (!main) return null
  const { product } = main
  const variations = await readVariations(queries, [product.id])
  const chain = (await loadCategories(queries)).chain(product.category_id)
  const name = { pt: product.name_pt, en: product.name_en }
  return {
    estrutura: structure(store.config, language, {
      level: 'product/detail',
      path,
      seo: product.body.seo,
      breadcrumbs: [...categorySteps(chain), { label: name, path }],
    }),
    conteudo: {
      ...productFields(main, language),
      ...saleFields(kits, main, {
        language,
        rules: await store.rules(),
        variations: variations.get(product.id) ?? [],
      }),
      url: absoluteUrl(store.config, language, path),
      marca: {
        nome: await readDocument<string>(queries, 'brand'),
        url: absoluteUrl(store.config, language, brandPath(store.config)),
      },
      categoria: categoryDocument(store.config, language, chain),
      perguntas: await questionDocuments(queries, product.id),
    },
    info: { offset: 0, limit: 1, total: 1 },
  }
}

async function kitsOfPage(queries: Queries, path: string): Promise<KitRecord[]> {
  const ids = await queries
    .selectFrom('kit')
    .innerJoin('product', 'product.id', 'kit.product_id')
    .select('kit.id')
    .where('product.path', '=', path)
    .where('kit.built', '=', 0)
    .orderBy('kit.position')
    .execute()
  return loadKits(
    queries,
    ids.map(({ id }) => id),
  )
}

// The fields of the product itself; `sku` and `ean` are those of the first item of its first kit.
function productFields(main: KitRecord, language: Lang) {
  const { product } = main
  const { body } = product
  const item = main.items[0]
  return {
    id: product.id,
    sku: item?.sku ?? '',
    // Every product is of the shop's own brand, so the shop is its manufacturer and the SKU its part number (docs/decisions/0094).
    mpn: item?.sku ?? '',
    ean: item?.ean ?? '',
    nome: language === 'en' ? product.name_en : product.name_pt,
    linha: product.line,
    cor: body.color,
    descricoes: {
      curta: body.shortDescription[language],
      longa: body.description[language].join('\n\n'),
    },
    landingPage: body.landingPage ? { nome: body.landingPage } : null,
    topicos: body.topics[language],
    modoDeUso: body.howToUse[language],
    ingredientes: body.ingredients[language],
    infoNutricional: body.nutritionInfo[language],
    tabelaNutricional: body.nutritionTable.map((row) => ({
      nutriente: row.nutrient[language],
      quantidade: row.amount[language],
      valorDiario: row.dailyValue,
    })),
    topicoAvaliacao: body.reviewTopic ?? '',
  }
}

// The fields that depend on how the product is sold: prices, stock, pictures, variations and kits (platform 3.3).
function saleFields(
  kits: KitRecord[],
  main: KitRecord,
  { language, rules, variations }: { language: Lang; rules: StoreRules; variations: VariationRecord[] },
) {
  const { sale, body } = main.product
  const isQuote = sale === 'quote'
  const inStock = kits.some((kit) => kit.items.some(({ stock }) => stock > 0))
  const own = attributes(main, language)
  const simple =
    sale === 'choice' && body.choice
      ? choiceDocument(body.choice, variations, rules.installments, language)
      : own.simples
  return {
    status: isQuote ? 'sobConsulta' : statusOf(inStock),
    estoque: isQuote ? 0 : main.items.reduce((sum, { stock }) => sum + stock, 0),
    precos: isQuote ? [] : prices(main.price_from, main.price_to, rules.installments),
    midias: {
      imagens: [
        ...body.images.map((image) => imageDocument(image, 0, language)),
        ...variations.flatMap(({ id, pictures }) =>
          pictures.map((image) => imageDocument(image, id, language)),
        ),
      ],
    },
    atributos: { ...own, simples: simple },
    listas: sale === 'kits' ? kits.map(({ id }) => id) : [],
  }
}

function imageDocument({ src, alt }: ProductBody['images'][number], variation: number, language: Lang) {
  return {
    idAtributoValor: variation,
    descricao: alt[language],
    arquivos: {
      zoom: picture(src, 1080),
      big: picture(src, 640),
      medium: picture(src, 320),
      small: picture(src, 160),
    },
  }
}

function attributes(main: KitRecord, language: Lang) {
  const { simpleAttribute, singleAttribute, color } = main.product.body
  return {
    simples: simpleAttribute && {
      nome: simpleAttribute.name[language],
      valores: main.items.map((item) => ({
        label: language === 'en' ? item.name_en : item.name_pt,
        idAtributoValor: 0,
        idProduto: item.id,
        imagem: picture(item.image, 320),
        status: statusOf(item.stock > 0),
        cor: color,
      })),
    },
    unico: singleAttribute && {
      nome: singleAttribute.name[language],
      valores: [{ label: singleAttribute.value[language], idAtributoValor: 0 }],
    },
  }
}
