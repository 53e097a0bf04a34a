import { place } from '../draw/art.mjs'
import { palette } from '../draw/colour.mjs'
import { leaf } from '../fruit/ball.mjs'
import { powderHeap } from '../fruit/pantry.mjs'
import { scoop } from '../props/drink.mjs'
import { drop, foam, swipe } from '../props/texture.mjs'
import { lineup } from './arrange.mjs'
import { compose, foot, stand } from './compose.mjs'
import { fewDoses } from './doses.mjs'
import { garnish } from './garnish.mjs'
import { PACKS, sachet } from './packs.mjs'

const leaves = (art, x, y, colour = '#5b9a3a') => [
  stand(place(leaf(art, 110, colour), { turn: -24 }), x, y, { z: y - 60 }),
  stand(place(leaf(art, 86, colour), { turn: 12 }), x + 8, y + 8, { z: y - 50 }),
]

/** What lies at the foot of each line's pack; x of the left and right spot depend on how many packs stand there. */
const PROPS = {
  'colageno-chocolate': (art, n) => [
    garnish(
      art,
      'chocolate',
      'main',
      ...[
        [752, 832, 1.12],
        [828, 850, 0.84],
        [812, 836, 0.8],
      ][n - 1],
    ),
    garnish(
      art,
      'chocolate',
      'side',
      ...[
        [226, 872, 1.08],
        [124, 878, 0.92],
        [172, 846, 0.86],
      ][n - 1],
    ),
  ],
  'lac-gest': (art, n) => [
    foot(art, scoop(art, { r: 58, powder: '#f3e8da' }), n === 1 ? 740 : 700, n === 1 ? 876 : 900, 52),
    leaves(art, n === 1 ? 210 : 80, n === 1 ? 868 : 866, '#7fa86a'),
  ],
  'colageno-tipo-2': (art, n) =>
    fewDoses(
      art,
      'colageno-tipo-2',
      [
        [790, 830],
        [862, 872],
        [742, 898],
      ],
      54,
      n,
    ),
  'omega-3': (art, n) =>
    fewDoses(
      art,
      'omega-3',
      [
        [800, 838],
        [876, 876],
        [756, 894],
        [182, 872],
      ],
      52,
      n,
    ),
  multivitaminico: (art, n) =>
    fewDoses(
      art,
      'multivitaminico',
      [
        [800, 838],
        [872, 878],
        [760, 896],
      ],
      54,
      n,
    ),
  melatonina: (art, n) =>
    fewDoses(
      art,
      'melatonina',
      [
        [800, 838],
        [872, 876],
        [762, 890],
      ],
      56,
      n,
    ),
  'gomas-renova-hair': (art, n) =>
    fewDoses(
      art,
      'gomas-renova-hair',
      [
        [806, 846],
        [892, 874],
        [770, 904],
        [150, 878],
      ],
      58,
      n,
    ),
  serum: (art, n) => [
    stand(drop(art, 48), n === 1 ? 730 : 800, 858),
    stand(drop(art, 27), n === 1 ? 806 : 880, 884),
    stand(drop(art, 16), n === 1 ? 690 : 760, 898),
  ],
  'creme-resveratrol': (art, n) => [
    garnish(art, 'uva', 'main', n === 1 ? 682 : 800, 850, 1.1),
    garnish(art, 'uva', 'side', n === 1 ? 330 : 190, 882, 1),
  ],
  'creme-retinol': (art) => stand(swipe(art, 118, '#f7e6cb'), 760, 830, { z: 900 }),
  'espuma-de-limpeza': (art, n) => stand(foam(art, 108), n === 1 ? 742 : 838, 884),
  'mascara-de-argila-rosa': (art) => [foot(art, powderHeap(art, 120, '#dca49a'), 776, 838, 100, { z: 900 })],
  'hidratante-fps-60': (art, n) => stand(swipe(art, 112, '#fdf3e2'), n === 1 ? 728 : 800, 868),
}

/** Pictures of the lines without flavours: `count` packs and what belongs to them. */
export const lineScene = (art, line, count) =>
  compose([
    lineup(
      art,
      Array.from({ length: count }, () => PACKS[line]),
    ),
    PROPS[line](art, count),
  ])

