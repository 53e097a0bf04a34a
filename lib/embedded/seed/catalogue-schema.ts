import {
  array,
  boolean,
  mixed,
  number,
  object,
  string,
  type InferType,
  type ISchema,
  type ObjectShape,
} from 'yup'

// Strict schemas: a mistake in a catalogue file stops the seed and names the field.
const shape = <S extends ObjectShape>(fields: S) => object(fields).default(undefined).required()
const word = () => string().required()
const whole = () => number().required().integer().min(0)
const id = () => whole().min(1)
const slug = () => word().matches(/^[a-z0-9-]{1,40}$/)
const path = () => word().matches(/^\/\S+$/)
const picture = () => word().matches(/^\/img\/[a-z0-9-]+$/)
const list = <T>(of: ISchema<T>) => array(of).required()

/** A text in both languages; an `optionalText` may be ''. */
const text = () => shape({ pt: word(), en: word() })
const optionalText = () => shape({ pt: string().defined(), en: string().defined() })
const paragraphs = () => shape({ pt: list(word()).min(1), en: list(word()).min(1) })
const seo = () => shape({ title: text(), description: text(), keywords: text() })

const DEEPEST_MENU = 3

const menu = (level = 1): ISchema<MenuFile[]> =>
  list(
    shape({
      label: text(),
      path: path(),
      items: level < DEEPEST_MENU ? menu(level + 1) : array<object, MenuFile>().max(0).required(),
    }),
  )

/** store.json: the store's settings, home, menus, traits of products and synonyms of the search. */
export const storeSchema = shape({
  settings: shape({ loja: shape({ nome: word() }) }),
  brand: word(),
  /** The category whose kits are on the home page, and the page of which all kits are there. */
  homeKits: shape({ category: word(), landing: path() }),
  home: shape({
    seo: seo(),
    banners: list(shape({ image: picture(), alt: text(), title: text(), text: text(), path: path() })).min(1),
  }),
  menus: shape({
    'menu-principal': menu(),
    'menu-mobile': menu(),
    categorias: menu(),
    'header-menu': menu(),
    rodape: menu(),
  }),
  /** What products are for and how they come, in the order in which filters and cards show it. */
  traits: list(shape({ key: slug(), name: text(), values: list(shape({ key: slug(), label: text() })) })),
  /** Words that shoppers use for words of the products. */
  // Without `also`: words that are spelled right and stand for no product.
  synonyms: list(shape({ words: word(), also: string().defined() })),
})

/** categories.json. */
export const categoriesSchema = list(
  shape({
    id: id(),
    name: text(),
    slug: slug(),
    parentId: number().defined().nullable(),
  }),
).min(1)

/** pages.json: pages other than products; `line` names the product line of a kit list. */
export const pagesSchema = list(
  shape({
    path: path(),
    level: string<'page' | 'product/listing/landing-page' | 'list/listing'>()
      .oneOf(['page', 'product/listing/landing-page', 'list/listing'])
      .required(),
    line: string().defined().nullable(),
    title: text(),
    seo: seo(),
  }),
).min(1)

const variation = shape({
  id: id(),
  name: optionalText(),
  flavours: list(word()),
  sku: word().matches(/^\S+$/),
  ean: word().matches(/^\d{13}$/),
  stock: whole(),
  image: picture(),
})

const kit = shape({
  id: word(),
  position: whole(),
  units: id(),
  title: text(),
  subtitle: optionalText(),
  priceFrom: whole(),
  priceTo: id(),
  bestSeller: boolean().required(),
  featured: boolean().required(),
  offer: boolean().required(),
  badge: optionalText(),
  listPath: path(),
  images: list(picture()).min(1),
  hasVariations: boolean().required(),
  /** Sold only as a kit that the shopper fills with pots of the product's kit of one unit (P5). */
  built: boolean().optional(),
  variations: list(variation).min(1),
})

const choice = object({
  id: id(),
  name: text(),
  kind: string<'texto' | 'imagem'>().oneOf(['texto', 'imagem']).required(),
  values: list(
    shape({
      id: id(),
      label: text(),
      swatch: string().defined(),
      sku: word().matches(/^\S+$/),
      ean: word().matches(/^\d{13}$/),
      stock: whole(),
      priceFrom: whole(),
      priceTo: id(),
      pictures: list(shape({ src: picture(), alt: text() })).min(1),
    }),
  ).min(1),
}).default(undefined)

const isTraits = (value: unknown): value is Record<string, string[]> =>
  typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray)

/** products/*.json: one product page with its kits. */
export const productFileSchema = shape({
  id: id(),
  line: word(),
  path: path(),
  position: whole(),
  name: text(),
  categoryId: id(),
  landingPage: string().defined().nullable(),
  reviewTopic: string().defined().nullable(),
  color: word().matches(/^#[0-9a-f]{6}$/),
  /** Keys of values in store.json, by the key of their trait. */
  traits: mixed(isTraits).required(),
  seo: seo(),
  shortDescription: text(),
  description: paragraphs(),
  topics: paragraphs(),
  howToUse: text(),
  flavourText: optionalText(),
  keywords: text(),
  nutritionInfo: optionalText(),
  nutritionTable: list(shape({ nutrient: text(), amount: text(), dailyValue: string().defined() })),
  ingredients: text(),
  /** The attribute whose values are the items of this product, such as its flavours; null without one. */
  simpleAttribute: object({ name: text() }).defined().nullable().default(undefined),
  /** The attribute and value by which this product differs from its sibling products; null without one. */
  singleAttribute: object({ name: text(), value: text() }).defined().nullable().default(undefined),
  images: list(shape({ src: picture(), alt: text() })).min(1),
  kits: list(kit).min(1),
  /** The variations of its one item; `swatch` is a picture or ''. */
  choice: choice.optional(),
  /** Sold only by quote; the price of its kit is for sorting only. */
  onRequest: boolean().optional(),
})

/** A text in both languages. */
type Text = InferType<ReturnType<typeof text>>
/** store.json. */
export type StoreFile = InferType<typeof storeSchema>
/** One category. */
export type CategoryFile = InferType<typeof categoriesSchema>[number]
/** One page. */
export type PageFile = InferType<typeof pagesSchema>[number]
/** One product page. */
export type ProductFile = InferType<typeof productFileSchema>
/** One kit. */
export type KitFile = ProductFile['kits'][number]
/** One menu entry. */
export interface MenuFile {
  label: Text
  path: string
  items: MenuFile[]
}
