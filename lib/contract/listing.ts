import type { InferType } from 'yup'
import { cartRequestSchema } from './cart-item-request.ts'
import { estruturaSchema } from './estrutura.ts'
import {
  flag,
  hasSome,
  label,
  list,
  numberOrUndefined,
  objectOf,
  objectOrDefaults,
  objectOrNull,
  recordOf,
  requiredInteger,
  requiredLabel,
  text,
  wholeNumber,
} from './fields.ts'
import { detailFields } from './listing-links.ts'
import { pagingSchema } from './paging.ts'
import { ownPricesSchema } from './price.ts'
import { categorySchema, productFields } from './product.ts'
import { routeSchema } from './route.ts'

// The category of a listed product is optional; an invalid one is dropped.
const listedCategorySchema = categorySchema.transform((value: unknown) =>
  categorySchema.isValidSync(value) ? value : null,
)

// A variation of a listed product, with only the fields that a card needs (platform 3.2).
const listedValueSchema = recordOf({
  idAtributoValor: wholeNumber(),
  status: text(),
  estoque: numberOrUndefined(),
  precos: ownPricesSchema,
  carrinho: cartRequestSchema,
  selecionado: flag(),
  // Of a flavour: its name, and the item that adds it to the cart (contract 4.8).
  label: label(),
  idProduto: wholeNumber(),
})

/** A product of a listing (contract 4.8). */
export const listedProductSchema = recordOf({
  ...productFields,
  // A card without a name or id is left out.
  id: requiredInteger(1),
  nome: requiredLabel(),
  categoria: listedCategorySchema,
  rota: routeSchema,
  avaliacao: objectOrDefaults({ media: numberOrUndefined(), quantidade: numberOrUndefined() }),
  atributos: objectOrDefaults({
    simples: objectOrNull({ valores: list(listedValueSchema) }),
    // The sizes of the product, of which it has one or the selected one (platform 3.3).
    unico: objectOrNull({ valores: list(recordOf({ label: label(), selecionado: flag() })) }),
  }),
  // What the product is for and how it comes (platform 3.2).
  filtros: list(recordOf({ nome: label(), label: label() })),
  carrinho: cartRequestSchema,
  // Additional field: the time of the last change, ISO 8601, for sitemaps (R65).
  atualizadoEm: text(),
  // Additional field: whether the product's page may be indexed, the same as in its `estrutura.seo` (R65).
  indexar: flag(true),
})

/** A product of a listing. */
export type WireListedProduct = InferType<typeof listedProductSchema>

// The category, brand or landing page that a listing belongs to; its texts may contain HTML (platform 3.4).
const sectionSchema = objectOrNull({ nome: requiredLabel(), descricao: text(), descricaoLonga: text() })

/**
 * GET url/product/listing/{category,brand,landing-page,search} (contract 4.8, platform 3.4). A document with neither structure nor
 * content is not an empty listing, so the last good copy stays (platform 6).
 */
export const listingSchema = objectOf({
  estrutura: estruturaSchema,
  conteudo: objectOf({
    // `textoUsado` is an additional field: what was searched instead where nothing has all words.
    busca: objectOrNull({ texto: text(), textoUsado: text() }),
    categoria: sectionSchema,
    marca: sectionSchema,
    landingPage: sectionSchema,
    produtos: list(listedProductSchema),
    detalhes: objectOrDefaults(detailFields),
  }),
  info: pagingSchema,
}).test('document', 'The document has neither estrutura nor conteudo', (_value, { originalValue }) =>
  hasSome(originalValue, ['estrutura', 'conteudo']),
)

/** Response of the four product listings. */
export type WireListing = InferType<typeof listingSchema>
