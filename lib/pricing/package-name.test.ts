/** @jest-environment node */
import { DEMO_BRAND } from '#lib/testing/demo-brand.ts'
import type { Lang } from '../routes/lang.ts'
import { withPackages } from './package-name.ts'

test.each<[Lang, string, string | undefined]>([
  ['pt', '2 potes', 'pote'],
  ['pt', 'Seu kit, 3 potes', 'pote'],
  ['pt', '1 frasco', 'frasco'],
  ['pt', '3 CAIXAS', 'caixa'],
  ['pt', '2 bisnagas', 'bisnaga'],
  ['en', '2 jars', 'jar'],
  ['en', '2 tubs', 'tub'],
  ['en', '3 bottles', 'bottle'],
  ['en', '1 box', 'box'],
  ['en', '2 tubes', 'tube'],
  ['en', '2 potes', 'jar'],
  ['pt', '1 unidade', undefined],
  ['pt', 'Potencial', undefined],
  ['pt', '', undefined],
])('P17 %s: the title %p counts the package %p', (lang, title, unit) => {
  expect(withPackages([{ title }], DEMO_BRAND.packages, lang)).toEqual([{ title, ...(unit && { unit }) }])
})

test('P17 P28 a brand without names of packages gives none', () => {
  expect(withPackages([{ title: '2 potes' }], [], 'pt')).toEqual([{ title: '2 potes' }])
})
