import { random } from '../random.mjs'
import { tone } from '../postprocess/tone-mapping.mjs'

// What a phone makes of light: it measures it by itself, guesses the colour of the lamp not quite right, darkens the
// corners and leaves its noise.

const GREY = 0.32
const luma = (r, g, b) => 0.2127 * r + 0.7152 * g + 0.0722 * b

/** The factor that brings what stands in the middle of a picture to a mean brightness. */
function metered({ width, height, planes: [r, g, b] }) {
  let [sum, weights] = [0, 0]
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const off = Math.hypot((x / width - 0.5) * 2, (y / height - 0.5) * 2)
      const weight = 0.25 + Math.max(0, 1 - off)
      sum += weight * Math.min(1.6, luma(r[i], g[i], b[i])) ** 0.5
      weights += weight
    }
  return GREY / (sum / weights) ** 2
}

/** Random numbers of the bell curve. */
const bell = (next) => Math.sqrt(-2 * Math.log(1 - next(0, 1))) * Math.cos(2 * Math.PI * next(0, 1))

/** Noise of a small sensor on bytes (RGB): fine in brightness, blotched in colour, more where it is dark. */
function grain(data, width, height, amount, next) {
  const [wide, high] = [Math.ceil(width / 3) + 1, Math.ceil(height / 3) + 1]
  const blotch = Array.from({ length: wide * high * 2 }, () => bell(next))
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i += 3) {
      const dark = 1.25 - 0.75 * (luma(data[i], data[i + 1], data[i + 2]) / 255)
      const cell = (Math.floor(y / 3) * wide + Math.floor(x / 3)) * 2
      const fine = bell(next) * amount * dark
      const [red, blue] = [0.4 * amount * dark * blotch[cell], 0.55 * amount * dark * blotch[cell + 1]]
      for (const [c, more] of [red, 0, blue].entries())
        data[i + c] = Math.max(0, Math.min(255, Math.round(data[i + c] + fine + more)))
    }
}

/**
 * Bytes (RGB) of a clean linear picture as a phone keeps them. `ev` is what its owner corrected in stops, `warm` how far
 * the white balance is off (−1 blue … 1 yellow), `noise` the grain in steps of 255.
 */
export function film(light, { ev = 0, warm = 0, punch = 0.42, noise = 4, corners = 0.22, seed = 1 }) {
  const { width, height, planes } = light
  const exposure = metered(light) * 2 ** ev
  const cast = [1 + 0.13 * warm, 1 + 0.01 * warm, 1 - 0.2 * warm]
  const falling = (x, y) =>
    1 - corners * Math.min(1.4, ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) * 2.4) ** 1.4
  const seen = planes.map((plane, c) =>
    plane.map((v, i) => v * cast[c] * falling(i % width, Math.floor(i / width))),
  )
  const data = tone({ width, height, planes: seen }, { exposure, punch })
  grain(data, width, height, noise, random(seed))
  return { data, width, height }
}
