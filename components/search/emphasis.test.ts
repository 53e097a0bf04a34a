import { emphasize } from './emphasis.ts'

const marked = (name: string, searched: string) =>
  emphasize(name, searched)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('')

test.each([
  ['Colágeno Verisol', 'colageno', '[Colágeno] Verisol'],
  ['Colágeno Verisol', 'COLÁG', '[Colág]eno Verisol'],
  ['Cola\u0301geno', 'cola\u0301g', '[Colág]eno'],
  ['Colágeno Verisol', 'ver col', '[Col]ágeno [Ver]isol'],
  ['Colágeno Verisol', 'colagenos', '[Colágeno] Verisol'],
  ['Creme de retinol para a noite', 'noite', 'Creme de retinol para a [noite]'],
  ['Sérum facial', 'erum', 'Sérum facial'],
  ['Ômega 3 (EPA + DHA)', 'omega 3', '[Ômega] [3] (EPA + DHA)'],
  ['Whey', '<b>', 'Whey'],
  ['Whey', '', 'Whey'],
  ['𝕏tra whey', '𝕏 whey', '[𝕏]tra [whey]'],
])('in “%s” the letters that match “%s” are highlighted', (name, searched, expected) => {
  expect(marked(name, searched)).toBe(expected)
})
