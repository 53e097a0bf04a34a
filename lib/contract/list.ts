import { estruturaSchema } from './estrutura.ts'
import {
  label,
  list,
  numericOr,
  objectOf,
  objectOrDefaults,
  recordOf,
  requiredLabel,
  text,
} from './fields.ts'
import { kitSchema } from './kit.ts'
import { pagingSchema } from './paging.ts'
import { pricesSchema } from './price.ts'
import { mediaSchema } from './product.ts'

/** Body of GET url/list/detail. A price of 0 or less fails validation, so the shop shows the kit's general price (contract 4.7). */
export const listDetailSchema = objectOf({
  estrutura: estruturaSchema,
  conteudo: recordOf({
    id: numericOr(0).integer().min(0),
    tipo: text(),
    nome: label(),
    status: text().default('disponivel'),
    precos: pricesSchema.test('positive', 'invalido', ({ por = 0 }) => por > 0),
  }),
})

/** Body of GET url/list/detail for the page of a list: its products and how many of each (platform 3.5). */
export const listPageSchema = objectOf({
  estrutura: estruturaSchema,
  conteudo: objectOrDefaults({
    nome: label(),
    precos: pricesSchema,
    produtos: list(
      recordOf({
        id: numericOr(0),
        nome: requiredLabel(),
        quantidade: numericOr(1).integer().min(1),
        url: text(),
        midias: mediaSchema,
      }),
    ),
  }),
})

/** Body of GET url/list/listing: the kits of a page (contract 4.8). */
export const kitListingSchema = objectOf({
  estrutura: estruturaSchema,
  conteudo: objectOrDefaults({ listas: list(kitSchema) }),
  info: pagingSchema,
})
