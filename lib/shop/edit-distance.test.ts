import { closestBeginning, editDistance } from './edit-distance.ts'

for (const [a, b, distance] of [
  ['colageno', 'colageno', 0],
  ['colajeno', 'colageno', 1],
  ['colagneo', 'colageno', 1],
  ['clageno', 'colageno', 1],
  ['collageno', 'colageno', 1],
  ['colajenu', 'colageno', 2],
  ['wey', 'whey', 1],
  ['creatina', 'melatonina', 3],
  ['serum', 'omega', 3],
  ['', 'ab', 2],
] as const)
  test(`the distance of "${a}" and "${b}" is ${distance === 3 ? 'above 2' : distance}`, () => {
    expect(editDistance(a, b, 2)).toBe(distance)
    expect(editDistance(b, a, 2)).toBe(distance)
  })

for (const [text, word, expected] of [
  ['colaj', 'colageno', { beginning: 'colag', errors: 1 }],
  ['colgen', 'colageno', { beginning: 'colagen', errors: 1 }],
  ['oclag', 'colageno', { beginning: 'colag', errors: 1 }],
  ['colag', 'colageno', { beginning: 'colag', errors: 0 }],
  ['colaj', 'cola', { beginning: 'cola', errors: 1 }],
  ['rolaj', 'colageno', undefined],
] as const)
  test(`the closest beginning of "${word}" to "${text}" is ${expected?.beginning ?? 'above the limit'}`, () => {
    expect(closestBeginning(text, word, 1)).toEqual(expected)
  })
