import type { InferType } from 'yup'
import { estruturaSchema } from './estrutura.ts'
import { flag, list, numeric, part, partOrDefaults, partOrNull, requiredText, text } from './fields.ts'
import { pagingSchema } from './paging.ts'
import { categorySchema, productFields } from './product.ts'

/** A product as listings show it (contract 4.8). */
export const listedProductSchema = part(productFields)

/** A product as listings show it. */
export type ListedProduct = InferType<typeof listedProductSchema>

/** GET url/product/listing/{category,brand,landing-page,search} (contract 4.8). */
export const listingSchema = part({
  estrutura: estruturaSchema,
  conteudo: part({
    busca: partOrNull({ texto: text() }),
    categoria: categorySchema,
    marca: partOrNull({ id: numeric().integer(), nome: requiredText() }),
    produtos: list(listedProductSchema),
    detalhes: partOrDefaults({
      ordenacao: list(part({ label: requiredText(), valor: text(), atual: flag() })),
    }),
  }),
  info: pagingSchema,
})

/** Answer of the four product listings. */
export type Listing = InferType<typeof listingSchema>
