import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aboveLimitText, couponMinimumText } from './texts.ts'

test('P3 T11 an amount in a message of the store looks as on the pages, in both languages', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  assert.equal(plain(couponMinimumText(10_000, 'en')), 'This coupon applies to purchases from R$ 100.00 on.')
  assert.equal(plain(couponMinimumText(10_000, 'pt')), 'Este cupom vale em compras a partir de R$ 100,00.')
  assert.match(plain(aboveLimitText(150_000, 'en')), /^Orders above R\$ 1,500\.00 are/)
})
