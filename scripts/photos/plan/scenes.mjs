import { palette } from '../../pictures/draw/colour.mjs'
import { lineup, steps } from './arrange.mjs'
import { garnish } from './garnish.mjs'
import { PACKS, stick, verisolBox } from './packs.mjs'

// Scenes without a name: what stands where, on which paper, seen through which frame.

const TINTS = {
  cranberry: ['#dd5f76', 0.1],
  limao: ['#a9c65a', 0.15],
  tangerina: ['#f3a869', 0.14],
  'frutas-tropicais': ['#ecc65e', 0.15],
  'pink-lemonade': ['#f4a6bc', 0.17],
  chocolate: ['#a07a5e', 0.2],
  baunilha: ['#e2c58a', 0.2],
  morango: ['#e8808a', 0.15],
}
const SAMPLES = 28

const paper = (flavour) => {
  const [tint, amount] = TINTS[flavour] ?? [flavour, 0.14]
  return { tint, amount }
}
/** A square picture: the camera, a studio as large as the scene asks for, and the paper. */
function square({ things, frame, middle, back }, flavour, more = {}) {
  return {
    size: [1080, 1080],
    samples: SAMPLES,
    reach: Math.max(1, frame / 4.4),
    camera: { frame, middle, ...more },
    ground: { ...paper(flavour), ...(back ? { back } : {}) },
    things,
  }
}

/** The rim of what stands there in front: x of the right and left edge where fruit may lie. */
const edge = (packs) => {
  const a = packs[0]
  if (packs.length === 1) return a.w
  return packs.length === 2 ? a.w * 2.1 : a.w * 2.95
}

/** One to three packs with fruit of their flavours. */
export function fruitScene(packs, flavours, { tall = true } = {}) {
  const set = lineup(packs)
  const k = { 1: 0.9, 2: 0.86, 3: 0.9 }[packs.length]
  const out = edge(packs)
  const x = packs.length === 1 ? out + 0.3 : out
  const front = { 1: -0.62, 2: -1.0, 3: -0.75 }[packs.length]
  const last = flavours[Math.min(packs.length - 1, flavours.length - 1)]
  const fruit = [
    ...garnish(last, 'main', x, front, k),
    ...garnish(
      packs.length === 3 ? (flavours[1] ?? flavours[0]) : flavours[0],
      'side',
      -x - 0.06,
      front - 0.1,
      k,
    ),
  ]
  if (tall && packs.length < 3 && flavours.includes('frutas-tropicais'))
    fruit.push(
      ...garnish(
        'frutas-tropicais',
        'tall',
        packs.length === 1 ? 1.3 : 2.55,
        1.15,
        packs.length === 1 ? 1 : 0.92,
      ),
    )
  return square({ ...set, things: [...set.things, ...fruit] }, flavours[0])
}

/** Five or ten packs on steps, with fruit at their foot. */
export function stepScene(packs, flavours) {
  const { tint } = paper(flavours[0])
  const set = steps(packs, tint)
  const x = packs.length === 5 ? 2.7 : 3.6
  const fruit = [
    ...garnish(flavours[1] ?? flavours[0], 'main', x, -1.75, 1.05),
    ...garnish(flavours[0], 'side', -x, -1.8, 1.05),
  ]
  const scene = square({ ...set, things: [...set.things, ...fruit] }, flavours[0])
  for (const thing of scene.things) if (thing.as === 'plinth') thing.amount = scene.ground.amount
  return scene
}

