import { array, mixed, type InferType } from 'yup'
import { cartRequestSchema } from './cart-item-request.ts'
import { itemId, optionalInteger } from './cart-requests.ts'
import { estruturaSchema } from './estrutura.ts'
import {
  flag,
  label,
  list,
  money,
  numericOr,
  objectOf,
  objectOrDefaults,
  recordOf,
  requiredLabel,
  text,
  wholeNumber,
} from './fields.ts'
import { kitSchema } from './kit.ts'
import { pagingSchema } from './paging.ts'
import { pricesSchema } from './price.ts'
import { attributesSchema, productFields } from './product.ts'
import { routeSchema } from './route.ts'

/** Response of GET url/list/detail. A price of 0 or less fails validation, so the shop shows the kit's general price (contract 4.7). */
export const listDetailSchema = objectOf({
  estrutura: estruturaSchema,
  conteudo: recordOf({
    id: wholeNumber(),
    tipo: text(),
    nome: label(),
    status: text().default('disponivel'),
    precos: pricesSchema.test('positive', 'invalido', ({ por = 0 }) => por > 0),
  }),
})

/** A product of a list, with its quantity in the list (platform 3.5). */
const listPartSchema = recordOf({
  ...productFields,
  nome: requiredLabel(),
  quantidade: numericOr(1).integer().min(1),
  rota: routeSchema,
  atributos: attributesSchema,
  carrinho: cartRequestSchema,
})

/** A product of a list. */
export type WireListPart = InferType<typeof listPartSchema>

/** Response of GET url/list/detail for the page of a list: its products and how many of each (platform 3.5). */
export const listPageSchema = objectOf({
  estrutura: estruturaSchema,
  conteudo: objectOrDefaults({
    id: wholeNumber(),
    nome: label(),
    status: text(),
    precos: pricesSchema,
    produtos: list(listPartSchema),
  }),
})

/** Response of POST list/shop: the request that adds the list to the cart (platform 3.5). */
export const listShopSchema = recordOf({
  carrinho: cartRequestSchema.test('items', 'obrigatorio', ({ itens }) => itens.length > 0),
})

/** Body of POST list/shop. Each error message is one of FIELD_ISSUES. */
export const listShopRequestSchema = objectOf({
  idListaCompra: itemId(),
  produtos: array(
    objectOf({ id: itemId(), idAtributoValor: optionalInteger(), quantidade: optionalInteger() }).typeError(
      'invalido',
    ),
  )
    .typeError('invalido')
    .required('obrigatorio')
    .min(1, 'obrigatorio')
    .max(50, 'longo'),
})

/** The parsed body of POST list/shop. */
export type ListShopRequest = InferType<typeof listShopRequestSchema>

// The address of a list: a text, or an object with addresses of several kinds (contract 4.4).
function readListUrl(_cast: unknown, original: unknown): string {
  if (typeof original === 'string') return original.trim()
  if (typeof original !== 'object' || original === null) return ''
  const { single, categoria, lista } = original as Record<string, unknown>
  return [single, categoria, lista].map((each) => readListUrl(each, each)).find(Boolean) ?? ''
}

/** A list on a page of lists. No such document of the platform is known, so only the name is required (platform 2). */
const listCardSchema = recordOf({
  ...productFields,
  id: wholeNumber(),
  idLista: wholeNumber(),
  nome: requiredLabel(),
  emEstoque: flag(true),
  url: mixed<string>().transform(readListUrl).default('').defined(),
  rota: routeSchema,
  precosGerais: objectOrDefaults({ precoDe: money(), precoPor: money() }),
  imagens: objectOrDefaults({ grande: text(), media: text() }),
})

/** A list on a page of lists. */
export type WireListCard = InferType<typeof listCardSchema>

/** Response of GET url/list/listing at any address of a store: its lists (platform 2). */
export const listCardsSchema = objectOf({
  estrutura: estruturaSchema,
  conteudo: objectOrDefaults({ listas: list(listCardSchema), produtos: list(listCardSchema) }),
  info: pagingSchema,
})

/** Response of GET url/list/listing: the kits of a page (contract 4.8). */
export const kitListingSchema = objectOf({
  estrutura: estruturaSchema,
  conteudo: objectOrDefaults({ listas: list(kitSchema) }),
  info: pagingSchema,
})
