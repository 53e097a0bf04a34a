import { ellipse, group, path, place } from '../draw/art.mjs'
import { dark, light, palette } from '../draw/colour.mjs'
import { TILT, gloss, lathe, shading } from '../draw/solid.mjs'
import { powderHeap } from '../fruit/pantry.mjs'
import { random } from '../fruit/random.mjs'

/** A tumbler of thin glass with a drink, standing on (0, 0). `fill` 0…1 of its height; `milky` hides the light behind. */
export function glass(
  art,
  { r = 70, height = 190, drink, fill = 0.8, milky = false, ice = true, foot = 0.74 } = {},
) {
  const at = (t) => r * (foot + (1 - foot) * t)
  const level = -height * fill
  const outline = lathe([
    [r, -height],
    [at(0.5), -height / 2],
    [r * foot, -r * 0.08, r * 0.08],
    [r * foot * 0.94, 0],
  ])
  const inside = lathe([
    [at(fill) * 0.95, level],
    [at(fill / 2) * 0.945, level / 2],
    [r * foot * 0.93, -r * 0.24, r * 0.06],
    [r * foot * 0.91, -r * 0.17],
  ])
  const surface = at(fill) * 0.95
  const cube = (x, y, turn, s) =>
    place(
      `<rect x="${-s}" y="${-s}" width="${2 * s}" height="${2 * s}" rx="${s * 0.3}" fill="#ffffff" opacity="0.26"/>` +
        `<rect x="${-s * 0.72}" y="${-s * 0.72}" width="${1.44 * s}" height="${1.44 * s}" rx="${s * 0.26}" fill="${light(drink, 0.5)}" opacity="0.35"/>` +
        path(`M${-s * 0.7} ${-s * 0.4}V${-s * 0.7}H${s * 0.2}`, {
          fill: 'none',
          stroke: '#ffffff',
          strokeWidth: s * 0.1,
          opacity: 0.6,
          strokeLinecap: 'round',
        }),
      { x, y, turn },
    )
  const next = random(11)
  const bubbles = Array.from({ length: 22 }, () =>
    ellipse(next(-0.62, 0.62) * r, level * next(0.2, 0.9), r * 0.016, r * 0.016, {
      fill: '#ffffff',
      opacity: next(0.2, 0.6),
    }),
  )
  return group([
    path(outline, { fill: '#ffffff', opacity: 0.34 }),
    path(inside, {
      fill: art.linear([
        [0, dark(drink, 0.16)],
        [0.22, light(drink, 0.22)],
        [0.6, drink],
        [1, dark(drink, 0.26)],
      ]),
      opacity: milky ? 1 : 0.9,
    }),
    path(inside, {
      fill: art.linear(
        [
          [0, light(drink, 0.6), 0.5],
          [0.5, drink, 0],
          [1, dark(drink, 0.3), 0.4],
        ],
        [0, 0, 0, 1],
      ),
    }),
    milky
      ? ''
      : art.clipped(
          inside,
          bubbles.join('') +
            (ice
              ? cube(-r * 0.34, level + r * 0.5, 14, r * 0.27) +
                cube(r * 0.34, level + r * 0.56, -22, r * 0.25) +
                cube(-r * 0.02, level + r * 1.02, 38, r * 0.24)
              : ''),
        ),
    ellipse(0, level, surface, surface * TILT, { fill: light(drink, milky ? 0.28 : 0.38) }),
    ellipse(0, level + surface * 0.012, surface * 0.93, surface * TILT * 0.86, {
      fill: light(drink, milky ? 0.14 : 0.2),
    }),
    shading(art, outline, { depth: 0.2 }),
    path(outline, { fill: 'none', stroke: '#8a6a70', strokeWidth: r * 0.018, opacity: 0.35 }),
    gloss(art, outline, r * 0.92, -height + r * 0.2, -r * 0.14, { strength: 0.72, soft: r * 0.03 }),
    ellipse(0, -r * 0.07, r * foot * 0.84, r * foot * TILT * 0.7, {
      fill: '#ffffff',
      opacity: 0.4,
      filter: art.blur(2),
    }),
    ellipse(0, -height, r, r * TILT, {
      fill: '#ffffff',
      fillOpacity: 0.16,
      stroke: '#ffffff',
      strokeWidth: r * 0.035,
      opacity: 0.95,
    }),
    ellipse(0, -height, r * 1.012, r * TILT * 1.03, {
      fill: 'none',
      stroke: palette.shade,
      strokeWidth: r * 0.012,
      opacity: 0.4,
    }),
  ])
}

/** A measuring scoop full of powder lying on (0, 0), handle to the right. */
export function scoop(art, { r = 46, powder, colour = '#fffaf4', turn = -3 } = {}) {
  const depth = r * 0.78
  const front =
    `M${-r} ${-depth}A${r} ${r * 0.3} 0 0 0 ${r} ${-depth}L${r * 0.93} ${-r * 0.2}` +
    `C${r * 0.9} ${-r * 0.02} ${r * 0.5} ${r * 0.12} 0 ${r * 0.12}S${-r * 0.9} ${-r * 0.02} ${-r * 0.93} ${-r * 0.2}Z`
  const grip = `M${r * 0.9} ${-depth - r * 0.05}L${r * 3.1} ${-depth - r * 0.2}Q${r * 3.34} ${-depth - r * 0.2} ${r * 3.32} ${-depth - r * 0.04}Q${r * 3.3} ${-depth + r * 0.1} ${r * 3.1} ${-depth + r * 0.12}L${r * 0.9} ${-depth + r * 0.24}Z`
  return place(
    group([
      path(grip, {
        fill: art.linear(
          [
            [0, light(colour, 0.5)],
            [0.5, colour],
            [1, dark(colour, 0.26)],
          ],
          [0, 0, 0, 1],
        ),
      }),
      path(`M${r * 1.3} ${-depth + r * 0.02}L${r * 3.0} ${-depth - r * 0.06}`, {
        stroke: dark(colour, 0.2),
        strokeWidth: r * 0.05,
        opacity: 0.5,
        strokeLinecap: 'round',
      }),
      ellipse(0, -depth, r, r * 0.3, { fill: dark(colour, 0.18) }),
      place(powderHeap(art, r * 0.9, powder, { seed: 6, height: 0.62 }), { y: -depth + r * 0.05 }),
      path(front, { fill: colour }),
      shading(art, front, { depth: 0.42 }),
      gloss(art, front, r * 0.96, -depth + r * 0.25, -r * 0.1, { strength: 0.6, soft: r * 0.04 }),
      path(`M${-r} ${-depth}A${r} ${r * 0.3} 0 0 0 ${r} ${-depth}`, {
        fill: 'none',
        stroke: '#ffffff',
        strokeWidth: r * 0.07,
        strokeLinecap: 'round',
      }),
    ]),
    { turn },
  )
}
