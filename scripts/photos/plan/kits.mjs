import { lineup, steps } from './arrange.mjs'
import { garnish } from './garnish.mjs'
import { square } from './set.mjs'

// Packs of lines with flavours, one to ten of them, with the fruit of their flavours.

/** Fruit of one pack lies at both its sides; that of two before the step, that of three outside. */
const SPOTS = {
  1: (right) => ({ main: [right + 0.22, -0.62, 0.88], side: [-right - 0.36, -0.72, 0.88] }),
  2: (right) => ({ main: [right * -0.78, -1.4, 0.8], side: [right * -0.2, -1.9, 0.66] }),
  3: (right) => ({ main: [right + 0.12, -1.0, 0.7], side: [-right - 0.16, -1.1, 0.72] }),
}
const PINEAPPLE = { 1: [1.24, 1.15, 0.96], 2: [1.0, 1.4, 1.16] }

/** One to three packs with fruit of their flavours. */
export function fruitScene(packs, flavours) {
  const set = lineup(packs)
  const { main, side } = SPOTS[packs.length](set.right)
  const [left, right] = [flavours[0], flavours[1] ?? flavours[0]]
  const [large, small] = packs.length === 2 ? [left, right] : [right, left]
  const tall = flavours.includes('frutas-tropicais') ? PINEAPPLE[packs.length] : undefined
  const fruit = [
    ...garnish(large, 'main', ...main),
    ...garnish(small, 'side', ...side),
    ...(tall ? garnish('frutas-tropicais', 'tall', ...tall) : []),
  ]
  return square({ ...set, things: [...set.things, ...fruit] }, flavours[0])
}

/** Five or ten packs on steps, with fruit at their foot. */
export function stepScene(packs, flavours) {
  const set = steps(packs)
  const fruit = set.gaps.flatMap((x, i) => garnish(flavours[i % flavours.length], 'low', x, -1.95, 0.95))
  return square({ ...set, things: [...set.things, ...fruit] }, flavours[0])
}
