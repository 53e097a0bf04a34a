/** @jest-environment node */
import { servingOf } from './serving.ts'

test.each([
  ['peso líquido 216g, porção de 12g, 1 medida', '12g'],
  ['net weight 216g, 12g serving, 1 scoop', '12g'],
  ['peso líquido 900 g, porção de 30 g, 2 medidas', '30 g'],
  ['net weight 900 g, 30 g serving, 2 scoops', '30 g'],
  ['60 comprimidos, porção de 1 comprimido (1,2 g)', '1 comprimido (1,2 g)'],
  ['60 tablets, serving of 1 tablet (1.2 g)', '1 tablet (1.2 g)'],
  ['net weight 50 g', undefined],
  ['conteúdo 30 ml', undefined],
  ['', undefined],
])('spec section 2: one serving of "%s" is %s', (nutrition, serving) => {
  expect(servingOf(nutrition)).toBe(serving)
})
