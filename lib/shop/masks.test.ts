/** @jest-environment node */
import { mask, type MaskKind } from './masks.ts'

test.each([
  ['', ''],
  ['1', '(1'],
  ['11', '(11'],
  ['119', '(11) 9'],
  ['1198765', '(11) 98765'],
  ['11987654', '(11) 98765-4'],
  ['11987654321', '(11) 98765-4321'],
  ['119876543219999', '(11) 98765-4321'],
  ['(11) 98765-4321', '(11) 98765-4321'],
  ['11 98765 4321', '(11) 98765-4321'],
  ['abc', ''],
  ['+55 11 98765-4321', '(11) 98765-4321'],
  ['+55', '+55'],
  ['+1 212 555 0100', '+1 212 555 0100'],
  ['55987654321', '(55) 98765-4321'],
])('spec section 5: the phone mask (xx) xxxxx-xxxx formats "%s" as "%s"', (text, masked) =>
  expect(mask('phone', text)).toBe(masked),
)

test.each([
  ['', ''],
  ['01310', '01310'],
  ['013101', '01310-1'],
  ['01310100', '01310-100'],
  ['01310-100', '01310-100'],
  ['013101009', '01310-100'],
  ['CEP 01310 100', '01310-100'],
])('spec section 5: the postal code mask xxxxx-xxx formats "%s" as "%s"', (text, masked) =>
  expect(mask('postalCode', text)).toBe(masked),
)

test('spec section 5: masking a masked text changes nothing', () => {
  for (const kind of ['phone', 'postalCode'] as const)
    for (let length = 0; length < 14; length++) {
      const once = mask(kind, '98765432109876'.slice(0, length))
      expect(mask(kind, once)).toBe(once)
    }
})

test.each(['cnpj', '', 'toString', undefined])(
  'spec section 5: an unknown mask "%s" logs a warning and leaves the text unchanged',
  (kind) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    expect(mask(kind as MaskKind, '123abc')).toBe('123abc')
    expect(warn.mock.calls).toEqual([['Tipo de máscara não especificado']])
    warn.mockRestore()
  },
)
