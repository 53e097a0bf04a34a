import { mixed, type InferType } from 'yup'
import { flag, label, list, money, numberOrUndefined, recordOf, text } from './fields.ts'
import { routeSchema } from './route.ts'

/**
 * The fields of every link of a listing: its address, as `url` or `rota`, and whether it is active (platform 3.4). `quantidade` is an
 * additional field: the number of products that its filter leaves (contract 4.8).
 */
const linkFields = { url: text(), rota: routeSchema, ativo: flag(), quantidade: numberOrUndefined() }

// PHP writes some lists as objects with names as keys.
function valuesOf(_cast: unknown, original: unknown): unknown[] {
  if (Array.isArray(original)) return original
  return typeof original === 'object' && original !== null ? Object.values(original) : []
}

const anyList = () => mixed<unknown[]>().transform(valuesOf).default([]).required()

const groupSchema = recordOf({
  nome: label(),
  valores: list(recordOf({ label: label(), ...linkFields })),
})
const brandSchema = recordOf({ nome: label(), ...linkFields })
const priceSchema = recordOf({ de: money(), ate: money(), ...linkFields })
const discountSchema = recordOf({ de: numberOrUndefined(), ate: numberOrUndefined(), ...linkFields })
const categorySchema = recordOf({ nome: label(), label: label(), url: text(), rota: routeSchema })
const orderSchema = recordOf({ label: label(), title: label(), valor: text(), atual: flag(), ...linkFields })
/** A category filter of the embedded store. */
const ownFilterSchema = recordOf({
  label: label().required(),
  valor: text().required().min(1),
  nivel: numberOrUndefined(),
  quantidade: numberOrUndefined(),
  atual: flag(),
})

/** The filters and orders of `detalhes`; anything that cannot be read is left out (contract 4.8, platform 3.4). */
export const detailFields = {
  ordenacao: list(orderSchema),
  filtros: anyList(),
  atributos: anyList(),
  marcas: list(brandSchema),
  filtrosPreco: list(priceSchema),
  // Additional field: whether `preco` may be any range, not only those of `filtrosPreco` (contract 4.8).
  precoLivre: flag(),
  filtrosDescontoPrecoPor: anyList(),
  categorias: mixed<{ filhas: InferType<typeof categorySchema>[] }>()
    .transform((_cast: unknown, original: unknown) => ({
      filhas: readAll(categorySchema, (original as { filhas?: unknown } | null)?.filhas),
    }))
    .default(() => ({ filhas: [] }))
    .required(),
}

type Readable<T> = { validateSync(value: unknown): T }

function readAll<T>(schema: Readable<T>, values: unknown): T[] {
  return valuesOf(undefined, values).flatMap((value) => {
    try {
      return [schema.validateSync(value)]
    } catch {
      return []
    }
  })
}

/** The category filters of the embedded store among `filtros`. */
export function ownFilters(filters: unknown[]) {
  return readAll(ownFilterSchema, filters)
}

/** The groups of links among `filtros` or `atributos`, without empty ones. */
export function linkGroups(filters: unknown[]) {
  return readAll(groupSchema, filters).filter(({ valores }) => valores.length > 0)
}

/** The links of `filtrosDescontoPrecoPor`. */
export function discountLinks(filters: unknown[]) {
  return readAll(discountSchema, filters)
}

/** A link of a listing. */
export type WireLink = { url: string; rota: { path: string; query: [string, string][] } }
