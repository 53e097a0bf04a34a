/** @jest-environment node */
import { langOfParam, langOfPath, languageTag } from './lang.ts'
import { pagePaths } from './page-paths.ts'
import { barePath, localePath, pathOfUrl, paths } from './paths.ts'

test('the paths of the shop in both languages equal the snapshot', () => {
  const all = Object.entries({ ...paths, ...pagePaths }).map(([name, path]) => [
    name,
    localePath('pt', path('serum')),
    localePath('en', path('serum')),
  ])
  expect(all).toMatchSnapshot()
})

test.each([
  ['/', 'pt'],
  ['/colageno', 'pt'],
  ['/conversion', 'pt'],
  ['/en', 'en'],
  ['/en/colageno', 'en'],
])('the language of the path %s is %s', (path, lang) => {
  expect(langOfPath(path)).toBe(lang)
})

test('P1 each language has its tag; an unknown route parameter is Portuguese', () => {
  expect([
    languageTag('pt'),
    languageTag('en'),
    langOfParam('en'),
    langOfParam('pt'),
    langOfParam('xx'),
  ]).toEqual(['pt-BR', 'en', 'en', 'pt', 'pt'])
})

test('barePath removes the language from a path', () => {
  expect(['/en', '/en/x', '/x', '/'].map(barePath)).toEqual(['/', '/x', '/x', '/'])
})

test.each([
  ['https://loja.example/colageno', '/colageno'],
  ['https://loja.example/en/colageno/?a=1#b', '/colageno'],
  ['/colageno?x=1', '/colageno'],
  ['/sementes/salsa-graúda/', '/sementes/salsa-gra%C3%BAda'],
  ['/sementes/salsa-gra%C3%BAda', '/sementes/salsa-gra%C3%BAda'],
  ['https://loja.example', '/'],
  ['http://[', '/'],
  ['//outra.example/x', '/x'],
  ['//outra.example', '/'],
  ['/\\\\outra.example/x', '/x'],
  ['/\t/outra.example/x', '/x'],
  ['https://loja.example//outra.example/x', '/outra.example/x'],
  ['/en//outra.example', '/outra.example'],
  ['javascript:alert(1)', '/'],
  ['mailto:a@b.example', '/'],
  ['', '/'],
])('the path of %s is %s', (url, path) => {
  expect(pathOfUrl(url)).toBe(path)
})

test('a link to the path of any address stays on the host of the shop', () => {
  const parts = [
    '/',
    '//',
    '\\',
    '\t',
    '\n',
    ' ',
    'https:',
    'HTTP:',
    'javascript:',
    'en',
    'a.example',
    '@',
    ':',
    '?',
    '#',
    '..',
    'x',
  ]
  let seed = 7
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  for (let round = 0; round < 5000; round++) {
    const address = Array.from({ length: 1 + random(7) }, () => parts[random(parts.length)]).join('')
    const path = pathOfUrl(address)
    const link = new URL(path, 'https://loja.example/pagina')
    expect([address, link.origin, path[0]]).toEqual([address, 'https://loja.example', '/'])
    expect(new URL(localePath('en', path), 'https://loja.example').origin).toBe('https://loja.example')
  }
})
