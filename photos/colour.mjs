import { readFileSync } from 'node:fs'

/** Colours of the pictures: brand and flavours. */
export const palette = JSON.parse(readFileSync(new URL('./palette.json', import.meta.url), 'utf8'))

const parts = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16))
const hex = (rgb) =>
  `#${rgb
    .map((v) =>
      Math.round(Math.min(255, Math.max(0, v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Mixes two #rrggbb colours, t = 0 gives a, t = 1 gives b. */
export const mix = (a, b, t) => hex(parts(a).map((v, i) => v + (parts(b)[i] - v) * t))
/** Towards white. */
export const light = (colour, t) => mix(colour, '#ffffff', t)
/** Towards the warm shadow tone of all pictures. */
export const dark = (colour, t) => mix(colour, '#2a0d16', t)
