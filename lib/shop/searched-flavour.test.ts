/** @jest-environment node */
import { pathWithFlavour, searchedFlavour } from './searched-flavour.ts'

const values = [
  { label: 'Limão', idProduto: 423 },
  { label: 'Frutas Tropicais', idProduto: 425 },
  { label: 'Pink Lemonade', idProduto: 426 },
  { label: '200 g', idProduto: 0 },
]

test.each([
  ['colágeno limao', 423],
  ['COLÁGENO LIMÃO', 423],
  ['frutas tropicais', 425],
  ['frutas', 0],
  ['colágeno 200 g', 0],
  ['', 0],
])('R52 the search text "%s" names the flavour %d', (text, sabor) => {
  expect(searchedFlavour(values, text)).toBe(sabor)
})

test('R52 the path of a product has the flavour that the search text names', () => {
  expect(pathWithFlavour('/colageno', values, 'limão')).toBe('/colageno?sabor=423')
  expect(pathWithFlavour('/colageno', values, 'colágeno')).toBe('/colageno')
  expect(pathWithFlavour('/colageno?sabor=422', values, 'limão')).toBe('/colageno?sabor=422')
  expect(pathWithFlavour('/colageno', values)).toBe('/colageno')
})
