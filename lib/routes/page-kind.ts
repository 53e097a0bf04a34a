/** The kinds of page that an address of the store can have (platform 2). */
export type PageKind =
  | 'home'
  | 'product'
  | 'category'
  | 'brand'
  | 'landing-page'
  | 'kit'
  | 'kits'
  | 'search'
  | 'text'
  | 'not-found'

const KINDS: ReadonlySet<string> = new Set(
  Object.keys({
    home: true,
    product: true,
    category: true,
    brand: true,
    'landing-page': true,
    kit: true,
    kits: true,
    search: true,
    text: true,
    'not-found': true,
  } satisfies Record<PageKind, true>),
)

/** Whether a stored text is the name of a kind. */
export function isPageKind(name: string): name is PageKind {
  return KINDS.has(name)
}

/** The kinds of page that list products. */
export type ListingKind = 'category' | 'brand' | 'landing-page'

// Levels that need two segments: `detail` alone means a product. Segments before them do not count, as in `url/list/detail`.
const LAST_TWO_SEGMENTS: Readonly<Record<string, PageKind>> = {
  'list/detail': 'kit',
  'list/listing': 'kits',
}
// Some stores send only the end of a level, such as `category` (platform 2).
const LAST_SEGMENT: Readonly<Record<string, PageKind>> = {
  home: 'home',
  detail: 'product',
  product: 'product',
  category: 'category',
  brand: 'brand',
  'landing-page': 'landing-page',
  search: 'search',
  lista: 'kit',
  list: 'kit',
  page: 'text',
  institutional: 'text',
  '404': 'not-found',
}

/** The kind of page that a `nivel` of the store names; `undefined` for an unknown one (platform 2). */
export function kindOfLevel(level: unknown): PageKind | undefined {
  const name = (typeof level === 'number' ? String(level) : typeof level === 'string' ? level : '')
    .trim()
    .toLowerCase()
    .replace(/^\/+|\/+$/g, '')
  const segments = name.split('/')
  const [lastTwo, last] = [segments.slice(-2).join('/'), segments.at(-1) ?? '']
  if (Object.hasOwn(LAST_TWO_SEGMENTS, lastTwo)) return LAST_TWO_SEGMENTS[lastTwo]
  return Object.hasOwn(LAST_SEGMENT, last) ? LAST_SEGMENT[last] : undefined
}

/** Whether pages of a kind list products. */
export function isListingKind(kind: string | undefined): kind is ListingKind {
  return kind === 'category' || kind === 'brand' || kind === 'landing-page'
}
