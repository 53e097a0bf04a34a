import type { StoreProduct } from '../products/store-product.ts'
import { EMPTY } from '../php.ts'
import { trailOf, type Section } from '../tree.ts'
import { card } from './card.ts'
import { listingDetails, FILTERS, SORT_ORDERS } from './listing-filters.ts'
import { structureFields } from './structure.ts'

const DEFAULT_LIMIT = 12
/** A larger limit is rejected with 400 (platform 1). */
export const MAX_LIMIT = 30

/** The response to a listing call: a document, or the status of an error. */
export type ListingResponse = { status: 200; body: object } | { status: 400 | 404; error: string }

/** Returns a listing of `products` (platform 3.4). `heading` names the field of `conteudo` that describes the section. */
export function listing(
  origin: string,
  level: string,
  heading: string,
  section: Section,
  products: readonly StoreProduct[],
  query: URLSearchParams,
): ListingResponse {
  const limit = Number(query.get('limit') || DEFAULT_LIMIT)
  const offset = Number(query.get('offset') || 0)
  if (!(limit > 0 && limit <= MAX_LIMIT)) return { status: 400, error: 'Limite inválido' }
  const active = [...query].filter(([key]) => key in FILTERS)
  const order = SORT_ORDERS.find(([, value]) => value === query.get('order')) ?? SORT_ORDERS[0]!
  const found = products
    .filter((product) => active.every(([key, value]) => FILTERS[key]!(product, value)))
    .toSorted((a, b) => order[2](a, b))
  if (offset > 0 && offset >= found.length) return { status: 404, error: 'Página não encontrada' }
  const shown = found.slice(offset, offset + limit)
  const trail = heading === 'categoria' ? trailOf(section.path) : [section]
  const text = query.get('busca')
  return {
    status: 200,
    body: {
      estrutura: structureFields(origin, level, section.name, trail),
      conteudo: {
        busca: text === null ? EMPTY : { texto: text, sugestao: '' },
        produtos: shown.map((product) => card(origin, product)),
        detalhes: listingDetails(origin, section, products, active, order[1], text),
        categoria: EMPTY,
        marca: EMPTY,
        landingPage: EMPTY,
        ...(heading && {
          [heading]: {
            id: String(section.id),
            nome: section.name,
            descricao: section.text,
            descricaoLonga: '',
          },
        }),
      },
      info: {
        filtros: active.length > 0 ? Object.fromEntries(active) : EMPTY,
        prev: offset > 0 ? `offset=${Math.max(0, offset - limit)}` : '',
        self: `offset=${offset}`,
        next: offset + limit < found.length ? `offset=${offset + limit}` : '',
        offset: String(offset),
        limit: String(limit),
        exibindo: shown.length,
        total: String(found.length),
      },
    },
  }
}
