/** @jest-environment node */
import { isCnpj } from './cnpj.ts'

// Banco do Brasil, Petrobras, and the example of Receita Federal with letters.
test.each(['00.000.000/0001-91', '33000167000101', '12.ABC.345/01DE-35', ' 12abc34501de35 '])(
  '%s is a CNPJ',
  (text) => {
    expect(isCnpj(text)).toBe(true)
  },
)

test.each([
  '',
  '00.000.000/0001-92',
  '00000000000000',
  '3300016700010',
  '12ABC34501DE36',
  '12.ABC.345/01DE-3A',
])('%s is not a CNPJ', (text) => {
  expect(isCnpj(text)).toBe(false)
})
