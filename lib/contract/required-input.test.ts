/** @jest-environment node */
import { objectOrDefaults } from './fields.ts'
import { asksForInput, isFilled } from './required-input.ts'

const schema = objectOrDefaults({ personalizacoes: asksForInput(), conjunto: isFilled() })
const read = (personalizacoes: unknown, conjunto: unknown = []) =>
  schema.validateSync({ personalizacoes, conjunto }, { disableStackTrace: true })

test.each([
  [undefined, false],
  [null, false],
  ['', false],
  [[], false],
  [{}, false],
  [[{ nome: 'Bordado', obrigatorio: 'n' }], false],
  [[{ nome: 'Bordado', obrigatorio: 0 }, { obrigatoria: false }], false],
  [{ 7: { nome: 'Bordado', obrigatorio: 'n' } }, false],
  [[{ nome: 'Bordado', obrigatorio: 's' }], true],
  [[{ obrigatorio: 'n' }, { obrigatorio: true }], true],
  // An entry that is not marked as optional counts as required (platform 6).
  [[{ nome: 'Bordado' }], true],
  [['Bordado'], true],
  [{ campo: { tipo: 'texto' } }, true],
])('platform 3.3 personalizacoes %j needs input: %s', (personalizacoes, expected) => {
  expect(read(personalizacoes).personalizacoes).toBe(expected)
})

test.each([
  [undefined, false],
  [null, false],
  ['', false],
  ['n', false],
  [0, false],
  [[], false],
  [{}, false],
  ['s', true],
  [1, true],
  [[{ id: 1 }], true],
  [{ grupos: [] }, true],
])('platform 3.3 conjunto %j is filled: %s', (conjunto, expected) => {
  expect(read([], conjunto).conjunto).toBe(expected)
})
