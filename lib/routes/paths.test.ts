import { langOfParam, langOfPath, languageTag } from './lang.ts'
import { pagePaths } from './page-paths.ts'
import { barePath, localePath, pathOfUrl, paths } from './paths.ts'

test('every address of the shop in both languages', () => {
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
  ['/english', 'pt'],
  ['/en', 'en'],
  ['/en/colageno', 'en'],
])('the path %s decides the language %s', (path, lang) => {
  expect(langOfPath(path)).toBe(lang)
})

test('language tags', () => {
  expect([
    languageTag('pt'),
    languageTag('en'),
    langOfParam('en'),
    langOfParam('pt'),
    langOfParam('xx'),
  ]).toEqual(['pt-BR', 'en', 'en', 'pt', 'pt'])
})

test('the bare path has no language', () => {
  expect(['/en', '/en/x', '/x', '/'].map(barePath)).toEqual(['/', '/x', '/x', '/'])
})

test.each([
  ['https://loja.example/colageno', '/colageno'],
  ['https://loja.example/en/colageno/?a=1#b', '/colageno'],
  ['/colageno?x=1', '/colageno'],
  ['https://loja.example', '/'],
  ['http://[', '/'],
])('the path of %s is %s', (url, path) => {
  expect(pathOfUrl(url)).toBe(path)
})
