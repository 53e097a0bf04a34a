import { distance, nearestPath } from './nearest-path.ts'

const KNOWN = [
  '/colageno',
  '/verisol',
  '/whey',
  '/serum',
  '/omega-3-epa-dha-vita-e.html',
  '/pagina/termos',
  '/produtos',
]

test.each([
  ['', '', 0],
  ['serum', 'serum', 0],
  ['serun', 'serum', 1],
  ['abc', '', 3],
  ['kitten', 'sitting', 3],
])('from %s to %s: %i letters', (from, to, letters) => {
  expect(distance(from, to)).toBe(letters)
  expect(distance(to, from)).toBe(letters)
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
  ['/xyzzy-plugh', undefined],
  ['/a', undefined],
  ['/%ff', undefined],
  ['/wp-login.php', undefined],
])('who asks for %s may mean %s', (asked, meant) => {
  expect(nearestPath(asked, KNOWN)).toBe(meant)
})

test('an endless address costs no more than a short one', () => {
  expect(nearestPath(`/${'a'.repeat(2000)}`, KNOWN)).toBeUndefined()
})