/** A sachet turned about its lower end, with the shadow it throws on what lies below. */
function turnedStick(art, flavour, x, y, turn, scale, z = y) {
  const one = sachet(flavour)
  const shade = `<rect x="-17" y="-195" width="34" height="195" fill="${palette.shade}" opacity="0.5" filter="${art.blur(4)}"/>`
  return stand(place(shade, { x: 3, y: 5, turn }) + place(one.body(art), { turn }), x, y, { scale, z })
}

const boxAt = (art, box, x, y, scale, z) =>
  stand(box.body(art), x, y, { scale, shadow: z > 1000 ? '' : box.shadow(art), z })

/** One box, two side by side, or three as a small pile. */
function boxes(art, list) {
  const [a, b, c] = list
  if (list.length === 1) return [boxAt(art, a, 460, 850, 2.72, 850)]
  if (list.length === 2) return [boxAt(art, b, 700, 770, 1.92, 770), boxAt(art, a, 258, 782, 1.92, 782)]
  return [
    boxAt(art, b, 690, 860, 1.62, 860),
    boxAt(art, a, 306, 864, 1.62, 864),
    boxAt(art, c, 490, 864 - 250 * 1.62, 1.62, 1100),
  ]
}

/** Verisol boxes with sachets in front and fruit behind. */
export function verisolScene(art, list, flavours) {
  const n = list.length
  const [x, y, scale] = { 1: [150, 870, 1.45], 2: [120, 858, 1.35], 3: [90, 896, 1.05] }[n]
  const [fx, fy, fs] = { 1: [790, 872, 0.98], 2: [812, 842, 0.86], 3: [840, 910, 0.7] }[n]
  return compose([
    boxes(art, list),
    garnish(art, flavours.at(-1), 'main', fx, fy, fs).map((one) => ({ ...one, z: one.z + 500 })),
    turnedStick(art, flavours[0], x, y, 84, scale, 2000),
    turnedStick(art, flavours[1] ?? flavours[0], x + 26, y + 48, 96, scale, 2001),
  ])
}

/** Sachets of the three flavours, fanned. */
export function sachetScene(art, flavours) {
  const fan = Array.from({ length: 9 }, (_, i) =>
    turnedStick(
      art,
      flavours[i % flavours.length],
      500 + (i - 4) * 34,
      806 - Math.abs(i - 4) * 6,
      -38 + i * 9.5,
      2.55,
      i,
    ),
  )
  const above = (pieces, z) => pieces.map((one) => ({ ...one, z: one.z + z }))
  return compose([
    fan,
    above(garnish(art, flavours[0], 'side', 292, 868, 1.2), 100),
    above(garnish(art, flavours[2], 'main', 672, 858, 1.0), 100),
    above(garnish(art, flavours[1], 'side', 486, 896, 1.05), 200),
  ])
}

/** A rest of cream, clay, drops or foam filling a 1000 × 1000 picture. */
export const TEXTURES = {
  'creme-resveratrol': (art) =>
    compose([
      stand(swipe(art, 380, '#f0d9d8', { seed: 9 }), 480, 520),
      garnish(art, 'uva', 'main', 690, 820, 1.3),
    ]),
  'creme-retinol': (art) => compose([stand(swipe(art, 400, '#f7e6cb', { seed: 9 }), 480, 540)]),
  'hidratante-fps-60': (art) => compose([stand(swipe(art, 400, '#fdf3e2', { seed: 9 }), 480, 540)]),
  'mascara-de-argila-rosa': (art) =>
    compose([
      stand(swipe(art, 370, '#d9a096', { seed: 9, grain: 0.8 }), 470, 470),
      foot(art, powderHeap(art, 170, '#dca49a'), 670, 850, 150),
    ]),
  serum: (art) =>
    compose(
      [
        [470, 470, 190],
        [720, 640, 96],
        [300, 700, 74],
        [560, 780, 52],
        [760, 400, 46],
        [250, 420, 40],
        [420, 830, 30],
        [680, 800, 24],
      ].map(([x, y, r]) => stand(drop(art, r), x, y)),
    ),
  'espuma-de-limpeza': (art) => compose([stand(foam(art, 370), 500, 780)]),
}
