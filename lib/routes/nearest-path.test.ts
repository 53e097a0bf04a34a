/** @jest-environment node */
import { distance, nearestPath } from './nearest-path.ts'

const KNOWN = [
  '/colageno',
  '/verisol',
  '/whey',
  '/serum',
  '/omega-3-epa-dha-vita-e.html',
  '/creme-facial-resveratrol-para-o-dia.html',
  '/creme-facial-retinol-para-a-noite.html',
  '/pagina',
  '/pagina/termos',
  '/pagina/atendimento',
  '/produtos',
]

test.each([
  ['', '', 0],
  ['serum', 'serum', 0],
  ['serun', 'serum', 1],
  ['abc', '', 3],
  ['kitten', 'sitting', 3],
])('the edit distance from %s to %s is %i', (from, to, edits) => {
  expect(distance(from, to)).toBe(edits)
  expect(distance(to, from)).toBe(edits)
})

test.each([
  ['/colagenos', '/colageno'],
  ['/Col%C3%A1geno', '/colageno'],
  ['/colageno/', '/colageno'],
  ['/kit-verisol', '/verisol'],
  ['/serun', '/serum'],
  ['/omega-3', '/omega-3-epa-dha-vita-e.html'],
  ['/termos', '/pagina/termos'],
  ['/produto', '/produtos'],
  ['/wey', '/whey'],
  ['/loja/serum', '/serum'],
  ['/produto/colageno-500g', '/colageno'],
  ['/retinol', '/creme-facial-retinol-para-a-noite.html'],
  ['/ajuda/atendimento', '/pagina/atendimento'],
  // Two pages have these words, and every word of these addresses is in some name or close to one.
  ['/creme-facial', undefined],
  ['/paginas', '/pagina'],
  ['/nao-existe-esta-pagina', undefined],
  ['/dia', undefined],
  ['/vitamina', undefined],
  ['/germes', undefined],
  ['/they-are', undefined],
  ['/xyzzy-plugh', undefined],
  ['/a', undefined],
  ['/%ff', undefined],
  ['/wp-login.php', undefined],
])('the known path nearest to %s is %s', (requested, nearest) => {
  expect(nearestPath(requested, KNOWN)).toBe(nearest)
})

test('a very long path is compared by its first 60 characters only', () => {
  expect(nearestPath(`/${'a'.repeat(2000)}`, KNOWN)).toBeUndefined()
})
