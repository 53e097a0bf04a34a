// From linear light to sRGB: exposure, a soft shoulder that protects highlights from clipping, sRGB encoding, and half
// a step of dither against bands in the smooth ground.

const KNEE = 0.72

/** Straight up to the knee, then bending towards 1. */
const shoulder = (v) => (v < KNEE ? v : KNEE + (1 - KNEE) * (1 - Math.exp(-(v - KNEE) / (1 - KNEE))))
const encode = (v) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)
/** A little more contrast around the middle, in display values. */
const contrast = (v, amount) => v + amount * (v * v * (3 - 2 * v) - v)

/** Bytes (RGB) of a linear picture. `exposure` 1 is as rendered. */
export function toneMap({ width, height, planes }, { exposure = 1.14, punch = 0.38 } = {}) {
  const data = Buffer.alloc(width * height * 3)
  let seed = 12345
  for (let i = 0; i < width * height; i++) {
    const rgb = planes.map((plane) => Math.max(0, plane[i] * exposure))
    const most = Math.max(...rgb, 1e-6)
    const soft = shoulder(most) / most
    for (let c = 0; c < 3; c++) {
      // The mean of two curves: one scales all channels by the brightest, which keeps the hue; the other curves each channel
      // by itself, which lets highlights turn white.
      const v = 0.5 * rgb[c] * soft + 0.5 * shoulder(rgb[c])
      seed = (seed * 1664525 + 1013904223) >>> 0
      data[i * 3 + c] = Math.max(
        0,
        Math.min(255, Math.round(contrast(encode(v), punch) * 255 + seed / 2 ** 32 - 0.5)),
      )
    }
  }
  return data
}
