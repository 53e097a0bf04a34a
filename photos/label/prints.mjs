import { dark, light, mix, palette } from '../colour.mjs'
import { mark, sheet } from './sheet.mjs'

const setter = (on, r, at, width) => (words, t, style) =>
  words ? on.text(words, { y: at(t), fit: width, ...style }) : ''

/** Label of a capsule bottle: brand on cream, a wide band of colour with the name; `over` is its first, smaller line. */
export function capsuleLabel(r, top, bottom, { colour, over, name, under, big, weight }) {
  const on = sheet(r)
  const at = (t) => top + (bottom - top) * t
  const size = (s) => s * r
  const text = setter(on, r, at, r * 1.5)
  return [
    on.strip(top, bottom, { fill: palette.cream }),
    on.strip(at(0.29), at(0.7), { fill: colour }),
    on.strip(at(0.7), at(0.722), { fill: mix(colour, palette.cream, 0.55) }),
    mark(on, 0, at(0.085), size(0.115), palette.coral),
    text('ROSALUME', 0.22, { weight: 700, size: size(0.12), tracking: size(0.042), fill: palette.wine }),
    text(over, 0.412, { face: 'display', weight: 600, size: size(0.2), fill: '#ffffff' }),
    text(name, over ? 0.562 : 0.505, {
      face: 'display',
      weight: 600,
      size: size(over ? 0.29 : 0.32),
      fill: '#ffffff',
    }),
    text(under, over ? 0.668 : 0.635, { weight: 600, size: size(over ? 0.112 : 0.135), fill: '#ffffff' }),
    // Figures at the sides of a round pack turn away: a "40" reads as "10" there.
    text(big, 0.84, {
      face: 'display',
      weight: 600,
      size: size(0.19),
      fit: r * 1.16,
      fill: dark(colour, 0.15),
    }),
    text(weight, 0.955, { weight: 600, size: size(0.105), fill: palette.wine }),
  ].join('')
}

/** Words printed straight on a cosmetic: brand, name, what it is, content. Lines are stacked in units of r. */
export function cosmeticPrint(
  r,
  top,
  bottom,
  { ink, accent = ink, name, under, weight, scale = 1, gap = 1 },
) {
  const on = sheet(r)
  const size = (s) => s * r * scale
  const line = (words, y, style) => on.text(words, { y, fit: r * 1.42, ...style })
  const brand = top + size(0.49)
  const title = brand + size(0.3 + 0.34 * gap)
  return [
    // The petals of the mark reach its size from its middle: less room above would cut them off.
    mark(on, 0, top + size(0.17), size(0.155), accent),
    line('ROSALUME', brand, { weight: 700, size: size(0.15), tracking: size(0.05), fill: ink }),
    line(name, title, { face: 'display', weight: 600, size: size(0.42), fit: r * 1.58, fill: ink }),
    ...under.map((words, i) =>
      line(words, title + size(0.27 + 0.22 * i), { fit: r * 1.7, weight: 600, size: size(0.18), fill: ink }),
    ),
    line(weight, bottom, { weight: 700, size: size(0.15), fill: ink }),
  ].join('')
}

/** Label of a low jar, where there is room for few short lines only. */
export function jarPrint(r, top, bottom, { ink, accent = ink, name, under, weight }) {
  const on = sheet(r)
  const at = (t) => top + (bottom - top) * t
  const size = (s) => s * r
  const text = setter(on, r, at, r * 1.5)
  return [
    mark(on, 0, at(0.13), size(0.08), accent),
    text('ROSALUME', 0.365, { weight: 700, size: size(0.082), tracking: size(0.034), fill: ink }),
    text(name, 0.655, { face: 'display', weight: 600, size: size(0.215), fill: ink }),
    text(under, 0.835, { weight: 600, size: size(0.09), fill: ink }),
    text(weight, 0.985, { weight: 700, size: size(0.075), fill: ink }),
  ].join('')
}

/** Label of the protein tub: name huge, the amount of protein in a seal of its own. */
export function proteinLabel(r, top, bottom, { colour, flavour, weight }) {
  const on = sheet(r)
  const at = (t) => top + (bottom - top) * t
  const size = (s) => s * r
  const text = setter(on, r, at, r * 1.5)
  const slope = (base) => (u) => at(base) - u * 0.13
  return [
    on.strip(top, bottom, { fill: palette.wine }),
    on.strip(slope(0.63), bottom, { fill: light(colour, 0.35) }),
    on.strip(slope(0.655), bottom, { fill: colour }),
    mark(on, 0, at(0.065), size(0.11), palette.coral),
    text('ROSALUME', 0.18, { weight: 700, size: size(0.11), tracking: size(0.042), fill: palette.cream }),
    text('Whey', 0.41, { face: 'display', weight: 650, size: size(0.46), fill: palette.cream }),
    text('PROTEIN CONCENTRADO', 0.525, {
      weight: 600,
      size: size(0.098),
      tracking: size(0.014),
      fill: palette.cream,
    }),
    text(flavour, 0.79, { face: 'display', weight: 600, size: size(0.25), fill: '#ffffff' }),
    text('22 g de proteína por dose', 0.872, { weight: 700, size: size(0.112), fill: '#ffffff' }),
    text(weight, 0.96, { weight: 600, size: size(0.09), fill: '#ffffff', opacity: 0.95 }),
  ].join('')
}

