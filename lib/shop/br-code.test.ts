/** @jest-environment node */
import fc from 'fast-check'
import { brCode, crc16, readBrCode } from './br-code.ts'

const RANDOM_KEY = '123e4567-e12b-12d1-a456-426655440000'

// The codes that Banco Central's manual prints, with another published one that has an amount.
const STATIC =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D'
const DYNAMIC =
  '00020101021226700014br.gov.bcb.pix2548pix.example.com/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***630464E4'
const WITH_AMOUNT =
  '00020126360014BR.GOV.BCB.PIX0114+5511943214321520400005303986540566.665802BR5907EMPRESA6008BRASILIA62070503***6304'

test.each([STATIC, DYNAMIC])('the checksum of a published code is the one it ends with: %s', (code) => {
  expect(crc16(code.slice(0, -4))).toBe(code.slice(-4))
})

test('CRC-16/CCITT-FALSE of the check string of its definition is 29B1', () => {
  expect(crc16('123456789')).toBe('29B1')
})

test('the static example of the manual is written and read back', () => {
  expect(brCode({ key: RANDOM_KEY, name: 'Fulano de Tal', city: 'BRASILIA' })).toBe(STATIC)
  expect(readBrCode(STATIC)).toEqual({
    key: RANDOM_KEY,
    name: 'Fulano de Tal',
    city: 'BRASILIA',
    amountCents: undefined,
    txid: undefined,
  })
})

test('a code with an amount that another program wrote is read', () => {
  expect(readBrCode(WITH_AMOUNT + crc16(WITH_AMOUNT))).toMatchObject({
    key: '+5511943214321',
    amountCents: 6666,
  })
})

test('a dynamic code, a changed character and other text are not a static Pix code', () => {
  for (const text of [
    DYNAMIC,
    STATIC.replace('Fulano', 'Fulana'),
    STATIC.slice(0, -1),
    '',
    '6304FFFF',
    'pix',
  ])
    expect(readBrCode(text)).toBeUndefined()
})

test.each([
  [
    'São João & Cia. Cosméticos do Brasil Ltda',
    'Poços de Caldas',
    'Sao Joao & Cia. Cosmetico',
    'Pocos de Caldas',
  ],
  ['Rosa\u{1f339}lume', 'Santa Rita do Passa Quatro', 'Rosa lume', 'Santa Rita do P'],
  ['日本', '', 'LOJA', 'BRASIL'],
])(
  'the name %s and the city %s are cut to the permitted letters',
  (name, city, expectedName, expectedCity) => {
    expect(readBrCode(brCode({ key: RANDOM_KEY, name, city }))).toMatchObject({
      name: expectedName,
      city: expectedCity,
    })
  },
)

test('every amount, transaction id, name and city is read back from its code, which is ASCII', () => {
  const txid = fc.stringMatching(/^[A-Za-z0-9]{1,25}$/)
  const amount = fc.integer({ min: 1, max: 99_999_999 })
  fc.assert(
    fc.property(amount, txid, fc.string({ unit: 'grapheme' }), fc.string(), (amountCents, id, name, city) => {
      const code = brCode({ key: 'demonstracao@rosalume.example', name, city, amountCents, txid: id })
      expect(code).toMatch(/^[\x20-\x7e]+$/)
      const read = readBrCode(code)
      expect(read).toMatchObject({ key: 'demonstracao@rosalume.example', amountCents, txid: id })
      expect(read!.name.length).toBeLessThanOrEqual(25)
      expect(read!.city.length).toBeLessThanOrEqual(15)
    }),
  )
})

test('an amount that is not a whole number of cents above 0, and an impossible key, are refused', () => {
  const pix = { key: RANDOM_KEY, name: 'A', city: 'B' }
  for (const amountCents of [0, -1, 1.5, NaN, Infinity])
    expect(() => brCode({ ...pix, amountCents })).toThrow('amount')
  for (const key of ['', 'a b@c.example', 'x'.repeat(78)])
    expect(() => brCode({ ...pix, key })).toThrow('key')
  expect(() => brCode({ ...pix, txid: 'x'.repeat(26) })).toThrow('transaction id')
})
