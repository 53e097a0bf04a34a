import type { Lang } from '#lib/routes/lang.ts'
import type { Queries } from '../db/database.ts'
import { questionDocuments } from './questions.ts'
import { categoryDocument, categorySteps, loadCategories } from './categories.ts'
import { statusOf } from './kit-document.ts'
import { loadKits, type KitRecord } from './kit-records.ts'
import { absoluteUrl, brandPath, picture, type PagePath } from './paths.ts'
import { prices } from './prices.ts'
import type { StoreContext } from './store.ts'
import { readDocument } from './stored-documents.ts'
import { structure } from './structure.ts'
import type { StoreRules } from './store-rules.ts'

/** GET url/product/detail; null when no product has this path (contract 4.6). */
export async function productDocument(store: StoreContext, { path, language }: PagePath) {
  const queries = store.db.read
  const kits = await kitsOfPage(queries, path)
  const main = kits[0]
  if (!main) return null
  const { product } = main
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
      ...productFields(kits, main, language, await store.rules()),
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

// Prices and stock are those of the first kit, whose first item gives the page its name.
function productFields(kits: KitRecord[], main: KitRecord, language: Lang, rules: StoreRules) {
  const { product } = main
  const { body } = product
  const item = main.items[0]
  return {
    id: product.id,
    sku: item?.sku ?? '',
    // The manufacturer's number, which the store does not have; `sku` is the store's own.
    mpn: '',
    ean: item?.ean ?? '',
    nome: language === 'en' ? product.name_en : product.name_pt,
    linha: product.line,
    cor: body.color,
    status: statusOf(kits.some((kit) => kit.items.some(({ stock }) => stock > 0))),
    estoque: main.items.reduce((sum, { stock }) => sum + stock, 0),
    precos: prices(main.price_from, main.price_to, rules.installments),
    descricoes: {
      curta: body.shortDescription[language],
      longa: body.description[language].join('\n\n'),
    },
    midias: {
      imagens: body.images.map(({ src, alt }) => ({
        descricao: alt[language],
        arquivos: {
          zoom: picture(src, 1080),
          big: picture(src, 640),
          medium: picture(src, 320),
          small: picture(src, 160),
        },
      })),
    },
    atributos: attributes(main, language),
    landingPage: body.landingPage ? { nome: body.landingPage } : null,
    listas: kits.map(({ id }) => id),
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
