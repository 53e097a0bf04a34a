import type { WireListing } from '../../contract/listing.ts'
import { discountLinks, linkGroups, type WireLink } from '../../contract/listing-links.ts'
import { readStoreQuery } from '../../routes/store-query.ts'
import { toCents } from '../../shop/money.ts'
import type { FilterGroup, ListingLink, Subcategory } from '../../shop/listing-filters.ts'
import { pagePathIn } from './page-address.ts'

type Details = WireListing['conteudo']['detalhes']

/**
 * The target of a link of a listing: the store's own query, unchanged, and another page's path if the link leads there
 * (platform 3.4).
 */
export function toTarget({ url, rota }: WireLink, path: string): Pick<ListingLink, 'storeQuery' | 'path'> {
  const search = /\?([^#]*)/.exec(url)?.[1]
  const query = search === undefined ? new URLSearchParams(rota.query) : new URLSearchParams(search)
  const page = pagePathIn(url) ?? pagePathIn(rota.path)
  return { storeQuery: readStoreQuery(query) ?? '', ...(page && page !== path && { path: page }) }
}

/** The filters of a listing as links, in groups (platform 3.4). */
export function toFilterGroups(details: Details, path: string): FilterGroup[] {
  const link = (wire: WireLink & { ativo: boolean; quantidade?: number | undefined }) => ({
    ...toTarget(wire, path),
    isCurrent: wire.ativo,
    ...(wire.quantidade !== undefined && { count: wire.quantidade }),
  })
  const groups: FilterGroup[] = [
    { kind: 'brand', links: details.marcas.map((each) => ({ ...link(each), label: each.nome })) },
    ...[...linkGroups(details.atributos), ...linkGroups(details.filtros)].map(
      ({ nome, valores }): FilterGroup => ({
        kind: 'attribute',
        name: nome,
        links: valores.map((each) => ({ ...link(each), label: each.label })),
      }),
    ),
    {
      kind: 'price',
      links: details.filtrosPreco.map((each) => ({
        ...link(each),
        ...(each.de !== undefined && { from: toCents(each.de) }),
        ...(each.ate !== undefined && { to: toCents(each.ate) }),
      })),
    },
    {
      kind: 'discount',
      links: discountLinks(details.filtrosDescontoPrecoPor).map((each) => ({
        ...link(each),
        ...(each.de !== undefined && { from: each.de }),
        ...(each.ate !== undefined && { to: each.ate }),
      })),
    },
  ]
  return groups
    .map((group) => ({ ...group, links: group.links.filter(isShown) }))
    .filter(({ links }) => links.length > 0)
}

// A link without a name, or one that neither changes the listing nor removes a filter, is not shown.
function isShown({ label, from, to, storeQuery, path, isCurrent }: ListingLink): boolean {
  return Boolean(label || from !== undefined || to) && (storeQuery !== '' || path !== undefined || isCurrent)
}

/** The categories below this one (platform 3.4). */
export function toSubcategories({ categorias }: Details): Subcategory[] {
  return categorias.filhas.flatMap(({ nome, label, url, rota }) => {
    const name = nome || label
    const path = pagePathIn(url) ?? pagePathIn(rota.path)
    return name && path ? [{ label: name, path }] : []
  })
}