const few = (dose, places, more = {}) => ({ as: 'few', dose, places, ...more })
const doses = (x) => [
  [x + 0.3, -0.42, 28],
  [x + 0.66, -0.1, -40],
  [x + 0.1, -0.86, 75],
]
/** What lies at the foot of each line's pack; `x` is the right edge of the packs, `s` their number. */
const PROPS = {
  'colageno-chocolate': (x) => [
    ...garnish('chocolate', 'main', x + 0.2, -0.62, 0.88),
    ...garnish('chocolate', 'side', -x - 0.28, -0.72, 0.9),
  ],
  'lac-gest': (x) => [
    { as: 'scoop', powder: '#f4e9d9', at: [x + 0.02, -1.0, 0], turn: [0, 0, 28] },
    { as: 'leaf', files: 'face:leaf-pale', length: 0.8, at: [-x - 0.1, -0.5, 0.06], turn: [14, 0, 62] },
    { as: 'leaf', files: 'face:leaf-pale', length: 0.66, at: [-x - 0.05, -0.74, 0.06], turn: [12, 0, 104] },
  ],
  'colageno-tipo-2': (x) => few('capsule', doses(x)),
  'omega-3': (x) => few('softgel', [...doses(x), [-x - 0.36, -0.5, 20]]),
  multivitaminico: (x) => few('tablet', doses(x), { long: true, colour: '#a3b272' }),
  melatonina: (x) => few('tablet', doses(x)),
  'gomas-renova-hair': (x) => few('gummy', [...doses(x + 0.05), [-x - 0.4, -0.5, 20]]),
  serum: (x) => ({
    as: 'drops',
    places: [
      [x + 0.3, -0.56, 0.25],
      [x + 0.68, -0.76, 0.14],
      [x + 0.04, -0.92, 0.09],
    ],
  }),
  'creme-resveratrol': (x) => [
    ...garnish('uva', 'main', x + 0.4, -0.5),
    ...garnish('uva', 'side', -x - 0.35, -0.6),
  ],
  'creme-retinol': (x) => ({
    as: 'swirl',
    colour: '#f7e8cf',
    r: 0.36,
    height: 0.34,
    at: [x + 0.2, -0.72, 0],
  }),
  'espuma-de-limpeza': (x) => ({ as: 'foam', r: 0.42, height: 0.3, count: 420, at: [x + 0.32, -0.62, 0] }),
  'mascara-de-argila-rosa': (x) => [
    { as: 'heap', colour: '#d9a096', r: 0.5, height: 0.26, at: [x + 0.2, -0.5, 0] },
    { as: 'swirl', colour: '#d9a096', r: 0.26, height: 0.26, grain: 0.8, at: [-x - 0.02, -0.86, 0] },
  ],
  'hidratante-fps-60': (x) => ({
    as: 'swirl',
    colour: '#fdf3e2',
    r: 0.32,
    height: 0.3,
    at: [x + 0.1, -0.62, 0],
  }),
}
const LINE_PAPER = {
  'colageno-chocolate': 'chocolate',
  'lac-gest': '#dba0a0',
  'colageno-tipo-2': '#7fb0b0',
  'omega-3': '#e9c069',
  multivitaminico: '#94b98e',
  melatonina: '#a3a6cf',
  'gomas-renova-hair': '#d98ab8',
  serum: '#eeb0a2',
  'creme-resveratrol': '#b98598',
  'creme-retinol': '#a797b8',
  'espuma-de-limpeza': '#a4c8cb',
  'mascara-de-argila-rosa': '#dfa79d',
  'hidratante-fps-60': '#f0bd80',
}

/** Packs of a line without flavours and what belongs to them. */
export function lineScene(line, count) {
  const packs = Array.from({ length: count }, () => PACKS[line])
  const set = lineup(packs)
  const x = count === 1 ? packs[0].w : edge(packs) * (count === 2 ? 0.88 : 0.84)
  return square({ ...set, things: [...set.things, PROPS[line](x)].flat() }, LINE_PAPER[line])
}

/** Verisol cartons with sachets in front and fruit beside. */
export function verisolScene(flavours, kinds) {
  const n = flavours.length
  const frame = [4.1, 5.9, 7.7][n - 1]
  const spots = [
    [[-0.12, 0.1, -16]],
    [
      [1.06, 0.42, -13],
      [-1.08, 0.1, -16],
    ],
    [
      [2.02, 0.45, -13],
      [0, -0.05, -14],
      [-2.02, 0.45, -15],
    ],
  ][n - 1]
  const boxes = flavours.map((flavour, i) => {
    const [x, y, turn] = spots[n - 1 - i] ?? spots[0]
    return { ...verisolBox(flavour).thing, at: [x, y, 0], turn: [0, 0, turn] }
  })
  const k = [0.74, 0.78, 0.82][n - 1]
  const left = [-0.95, -1.5, -2.3][n - 1]
  const lying = [
    { ...stick(kinds[0], 1), at: [left, -1.05, 0], turn: [0, 0, 7], scale: k },
    { ...stick(kinds[1] ?? kinds[0], 2), at: [left + 0.3, -1.42, 0], turn: [0, 0, -9], scale: k },
    ...(n === 3
      ? [{ ...stick(kinds[2] ?? kinds[0], 3), at: [left + 1.5, -1.5, 0], turn: [0, 0, 12], scale: k }]
      : []),
  ]
  const fruit = garnish(kinds.at(-1), 'main', [1.2, 2.2, 2.95][n - 1], -0.72, [0.9, 0.86, 0.86][n - 1])
  const middle = [0, 0, [1.13, 1.05, 1.0][n - 1]]
  return square({ things: [...boxes, ...lying, ...fruit], frame, middle }, kinds[0])
}

