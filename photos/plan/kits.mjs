import { lineup, steps } from './arrange.mjs'
import { garnish } from './garnish.mjs'
import { square } from './square.mjs'

// Packs of lines with flavours, one to ten of them, with the fruit of their flavours.

const PINEAPPLE = [1.24, 1.15, 0.96]

/** One pack with its fruit at both sides. */
function alone(set, flavour) {
  return [
    ...garnish(flavour, 'main', set.right + 0.22, -0.62, 0.88),
    ...garnish(flavour, 'side', -set.right - 0.36, -0.72, 0.88),
    ...(flavour === 'frutas-tropicais' ? garnish(flavour, 'tall', ...PINEAPPLE) : []),
  ]
}

/** Which part of the fruit lies at the foot of each of two or three packs, and how large. */
const PARTS = { 2: ['main', 'low'], 3: ['side', 'main', 'side'] }
/** In front of a lower pack, fruit of full size would hide the label. */
const TALL = 2.66
const SCALES = { 2: [0.8, 0.72], 3: [0.72, 0.7, 0.6] }

/** One to three packs; each has the fruit of its flavour at its own foot. */
export function fruitScene(packs, flavours) {
  const set = lineup(packs)
  const n = packs.length
  // Packs of one flavour have fruit only in front.
  const feet = flavours.length === 1 ? set.feet?.slice(0, 2) : set.feet
  const fruit =
    feet?.flatMap(([x, y, z], i) =>
      garnish(packs[i].flavour, PARTS[n][i], x, y, SCALES[n][i] * Math.min(1, packs[i].h / TALL), { z }),
    ) ?? alone(set, flavours[0])
  return square({ ...set, things: [...set.things, ...fruit] }, flavours[0])
}

/** Five or ten packs on steps: fruit lies before every pack of the first row, and where a flavour stands on a step
 * only, beside its pack there. */
export function stepScene(packs, flavours) {
  const set = steps(packs)
  const shown = new Set()
  const fruit = packs.flatMap(({ flavour }, i) => {
    const [x, y, z] = set.feet[i] ?? []
    if (x === undefined || (z > 0 && shown.has(flavour))) return []
    shown.add(flavour)
    if (z > 0) return garnish(flavour, 'side', x, y, 0.62, { z, mirrored: x > 0 })
    // The groups alternate, because the same group in front of every pot would look copied.
    return flavours.length === 1 && i % 2
      ? garnish(flavour, 'side', x, y, 0.6)
      : garnish(flavour, 'low', x, y, 0.82)
  })
  return square({ ...set, things: [...set.things, ...fruit] }, flavours[0])
}
