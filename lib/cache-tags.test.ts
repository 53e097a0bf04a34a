/** @jest-environment node */
import { cacheTags, pageTagsOf, pageTagsOfPath, pathOfPage } from './cache-tags.ts'
import { parseEnv } from './config/env.ts'
import { reviewTopics } from './content/review-topics.ts'

const TOPICS = reviewTopics(parseEnv({}).env.brand, 'pt')
const EVERY_PAGE = [cacheTags.settings, cacheTags.menus]
// The tags that the loaders in lib/pages add to these pages.
const PAGES = {
  home: [...EVERY_PAGE, cacheTags.home, cacheTags.products, cacheTags.lists],
  serum: [
    ...EVERY_PAGE,
    cacheTags.page('/serum'),
    cacheTags.products,
    cacheTags.product('/serum'),
    cacheTags.product('/whey'),
    cacheTags.reviews,
    cacheTags.topic('serum'),
  ],
  listing: [...EVERY_PAGE, cacheTags.page('/produtos'), cacheTags.products, cacheTags.lists],
  terms: [...EVERY_PAGE, cacheTags.page('/pagina/termos'), cacheTags.texts],
  allReviews: [...EVERY_PAGE, cacheTags.reviews, cacheTags.allTopics],
}

test.each([
  ['configuracoes', ['home', 'serum', 'listing', 'terms', 'allReviews']],
  ['menus', ['home', 'serum', 'listing', 'terms', 'allReviews']],
  ['precos', ['home', 'serum', 'listing']],
  ['catalogo', ['home', 'serum', 'listing']],
  ['produto:/serum', ['home', 'serum', 'listing']],
  ['produto:/whey', ['home', 'serum', 'listing']],
  ['produto:/melatonina', ['home', 'listing']],
  ['inicio', ['home']],
  ['paginas', ['listing', 'terms']],
  ['pagina:/pagina/termos', ['terms']],
  ['pagina:/produtos', ['listing']],
  ['avaliacoes', ['serum', 'allReviews']],
  ['avaliacoes:serum', ['serum', 'allReviews']],
  ['avaliacoes:omega 3', ['allReviews']],
  ['avaliacoes:omega-3', ['allReviews']],
])('%s invalidates %j', (requested, affected) => {
  const tags = new Set(pageTagsOf(requested, TOPICS))
  const stale = Object.entries(PAGES).filter(([, own]) => own.some((tag) => tags.has(tag)))
  expect(stale.map(([name]) => name)).toEqual(affected)
})

test('every review topic is a tag, by its name and by its slug', () => {
  expect(TOPICS.length).toBeGreaterThan(10)
  for (const { topic } of TOPICS) {
    expect(pageTagsOf(`avaliacoes:${topic}`, TOPICS)).toContain(cacheTags.topic(topic))
    expect(pageTagsOf(cacheTags.topic(topic), TOPICS)).toContain(cacheTags.topic(topic))
  }
})

test.each([
  '',
  'estoque',
  'constructor',
  'produto',
  'produto:',
  'produto:serum',
  'avaliacoes:cafe',
  'inicio:/x',
  'listas',
])('pageTagsOf(%j) is undefined: not a tag that can be requested', (requested) =>
  expect(pageTagsOf(requested, TOPICS)).toBeUndefined(),
)

test('a requested path has the tags of its page and of its product; / has the tag of the home page', () => {
  expect(pageTagsOfPath('/serum')).toEqual(['produto:/serum', 'pagina:/serum'])
  expect(pageTagsOfPath('/')).toEqual(['inicio'])
})

test('pathOfPage accepts only addresses of shop pages, in either language', () => {
  expect(
    ['/', '/en', '/serum', '/en/serum', '/Serum', '/pagina/termos', '/a/b/c.html'].map(pathOfPage),
  ).toEqual(['/', '/', '/serum', '/serum', '/Serum', '/pagina/termos', '/a/b/c.html'])
  const odd = [
    '',
    'serum',
    '//evil',
    '/../x',
    '/checkout/carrinho',
    '/api',
    '/v2/front',
    '/serum?a=1',
    '/[lang]',
  ]
  expect(odd.map(pathOfPage).filter((path) => path !== undefined)).toEqual([])
})
