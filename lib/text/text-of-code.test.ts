/** @jest-environment node */
import { textOfCode } from './text-of-code.ts'

const TEXTS = { falhou: 'Não deu certo.' }

test.each([
  ['falhou', 'Não deu certo.'],
  ['outro', undefined],
  ['', undefined],
  ['constructor', undefined],
  ['__proto__', undefined],
  ['toString', undefined],
])('the code "%s" has the text "%s"', (code, text) => expect(textOfCode(TEXTS, code)).toBe(text))
