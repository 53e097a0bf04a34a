/** @jest-environment node */
import { withUnbrokenUnits } from './units.ts'

test.each([
  ['2,5 g de Verisol', '2,5\u00a0g de Verisol'],
  ['(200 ml)', '(200\u00a0ml)'],
  ['de 60 mg a 1.000 mg.', 'de 60\u00a0mg a 1.000\u00a0mg.'],
  ['400 UI, 25 °C, 80 kcal', '400\u00a0UI, 25\u00a0°C, 80\u00a0kcal'],
  ['5 gotas, 3 gomas, 2 litros', '5 gotas, 3 gomas, 2 litros'],
  ['12g', '12g'],
])('the number and unit in %j stay on one line', (text, joined) => {
  expect(withUnbrokenUnits(text)).toBe(joined)
})
