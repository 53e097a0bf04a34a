import type { ReviewTopic } from './contract/reviews.ts'
import { pagePaths } from './routes/page-paths.ts'
import { isStorePath } from './routes/store-path.ts'
import { barePath, paths } from './routes/paths.ts'
import { topicOfSlug, topicSlug, type NamedTopic } from './shop/review-topics.ts'

/*
 * The tags of stored pages (docs/decisions/0025, 0058). A loader in lib/pages adds to its page the tags of all data that the page
 * shows. Code that changes data requests the invalidation of a tag, and every page with that tag is rendered again:
 *
 * | Page tag            | A page with it shows                            | Requested by                                  |
 * | ------------------- | ----------------------------------------------- | --------------------------------------------- |
 * | `configuracoes`     | the store's settings: every page                | `configuracoes`                               |
 * | `menus`             | a menu: every page                              | `menus`                                       |
 * | `inicio`            | the content of the home page                    | `inicio`                                      |
 * | `produtos`          | any product                                     | `precos`, `catalogo`                          |
 * | `listas`            | products that are chosen by price, stock or age | `precos`, `catalogo`, `produto:<path>`        |
 * | `produto:<path>`    | this product, also as one of several            | `produto:<path>`, the path                    |
 * | `pagina:<path>`     | the store's page at this path                   | `pagina:<path>`, `produto:<path>`, the path   |
 * | `paginas`           | a text of the store                             | `paginas`                                     |
 * | `avaliacoes`        | reviews of any topic, or only their stars       | `avaliacoes`                                  |
 * | `avaliacoes:<slug>` | reviews of this topic                           | `avaliacoes:<name or slug of the topic>`      |
 * | `avaliacoes:todas`  | reviews of all topics together                  | any of the two above                          |
 *
 * The embedded store requests an invalidation by database triggers, moderation in its form handlers, an external store by
 * POST /api/revalidate. Paths have no language prefix: a tag stands for the page in both languages.
 */
export const cacheTags = {
  settings: 'configuracoes',
  menus: 'menus',
  home: 'inicio',
  products: 'produtos',
  lists: 'listas',
  texts: 'paginas',
  reviews: 'avaliacoes',
  allTopics: 'avaliacoes:todas',
  product: (path: string) => `produto:${path}`,
  page: (path: string) => `pagina:${path}`,
  topic: (topic: ReviewTopic) => `avaliacoes:${topicSlug(topic)}`,
}

/** The page tags that a requested tag invalidates; `undefined` for an unknown one. */
export function pageTagsOf(requested: string, topics: readonly NamedTopic[]): string[] | undefined {
  const plain = PLAIN.get(requested)
  if (plain) return plain
  const [, name, subject = ''] = NAMED.exec(requested) ?? []
  if (name === 'avaliacoes') {
    const topic = topicOfSlug(topics, subject.replaceAll(' ', '-'))
    return topic && [cacheTags.topic(topic.topic), cacheTags.allTopics]
  }
  const path = pathOfTag(requested)
  if (path === undefined) return undefined
  return name === 'produto' ? [...pageTagsOfPath(path), cacheTags.lists] : [cacheTags.page(path)]
}

/** The path that a requested tag names; `undefined` for a tag without a path. */
export function pathOfTag(requested: string): string | undefined {
  const [, name, subject = ''] = NAMED.exec(requested) ?? []
  return name === 'produto' || name === 'pagina' ? pathOfPage(subject) : undefined
}

/** The page tags that a requested path, without language, invalidates. */
export function pageTagsOfPath(path: string): string[] {
  return path === paths.home() ? [cacheTags.home] : [cacheTags.product(path), cacheTags.page(path)]
}

/** The tag to request for a path without language. */
export function tagOfPath(path: string): string {
  return path === paths.home() ? cacheTags.home : cacheTags.product(path)
}

/** The path without language of an address; `undefined` when it cannot be a page of this shop. */
export function pathOfPage(address: string): string | undefined {
  const path = barePath(address)
  return path === paths.home() || isStorePath(path) ? path : undefined
}

const CATALOGUE = [cacheTags.products, cacheTags.lists]
const NAMED = /^(produto|pagina|avaliacoes):(.+)$/s
const PLAIN = new Map(
  Object.entries({
    configuracoes: [cacheTags.settings],
    menus: [cacheTags.menus],
    precos: CATALOGUE,
    catalogo: CATALOGUE,
    inicio: [cacheTags.home],
    // These two pages show texts of the store too.
    paginas: [cacheTags.texts, ...[pagePaths.products(), pagePaths.buildKit()].map(cacheTags.page)],
    avaliacoes: [cacheTags.reviews, cacheTags.allTopics],
  }),
)
