import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import fc from 'fast-check'
import { placeOf } from './cep-places.ts'

for (const [cep, uf, city] of [
  ['01310100', 'SP', 'São Paulo'],
  ['08499999', 'SP', 'São Paulo'],
  ['20040002', 'RJ', 'Rio de Janeiro'],
  ['13083970', 'SP', 'Campinas'],
  ['29010004', 'ES', 'Vitória'],
  ['69005010', 'AM', 'Manaus'],
  ['69301000', 'RR', 'Boa Vista'],
  ['69901000', 'AC', 'Rio Branco'],
  ['70040010', 'DF', 'Brasília'],
  ['74003010', 'GO', 'Goiânia'],
  ['88010400', 'SC', 'Florianópolis'],
  ['90010000', 'RS', 'Porto Alegre'],
] as const)
  test(`4.19 the CEP ${cep} is in ${city}, ${uf}`, () => assert.deepEqual(placeOf(cep), { uf, city }))

for (const cep of ['00000000', '00999999', '99999999', '78950000', '0131010', '013101000', '01310-10', ''])
  test(`4.19 the CEP "${cep}" does not exist`, () => assert.equal(placeOf(cep), undefined))

test('4.19 a CEP outside of every known city still has its state', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_000_000, max: 76_999_999 }), (number) => {
      const place = placeOf(String(number).padStart(8, '0'))
      assert.match(place?.uf ?? '', /^[A-Z]{2}$/)
    }),
  )
})

test('the ranges of cities ascend, do not overlap and stay in one state', () => {
  const lines = readFileSync(join(import.meta.dirname, 'cep-cities.txt'), 'utf8')
    .trimEnd()
    .split('\n')
  let last = ''
  for (const line of lines) {
    const [from = '', to = ''] = line.split(' ')
    assert.ok(last < from && from <= to, line)
    assert.deepEqual(placeOf(from), placeOf(to), line)
    assert.equal(placeOf(from)?.city, line.slice(18))
    last = to
  }
})
