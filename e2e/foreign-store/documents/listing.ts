import type { Good } from '../goods/good.ts'
import { EMPTY } from '../php.ts'
import { trailOf, type Section } from '../tree.ts'
import { card } from './card.ts'
import { details, FILTERS, ORDERS } from './listing-filters.ts'
import { structure } from './structure.ts'

const DEFAULT_LIMIT = 12
/** A larger limit is answered with 400 (platform 1). */
const MAX_LIMIT = 30

/** What a listing answers: a document, or the status of an error. */
export type ListingAnswer = { status: 200; body: object } | { status: 400 | 404; error: string }

/** Writes a listing of `goods` (platform 3.4). `heading` names the field of `conteudo` that describes the section. */
export function listing(
  origin: string,
  level: string,
  heading: string,
  at: Section,
  goods: readonly Good[],
  query: URLSearchParams,
): ListingAnswer {
  const limit = Number(query.get('limit') || DEFAULT_LIMIT)
  const offset = Number(query.get('offset') || 0)
  if (!(limit > 0 && limit <= MAX_LIMIT)) return { status: 400, error: 'Limite inválido' }
  const on = [...query].filter(([key]) => key in FILTERS)
  const order = ORDERS.find(([, value]) => value === query.get('order')) ?? ORDERS[0]!
  const found = goods
    .filter((one) => on.every(([key, value]) => FILTERS[key]!(one, value)))
    .toSorted((a, b) => order[2](a, b))
  if (offset > 0 && offset >= found.length) return { status: 404, error: 'Página não encontrada' }
  const shown = found.slice(offset, offset + limit)
  const trail = heading === 'categoria' ? trailOf(at.path) : [at]
  const text = query.get('busca')
  return {
    status: 200,
    body: {
      estrutura: structure(origin, level, at.name, trail),
      conteudo: {
        busca: text === null ? EMPTY : { texto: text, sugestao: '' },
        produtos: shown.map((one) => card(origin, one)),
        detalhes: details(origin, at, goods, on, order[1], text),
        categoria: EMPTY,
        marca: EMPTY,
        landingPage: EMPTY,
        ...(heading && {
          [heading]: { id: String(at.id), nome: at.name, descricao: at.text, descricaoLonga: '' },
        }),
      },
      info: {
        filtros: on.length > 0 ? Object.fromEntries(on) : EMPTY,
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
