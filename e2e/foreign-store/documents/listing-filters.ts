import { priceOf } from '../products/all.ts'
import type { StoreProduct } from '../products/store-product.ts'
import { EMPTY, phpFlag, link, numbered } from '../php.ts'
import { BRANDS, CATEGORIES, trailOf, type Section } from '../tree.ts'

const price = (one: StoreProduct) => priceOf(one) ?? Infinity

/** The sort orders of a listing: label, value of `order`, comparison. The first is the default. */
export const SORT_ORDERS: [
  label: string,
  order: string,
  compare: (a: StoreProduct, b: StoreProduct) => number,
][] = [
  ['Popularidade', 'pop', () => 0],
  ['Menor Preço', 'p:asc', (a, b) => price(a) - price(b)],
  ['Maior Preço', 'p:desc', (a, b) => price(b) - price(a)],
  ['Favoritos', 'fav', (a, b) => (b.rating ?? 0) - (a.rating ?? 0)],
]

const PRICE_RANGES: [from: number, to: number][] = [
  [0, 5000],
  [5000, 20_000],
  [20_000, 9_000_000],
]

/** The filters of a listing, by the key of their parameter. */
export const FILTERS: Record<string, (one: StoreProduct, value: string) => boolean> = {
  marca: (one, value) => one.brand === `/${value}`,
  atributo: (one, value) => one.choice?.values.some(({ id }) => value.endsWith(`-${id}`)) ?? false,
  preco: (one, value) => {
    const [from = 0, to = 0] = value.split(':').map(Number)
    return price(one) >= from && price(one) < to
  },
}

/** Returns `detalhes`: filters and sort orders as links that keep the other filters (platform 3.4). */
export function listingDetails(
  origin: string,
  section: Section,
  products: readonly StoreProduct[],
  active: [string, string][],
  order: string,
  text: string | null,
) {
  const isActive = (key: string, value: string) =>
    active.some(([name, other]) => name === key && other === value)
  const address = (change: [string, string][]) =>
    link(origin, section.path, { ...(text !== null && { busca: text }), ...Object.fromEntries(change) })
  // The link of an active filter removes it.
  const filter = (key: string, value: string, style: number) => {
    const others = active.filter(([name]) => name !== key)
    const change: [string, string][] = isActive(key, value) ? others : [...others, [key, value]]
    return {
      ativo: phpFlag(isActive(key, value), style),
      ...address(order === 'pop' ? change : [...change, ['order', order]]),
    }
  }
  const trail = trailOf(section.path)
  const entry = (one: Section) => ({ id: String(one.id), nome: one.name, ...link(origin, one.path) })
  const depth = section.path.split('/').length
  const children = CATEGORIES.filter(
    ({ path }) => path.startsWith(`${section.path}/`) && path.split('/').length === depth + 1,
  )
  const choices = new Map(products.flatMap(({ choice }) => (choice ? [[choice.id, choice] as const] : [])))
  const brands = BRANDS.filter((brand) => products.some((one) => one.brand === brand.path))
  return {
    categorias: {
      niveisAnteriores: trail.slice(0, -1).map(entry),
      atual: trail.length > 0 ? entry(trail.at(-1)!) : EMPTY,
      irmas: EMPTY,
      filhas: trail.length > 0 ? children.map(entry) : EMPTY,
    },
    marcas: brands.map((brand, index) => ({
      nome: brand.name,
      ...filter('marca', brand.path.slice(1), index),
    })),
    filtros: EMPTY,
    filtrosPreco: PRICE_RANGES.map(([from, to], index) => ({
      de: from / 100,
      ate: to / 100,
      ...filter('preco', `${from}:${to}`, index),
    })),
    filtrosDescontoPrecoPor: EMPTY,
    atributos: [...choices.values()].map((choice) => ({
      id: String(choice.id),
      nome: choice.name,
      tipo: choice.kind,
      valores: numbered(
        choice.values.map((value, index) => ({
          id: String(value.id),
          label: value.label,
          imagem: '',
          ordem: String(index),
          ...filter('atributo', `${choice.name.toLowerCase()}-${value.id}`, index),
        })),
      ),
    })),
    selos: EMPTY,
    ordenacao: SORT_ORDERS.map(([label, value]) => ({
      label,
      title: label,
      atual: value === order ? 1 : 0,
      ...address([...active, ['order', value]]),
    })),
  }
}
