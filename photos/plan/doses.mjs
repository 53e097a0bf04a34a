import { square } from './square.mjs'

// Capsules and tablets by the handful.

const HEAPS = {
  'colageno-tipo-2': ['capsule', { count: 32 }],
  'omega-3': ['softgel', { count: 28 }],
  multivitaminico: ['tablet', { count: 30, long: true, colours: ['#bcc48e', '#afb97f'] }],
  melatonina: ['tablet', { count: 26 }],
}

/** A heap of one dose, on darker paper and in lower light, so that pale tablets stand out. */
export function heapScene(line) {
  const [dose, more] = HEAPS[line]
  const things = [
    { as: 'low-light', strength: 1.3, window: 0.58 },
    { as: 'spill', dose, ...more },
  ]
  const view = { pitch: 30, focus: [0, -0.5], stop: 2.4 }
  const scene = square({ things, frame: 3.1, middle: [0, 0, 0.2] }, line, view)
  return { ...scene, ground: { ...scene.ground, amount: 0.36 } }
}
