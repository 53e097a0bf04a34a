/** @jest-environment node */
import { cpfOf, formatCpf, maskedCpf } from './cpf.ts'

test.each([
  ['529.982.247-25', '52998224725'],
  ['52998224725', '52998224725'],
  [' 111.444.777-35 ', '11144477735'],
  ['000.000.001-91', '00000000191'],
])('P31 the CPF %j has valid check digits', (typed, digits) => {
  expect(cpfOf(typed)).toBe(digits)
})

test.each([
  '',
  '529.982.247-24',
  '529.982.247-35',
  '111.111.111-11',
  '5299822472',
  '529982247255',
  'abc',
  '529-982-247.25',
])('P31 %j is not a CPF', (typed) => {
  expect(cpfOf(typed)).toBeUndefined()
})

test('P31 exactly one pair of check digits fits each nine digits', () => {
  for (const start of ['123456789', '987654321', '100000000', '000000001']) {
    const fitting = Array.from({ length: 100 }, (_, pair) => start + String(pair).padStart(2, '0')).filter(
      cpfOf,
    )
    expect(fitting).toHaveLength(1)
  }
})

test('P31 a CPF is shown with dots and hyphen, or with its ends hidden', () => {
  expect(formatCpf('52998224725')).toBe('529.982.247-25')
  expect(maskedCpf('52998224725')).toBe('***.982.247-**')
})
