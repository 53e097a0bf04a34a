/** @jest-environment node */
import { withFixedSpaces } from './fixed-spaces.ts'

test('a detail breaks neither between a number and its word nor before a dash', () => {
  expect(withFixedSpaces('Seu kit, 3 potes: 2 Cranberry, 1 Frutas Tropicais - 30 dias')).toBe(
    'Seu kit, 3\u00a0potes: 2\u00a0Cranberry, 1\u00a0Frutas Tropicais\u00a0- 30\u00a0dias',
  )
})
