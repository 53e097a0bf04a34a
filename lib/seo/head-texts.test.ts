/** @jest-environment node */
import fc from 'fast-check'
import { cutAtWord, fittingTitle } from './head-texts.ts'

test.each([
  ['Sérum facial', 60, 'Sérum facial'],
  ['um dois três', 12, 'um dois três'],
  ['um dois três', 11, 'um dois…'],
  ['um dois, três', 9, 'um dois…'],
  ['um dois três', 8, 'um dois…'],
  ['abcdefghij', 5, 'abcd…'],
])('R77 %j in %i characters is %j', (text, most, cut) => expect(cutAtWord(text, most)).toBe(cut))

test('R77 a cut text is never too long and begins with whole words of the text', () => {
  const words = fc.array(fc.string({ minLength: 1, maxLength: 12 }), { minLength: 1 })
  fc.assert(
    fc.property(words, fc.integer({ min: 2, max: 60 }), (list, most) => {
      const text = list.join(' ')
      const cut = cutAtWord(text, most)
      expect([...cut].length).toBeLessThanOrEqual(most)
      if (cut !== text) expect(text.startsWith(cut.slice(0, -1))).toBe(true)
    }),
  )
})

test('R77 the first title of 30 to 60 characters is taken; without one the last is cut', () => {
  const name = 'Avaliações: Sérum'
  expect(fittingTitle(`${name} | Loja`, `${name}, de quem usa | Loja`)).toBe(`${name}, de quem usa | Loja`)
  const long = `Avaliações: ${'x'.repeat(30)}, página 2 de 13`
  expect(fittingTitle(`${long} | Rosalume`, long)).toBe(long)
  expect(fittingTitle('a '.repeat(40))).toHaveLength(60)
})