/** Sachets of three flavours in a cup, with their fruit. */
export function sachetScene(flavours) {
  const nine = Array.from({ length: 9 }, (_, i) => flavours[i % flavours.length])
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

const DRINKS = {
  colageno: { colour: '#d8405f', powder: '#f3c3cb', fruit: 'cranberry', pack: 'cranberry' },
  'colageno-chocolate': { colour: '#7b4d35', powder: '#7d543e', fruit: 'chocolate', milky: true },
  'lac-gest': { colour: '#f2e8d9', powder: '#f6efe2', fruit: null, milky: true },
  whey: { colour: '#ab7a58', powder: '#b98d6c', fruit: 'chocolate', milky: true, frame: 5.3 },
  creatina: { colour: '#f29334', powder: '#fbe0b8', fruit: 'tangerina', small: true },
}

/** The drink of a line in a glass, a scoop of its powder, its fruit and, behind and out of focus, its pack. */
export function drinkScene(line, behind) {
  const { colour, powder, fruit, milky = false, small = false, frame = small ? 3.7 : 4.3 } = DRINKS[line]
  const height = small ? 1.7 : 2.3
  const things = [
    { as: 'glass', colour, milky, height, r: small ? 0.66 : 0.72, ice: milky ? 0 : 3, at: [-0.35, -0.2, 0] },
    { as: 'scoop', powder, at: [0.42, -1.12, 0], turn: [0, 0, 24] },
    { ...behind.thing, at: [0.95, 1.5, 0], turn: [0, 0, 6] },
    ...(fruit ? garnish(fruit, 'side', -1.42, -0.62, 0.9) : []),
    ...(fruit ? garnish(fruit, 'main', 1.42, -0.2, 0.85) : []),
  ]
  return square({ things, frame, middle: [0, 0, small ? 0.95 : frame * 0.267] }, fruit ?? LINE_PAPER[line], {
    focus: [-0.3, -0.9],
    stop: 1.6,
  })
}

const HEAPS = {
  'colageno-tipo-2': ['capsule', { count: 42 }],
  'omega-3': ['softgel', { count: 46 }],
  multivitaminico: ['tablet', { count: 70, long: true, colours: ['#a9b778', '#9cab6a'] }],
  melatonina: ['tablet', { count: 84 }],
  'gomas-renova-hair': ['gummy', { count: 60, colours: ['#c22a68', '#a8327a', '#d8406a'] }],
}

/** A heap of one dose beside its fallen pack. */
export function heapScene(line) {
  const [dose, more] = HEAPS[line]
  return square(
    { things: [{ as: 'pile', dose, spread: 1.25, ...more, at: [0, 0, 0] }], frame: 3.2, middle: [0, 0, 0.2] },
    LINE_PAPER[line],
    { pitch: 30, focus: [0, -0.5], stop: 2.4 },
  )
}

/** Seen from above; the paper is darker here, so that pale cream stands out. */
function close(line, things, more = {}) {
  const view = { pitch: 48, stop: 3, focus: [0, 0], ...more }
  const scene = square({ things, frame: 3.7, middle: [0, 0, 0.1] }, LINE_PAPER[line], view)
  return { ...scene, ground: { ...scene.ground, amount: 0.42 } }
}
const creamy =
  (line, colour, grain = 0) =>
  () =>
    close(line, [
      { as: 'swipe', colour, grain, length: 3.3, width: 1.25, at: [0, 0.45, 0], turn: [0, 0, 16] },
      { as: 'swirl', colour, grain, r: 0.55, height: 0.46, at: [0.75, -0.85, 0] },
    ])

/** A rest of cream, clay, drops or foam, seen close. */
export const TEXTURES = {
  'creme-resveratrol': creamy('creme-resveratrol', '#f3dedd'),
  'creme-retinol': creamy('creme-retinol', '#f7e8cf'),
  'hidratante-fps-60': creamy('hidratante-fps-60', '#fdf3e2'),
  'mascara-de-argila-rosa': creamy('mascara-de-argila-rosa', '#d39c91', 0.8),
  serum: () =>
    close('serum', [
      {
        as: 'drops',
        places: [
          [-0.15, 0.2, 0.75],
          [0.95, -0.5, 0.38],
          [-0.95, -0.75, 0.3],
          [0.25, -1.05, 0.2],
          [1.15, 0.55, 0.18],
          [-1.2, 0.75, 0.16],
          [-0.3, -1.3, 0.11],
          [0.75, -1.2, 0.09],
        ],
      },
    ]),
  'espuma-de-limpeza': () =>
    close('espuma-de-limpeza', [{ as: 'foam', r: 1.35, height: 0.75, count: 1500, at: [0, 0.1, 0] }], {
      pitch: 30,
    }),
}
