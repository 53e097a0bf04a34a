import { palette } from '../colour.mjs'
import { garnish } from './garnish.mjs'
import { stick, verisolBox } from './packs.mjs'
import { square } from './square.mjs'

// Verisol: a carton with sachets, and sachets alone.

/** Half the length of a sachet with its seams. */
const HALF = 1.085
/** How far each sachet leans, in degrees, and where its foot stands. */
const LEANING = [
  [12, -1.1, -0.02],
  [17, -1.52, -0.19],
  [22, -1.93, -0.36],
]

/** A sachet that stands and leans to the right, its print towards the camera. */
function standing(flavour, [lean, x, y], seed) {
  const a = (lean * Math.PI) / 180
  return {
    ...stick(flavour, seed),
    at: [x + HALF * Math.sin(a), y, HALF * Math.cos(a) + 0.18 * Math.sin(a)],
    turn: [90, lean - 90, 0],
  }
}

/** One carton; three of its sachets lean against its side. */
export function verisolScene(flavour) {
  const things = [
    { ...verisolBox(flavour).thing, at: [0.48, 0, 0], turn: [0, 0, -9] },
    ...LEANING.map((place, i) => standing(flavour, place, i + 1)),
    ...garnish(flavour, 'main', 1.6, -0.62, 0.76),
  ]
  return square({ things, frame: 4.8, middle: [0.04, 0, 1.2] }, flavour)
}

/** Sachets of three flavours in a cup, with their fruit. */
export function sachetScene(flavours) {
  // The second of each three stands in front, so each flavour is in front once.
  const [a, b, c] = flavours
  const nine = [c, a, b, a, b, c, b, c, a]
  const fan = {
    as: 'fan',
    labels: nine.map((flavour) => `print:stick-${flavour}`),
    colours: nine.map((flavour) => palette.flavours[flavour]),
  }
  const fruit = [
    ...garnish(flavours[0], 'side', -1.2, -0.5, 0.9),
    ...garnish(flavours[1], 'side', -0.2, -1.15, 0.8),
    ...garnish(flavours[2], 'main', 1.1, -0.5, 0.85),
  ]
  return square({ things: [fan, ...fruit], frame: 4.5, middle: [0, 0, 1.12] }, flavours[0])
}
