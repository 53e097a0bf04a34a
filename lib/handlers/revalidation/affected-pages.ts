import { isStorePath } from '../../routes/address-space.ts'
import { pagePaths } from '../../routes/page-paths.ts'
import { barePath, paths } from '../../routes/paths.ts'
import { topicOfSlug, type NamedTopic } from '../../shop/review-topics.ts'

/** Pages that show changed data: paths without language, and folders of app/ with every page below them. */
export interface AffectedPages {
  paths: readonly string[]
  folders: readonly string[]
}

const EVERYTHING = '/'
const SHOP = '/[lang]/(shop)'
const INSTITUTIONAL = '/[lang]/pagina'
const REVIEWS = `${SHOP}/avaliacoes-produtos/[brand]`
// The internal routes of pages whose address does not show their kind (docs/decisions/0039).
const ANY_ADDRESS = `${SHOP}/store`
// The flavour pages of all products: Next cannot invalidate those of one product only.
const FLAVOURS = `${SHOP}/[slug]/sabor`
// Pages with internal pages below them, one per combination of listing params or flavour (docs/decisions/0013).
const LISTINGS: [path: RegExp, folder: string][] = [
  [/^\/produtos$/, `${SHOP}/produtos`],
  [/^\/categoria\//, `${SHOP}/categoria/[slug]`],
  [/^\/marca\//, `${SHOP}/marca/[slug]`],
  [/^\/avaliacoes-produtos-/, REVIEWS],
  [/^\/colageno$/, `${SHOP}/colageno`],
]

/** The path without language of an address; `undefined` when it cannot be a page of this shop. */
export function pagePath(address: string): string | undefined {
  const path = barePath(address)
  if (path === paths.home()) return path
  return isStorePath(path) ? path : undefined
}

/** A page with all pages below it. */
export function pagesOfPath(path: string): AffectedPages {
  const lists = LISTINGS.filter(([known]) => known.test(path)).map(([, folder]) => folder)
  const isProduct = lists.length === 0 && /^\/[^/]+$/.test(path)
  return { paths: [path], folders: [...(isProduct ? [FLAVOURS] : lists), ANY_ADDRESS] }
}

/**
 * The pages of a tag; `undefined` for an unknown tag.
 * - `configuracoes`, `menus`: every page.
 * - `precos`, `catalogo`: every page with products.
 * - `produto:<path>`: the same, because other pages show the product too; its own page comes first.
 * - `inicio`: the home page.
 * - `paginas`, `pagina:<path>`: pages that are not products.
 * - `avaliacoes`, `avaliacoes:<topic>`: pages with reviews; the topic is its name or its slug.
 */
export function pagesOfTag(tag: string, topics: readonly NamedTopic[]): AffectedPages | undefined {
  const [, name = '', subject] = /^([a-z]+)(?::(.+))?$/s.exec(tag) ?? []
  if (subject === undefined) return PLAIN_TAGS.get(name)?.(topics)
  if (name === 'avaliacoes') {
    const topic = topicOfSlug(topics, subject.replaceAll(' ', '-'))
    return topic && pagesOfReviews(topic.pages)
  }
  const path = pagePath(subject)
  if (path === undefined) return undefined
  if (name === 'produto') return { paths: [path], folders: [SHOP] }
  return name === 'pagina' ? pagesOfPath(path) : undefined
}

const PLAIN_TAGS = new Map<string, (topics: readonly NamedTopic[]) => AffectedPages>([
  ['configuracoes', () => ({ paths: [], folders: [EVERYTHING] })],
  ['menus', () => ({ paths: [], folders: [EVERYTHING] })],
  ['precos', () => ({ paths: [], folders: [SHOP] })],
  ['catalogo', () => ({ paths: [], folders: [SHOP] })],
  ['inicio', () => ({ paths: [paths.home()], folders: [] })],
  [
    'paginas',
    () => ({
      paths: [pagePaths.products(), pagePaths.buildKit(), pagePaths.verisol()],
      folders: [INSTITUTIONAL, `${SHOP}/produtos`],
    }),
  ],
  ['avaliacoes', (topics) => pagesOfReviews(topics.flatMap(({ pages }) => pages))],
])

function pagesOfReviews(products: readonly string[]): AffectedPages {
  const folders = [REVIEWS, FLAVOURS, `${SHOP}/colageno`, ANY_ADDRESS]
  return { paths: [paths.home(), paths.collagen(), ...products], folders }
}
