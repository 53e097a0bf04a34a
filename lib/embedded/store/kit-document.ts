import { toReais } from '#lib/shop/money.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { BUILD_KIT } from './built-kits.ts'
import type { ItemRow, KitRecord } from './kit-records.ts'
import { picture } from './paths.ts'

/** A kit in `conteudo.listas` (spec section 3, contract 4.4). */
export function kitDocument(kit: KitRecord, language: Lang) {
  const { body, product } = kit
  const texts = product.body
  const title = language === 'en' ? kit.title_en : kit.title_pt
  const inStock = isInStock(kit)
  const image = body.images[0] ?? ''
  return {
    id: kit.id,
    idLista: kit.items[0]?.id ?? 0,
    nome: language === 'en' ? product.name_en : product.name_pt,
    linha: product.line,
    status: statusOf(inStock),
    emEstoque: inStock,
    maisVendido: body.bestSeller,
    listarSingle: 'ambos',
    compraDireta: false,
    titulos: {
      home: title,
      homeSubtitulo: body.subtitle[language],
      produtos: title,
      produtosSubtitulo: body.subtitle[language],
      single: title,
      label: title,
      nomeTesteAB: '',
    },
    imagens: { pequena: picture(image, 160), media: picture(image, 320), grande: picture(image, 640) },
    destaque: body.featured,
    oferta: body.offer,
    categoria: product.line,
    possuiAssinatura: false,
    selos1: [],
    selos2: [],
    seloPromo: body.badge[language],
    topicos: texts.topics[language],
    quantidade: kit.units,
    montagemKit: kit.singlePotKit !== null,
    infoMontagem: kit.singlePotKit ? [singlePotDocument(kit.singlePotKit, language)] : [],
    url: {
      categoria: product.path,
      single: kit.built ? BUILD_KIT : product.path,
      lista: kit.list_path,
    },
    precosGerais: { precoDe: toReais(kit.price_from), precoPor: toReais(kit.price_to) },
    possuiVariacao: body.hasVariations,
    variacoes: kit.items.map((item) => variationDocument(item, language)),
    color: texts.color,
    sabor: texts.flavourText[language],
    palavrasChave: texts.keywords[language],
    descricao: texts.shortDescription[language],
    descricaoIndividual: texts.description[language][0] ?? '',
    infoNutricional: texts.nutritionInfo[language],
  }
}

/** Whether a kit can be bought; a built kit also needs enough pots in stock. */
export function isInStock({ items, built, units, singlePotKit }: KitRecord): boolean {
  if (!items.some(({ stock }) => stock > 0)) return false
  return !built || (singlePotKit?.items ?? []).reduce((pots, { stock }) => pots + stock, 0) >= units
}

/** Returns the `status` field of a product or kit (spec section 4). */
export function statusOf(inStock: boolean): 'disponivel' | 'indisponivel' {
  return inStock ? 'disponivel' : 'indisponivel'
}

function variationDocument(item: ItemRow, language: Lang) {
  return {
    id: item.id,
    nome: language === 'en' ? item.name_en : item.name_pt,
    imagem_m: picture(item.image, 320),
    imagem_g: picture(item.image, 640),
    sku: item.sku,
    ean: item.ean,
    status: statusOf(item.stock > 0),
    estoque: item.stock,
    sabores: item.flavours === '' ? [] : item.flavours.split(','),
  }
}

function singlePotDocument({ kit, items }: NonNullable<KitRecord['singlePotKit']>, language: Lang) {
  return {
    idLista: items[0]?.id ?? 0,
    precoPor: toReais(kit.price_to),
    variacoes: items.map((item) => variationDocument(item, language)),
    imagem_m: picture(items[0]?.image ?? '', 320),
  }
}
