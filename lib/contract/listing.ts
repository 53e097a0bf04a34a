import type { InferType } from 'yup'
import { estruturaSchema } from './estrutura.ts'
import {
  flag,
  list,
  numeric,
  numericOr,
  objectOf,
  objectOrDefaults,
  objectOrNull,
  recordOf,
  requiredLabel,
  requiredText,
  text,
} from './fields.ts'
import { pagingSchema } from './paging.ts'
import { categorySchema, productFields } from './product.ts'

// The category of a listed product is optional; an invalid one is dropped.
const listedCategorySchema = categorySchema.transform((value: unknown) =>
  categorySchema.isValidSync(value) ? value : null,
)

/** A product of a listing (contract 4.8). */
export const listedProductSchema = recordOf({
  ...productFields,
  // A card without a name or id is left out.
  id: numeric().integer().min(1),
  nome: requiredLabel(),
  categoria: listedCategorySchema,
  // Additional field: the time of the last change, ISO 8601, for sitemaps (R65).
  atualizadoEm: text(),
  // Additional field: whether the product's page may be indexed, the same as in its `estrutura.seo` (R65).
  indexar: flag(true),
})

/** A product of a listing. */
export type WireListedProduct = InferType<typeof listedProductSchema>

// Other hosts send filters in another form under this name; those are ignored.
const filters = () => {
  const filter = objectOf({
    label: requiredText(),
    valor: requiredText(),
    nivel: numericOr(1).integer().min(1),
    quantidade: numericOr(0).integer().min(0),
    atual: flag(),
  })
  return list(filter).transform((value: unknown) =>
    Array.isArray(value) ? value.filter((entry) => filter.isValidSync(entry)) : [],
  )
}

/** GET url/product/listing/{category,brand,landing-page,search} (contract 4.8). */
export const listingSchema = objectOf({
  estrutura: estruturaSchema,
  conteudo: objectOf({
    busca: objectOrNull({ texto: text() }),
    categoria: categorySchema,
    marca: objectOrNull({ id: numeric().integer(), nome: requiredText() }),
    produtos: list(listedProductSchema),
    detalhes: objectOrDefaults({
      ordenacao: list(objectOf({ label: requiredText(), valor: text(), atual: flag() })),
      filtros: filters(),
    }),
  }),
  info: pagingSchema,
})

/** Response of the four product listings. */
export type WireListing = InferType<typeof listingSchema>
