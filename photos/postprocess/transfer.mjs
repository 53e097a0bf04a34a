// The transfer function of the networks' input: perceptually even steps from black to the brightest half float. The
// networks were trained with these constants.

const [A, B, C, D, E, F, G] = [
  1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3, 1.92653254e-1, 6.26026094e-3, 9.98620152e-1,
]
const [DARK, DIM] = [1.5794576e-6, 3.22087631e-2]
const [DARK_STEP, DIM_STEP] = [2.23151711e-3, 3.70974749e-1]
const MOST = 65504
const MIDDLE = 0.18

const steps = (y) => (y <= DARK ? A * y : y <= DIM ? B * y ** C + D : E * Math.log(y + F) + G)
const light = (x) =>
  x <= DARK_STEP ? x / A : x <= DIM_STEP ? ((x - D) / B) ** (1 / C) : Math.exp((x - G) / E) - F
const NORM = 1 / steps(MOST)

/** The factor that brings the middle of a picture's light (linear planes r, g, b) to a photographer's grey card. */
export function exposureScale([r, g, b]) {
  let sum = 0
  for (let i = 0; i < r.length; i++) sum += Math.log2(0.2127 * r[i] + 0.7152 * g[i] + 0.0722 * b[i] + 1e-4)
  return MIDDLE / 2 ** (sum / r.length)
}

/** Encodes linear light as network input, 0…1. */
export const toNetwork = (plane, scale) =>
  plane.map((v) => steps(Math.min(MOST, Math.max(0, v) * scale)) * NORM)

/** Decodes network output to linear light. */
export const fromNetwork = (plane, scale) => plane.map((v) => light(v / NORM) / scale)
