import { dark, light, mix, palette } from '../colour.mjs'
import { mark, sheet } from './sheet.mjs'

/** Label of a powder pot: name on cream above, flavour on its colour below. `top`,`bottom` are heights on the pot. */
export function powderLabel(r, top, bottom, { colour, name, under, flavour, facts, weight }) {
  const on = sheet(r)
  const at = (t) => top + (bottom - top) * t
  const width = r * 1.5
  const wave = (base, swing, shift) => (u) => at(base) + Math.sin(u / (r * 0.62) + shift) * r * swing
  const text = (words, t, style) => on.text(words, { y: at(t), fit: width, ...style })
  const size = (s) => s * r
  return [
    on.strip(top, bottom, { fill: palette.cream }),
    on.strip(wave(0.59, 0.05, 0.4), bottom, { fill: light(colour, 0.45) }),
    on.strip(wave(0.625, 0.045, -0.5), bottom, { fill: mix(colour, '#ffffff', 0.04) }),
    on.strip(wave(0.9, 0.02, 1.6), bottom, { fill: dark(colour, 0.16) }),
    mark(on, 0, at(0.11), size(0.125), palette.coral),
    text('ROSALUME', 0.25, {
      face: 'sans',
      weight: 700,
      size: size(0.115),
      tracking: size(0.042),
      fill: palette.wine,
    }),
    text(name, 0.415, { face: 'display', weight: 600, size: size(0.34), fill: palette.wine }),
    text(under, 0.527, { face: 'sans', weight: 500, size: size(0.118), fill: palette.wine }),
    text(flavour, 0.775, { face: 'display', weight: 600, size: size(0.25), fill: '#ffffff' }),
    text(facts, 0.862, { face: 'sans', weight: 600, size: size(0.1), fill: '#ffffff', opacity: 0.95 }),
    text(weight, 0.965, { face: 'sans', weight: 600, size: size(0.085), fill: '#ffffff', opacity: 0.92 }),
  ].join('')
}
