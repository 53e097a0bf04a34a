/** @jest-environment node */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { DEFAULT_BRAND, readBrand } from '../../brand/read-brand.ts'
import { reviewTopics } from '../../content/review-topics.ts'
import { pagePaths } from '../../routes/page-paths.ts'
import { pagePath, pagesOfPath, pagesOfTag, type AffectedPages } from './affected-pages.ts'

const TOPICS = reviewTopics(readBrand(DEFAULT_BRAND), 'pt')

const TAGS = [
  'configuracoes',
  'menus',
  'precos',
  'catalogo',
  'inicio',
  'paginas',
  'avaliacoes',
  'produto:/serum',
]
const PAGES = [
  '/produtos',
  '/categoria/skincare',
  '/marca/rosalume',
  '/avaliacoes-produtos-rosalume',
  '/colageno',
]

test('every named folder exists in app/', () => {
  const named = [...TAGS.map((tag) => pagesOfTag(tag, TOPICS)), ...PAGES.map(pagesOfPath)]
  const folders = new Set(named.flatMap((pages) => pages?.folders ?? []))
  expect(folders.size).toBeGreaterThan(6)
  const missing = [...folders].filter((folder) => !existsSync(path.join('app', folder)))
  expect(missing).toEqual([])
})

test.each([
  ['menus', ['/', '/serum', '/pagina/termos', '/avaliacoes-produtos-rosalume'], []],
  [
    'precos',
    ['/', '/serum', '/produtos', '/categoria/skincare', '/monte-seu-kit'],
    ['/pagina', '/pagina/termos'],
  ],
  ['produto:/whey', ['/', '/whey', '/serum', '/produtos'], ['/pagina/termos']],
  ['inicio', ['/'], ['/serum', '/produtos', '/pagina/termos']],
  ['paginas', ['/pagina', '/pagina/termos', '/produtos', '/verisol'], ['/serum', '/']],
  ['pagina:/pagina/termos', ['/pagina/termos'], ['/pagina/quem-somos', '/produtos']],
  ['pagina:/produtos', ['/produtos'], ['/pagina/termos']],
  [
    'avaliacoes:renova hair',
    ['/', '/colageno', '/gomas-renova-hair', '/avaliacoes-produtos-rosalume'],
    ['/serum', '/produtos'],
  ],
  ['avaliacoes', ['/', '/serum', '/whey', '/avaliacoes-produtos-rosalume'], ['/produtos', '/pagina/termos']],
] as const)('%s', (tag, affected, others) => {
  const pages = pagesOfTag(tag, TOPICS)!
  expect(affected.filter((each) => !isAffected(pages, each))).toEqual([])
  expect(others.filter((each) => isAffected(pages, each))).toEqual([])
})

test('every review topic is a tag, by its name and by its slug', () => {
  for (const { topic } of TOPICS) {
    const pages = pagesOfTag(`avaliacoes:${topic}`, TOPICS)
    expect(pages).toBeDefined()
    expect(pagesOfTag(`avaliacoes:${topic.replaceAll(' ', '-')}`, TOPICS)).toEqual(pages)
  }
})

test('pagePath accepts only addresses of shop pages', () => {
  const pages = ['/', '/en', '/en/serum', '/pagina/termos', '/omega-3-epa-dha-vita-e.html', '/a/b']
  expect(pages.map(pagePath)).toEqual([
    '/',
    '/',
    '/serum',
    '/pagina/termos',
    '/omega-3-epa-dha-vita-e.html',
    '/a/b',
  ])
  const invalidAddresses = [
    '',
    'serum',
    '/Serum',
    '//a',
    '/pt',
    '/api',
    '/checkout',
    '/moderacao',
    '/a?b',
    '/_next',
    '/a.js',
    '/a\n',
  ]
  expect(invalidAddresses.map(pagePath).filter((found) => found !== undefined)).toEqual([])
})

const SHOP = '/[lang]/(shop)'

// Whether Next would make the page at a path without language stale: by its own tag or by that of a folder above it.
function isAffected({ paths, folders }: AffectedPages, path: string): boolean {
  if (paths.includes(path) || folders.includes('/')) return true
  const institutional = pagePaths.institutional()
  if (path === institutional || path.startsWith(`${institutional}/`))
    return folders.includes('/[lang]/pagina')
  const lists = pagesOfPath(path).folders.filter((folder) => !/\/(?:sabor|store)$/.test(folder))
  return folders.includes(SHOP) || lists.some((folder) => folders.includes(folder))
}