/** Label of the morning creatine: a rising sun of rays in the colour of the flavour. */
export function morningLabel(r, top, bottom, { colour, flavour, weight }) {
  const on = sheet(r)
  const at = (t) => top + (bottom - top) * t
  const size = (s) => s * r
  const text = setter(on, r, at, r * 1.5)
  const rays = Array.from({ length: 15 }, (_, i) => {
    const a = Math.PI + ((i + 0.5) * Math.PI) / 15
    const point = (radius, d) => [
      size(radius) * Math.cos(a + d),
      at(0.74) + size(radius * 0.8) * Math.sin(a + d),
    ]
    return on.polygon([point(0.5, -0.05), point(1.5, -0.06), point(1.5, 0.06), point(0.5, 0.05)], {
      fill: light(colour, 0.55),
      opacity: 0.55,
    })
  })
  return [
    on.strip(top, bottom, { fill: palette.cream }),
    ...rays,
    on.strip((u) => at(0.63) + (u / r) ** 2 * size(0.1), bottom, { fill: colour }),
    mark(on, 0, at(0.085), size(0.085), palette.coral),
    text('ROSALUME', 0.23, { weight: 700, size: size(0.092), tracking: size(0.038), fill: palette.wine }),
    text('Creatina', 0.42, { face: 'display', weight: 650, size: size(0.27), fill: palette.wine }),
    text('MORNING SHOT', 0.53, {
      weight: 700,
      size: size(0.125),
      tracking: size(0.03),
      fill: dark(colour, 0.28),
    }),
    text(flavour, 0.795, { face: 'display', weight: 600, size: size(0.21), fill: '#ffffff' }),
    text('3 g de creatina  ·  zero açúcar', 0.892, { weight: 600, size: size(0.092), fill: '#ffffff' }),
    text(weight, 0.978, { weight: 600, size: size(0.075), fill: '#ffffff', opacity: 0.95 }),
  ].join('')
}

/** Front of the sachet carton, flat, from (−w/2, −h) to (w/2, 0). */
export function cartonFront(w, h, { colour, flavour, weight }) {
  const on = sheet(Infinity)
  const y = (t) => -h * (1 - t)
  const text = (words, t, style) => on.text(words, { y: y(t), fit: w * 0.86, ...style })
  const wave = (base, shift) => (u) => y(base) + Math.sin((u / w) * 4.4 + shift) * h * 0.022
  return [
    on.strip(wave(0.555, 0.4), 0, { fill: light(colour, 0.45) }, -w / 2, w / 2),
    on.strip(wave(0.585, -0.4), 0, { fill: colour }, -w / 2, w / 2),
    mark(on, 0, y(0.115), w * 0.072, palette.coral),
    text('ROSALUME', 0.235, { weight: 700, size: w * 0.064, tracking: w * 0.024, fill: palette.wine }),
    text('Verisol', 0.4, { face: 'display', weight: 620, size: w * 0.225, fill: palette.wine }),
    text('colágeno em sachês', 0.48, { weight: 500, size: w * 0.074, fill: palette.wine }),
    text(flavour, 0.735, { face: 'display', weight: 600, size: w * 0.135, fill: '#ffffff' }),
    text('2,5 g de peptídeos por sachê', 0.82, { weight: 600, size: w * 0.06, fill: '#ffffff' }),
    text(weight, 0.93, { weight: 600, size: w * 0.054, fill: '#ffffff', opacity: 0.95 }),
  ].join('')
}

/** Print of a stick sachet: the name along its length. */
export function stickPrint(w, h, { flavour }) {
  const on = sheet(Infinity)
  const along = (words, style) =>
    `<g transform="rotate(-90) translate(${h / 2} ${style.down})">${on.text(words, { ...style, x: 0, y: 0 })}</g>`
  return (
    along('Verisol', { down: w * 0.02, face: 'display', weight: 600, size: w * 0.46, fill: '#ffffff' }) +
    along(flavour, { down: w * 0.33, weight: 600, size: w * 0.22, fill: '#ffffff', opacity: 0.95 })
  )
}
