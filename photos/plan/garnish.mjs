// The fruit beside a pack, by flavour: `main` is the larger group (right), `side` the smaller one (left), `low` a group that is
// low enough to lie in front of a label.
// Places around (0, 0) on the ground; −Y is towards the viewer.

const LEAF = 'face:leaf'
const PALE = 'face:leaf-pale'
const berry = (x, y, r, seed, turn) => ({ as: 'cranberry', r, seed, at: [x, y, r * 1.0], turn })
const whole = (kind, x, y, r, turn, more = {}) => {
  const flat = { lime: 0.98, tangerine: 0.82, 'pink-lemon': 0.98 }[kind]
  return { as: 'citrus', kind, r, at: [x, y, r * flat], turn, ...more }
}
const half = (kind, x, y, r, turn) => ({
  as: 'half',
  kind,
  r,
  files: `face:cut-${kind}`,
  at: [x, y, r * 0.98],
  turn,
})
const flat = (kind, x, y, r, thick, turn) => ({
  as: 'slice',
  kind,
  r,
  files: `face:cut-${kind}`,
  thick,
  at: [x, y, 0],
  turn,
})
const bean = (x, y, r, turn, seed) => ({ as: 'cocoa-bean', r, seed, at: [x, y, r * 0.6], turn: [0, 0, turn] })
const grape = (x, y, r, seed) => ({
  as: 'grape',
  r,
  seed,
  at: [x, y, r],
  turn: [70 + seed * 9, seed * 20, seed * 50],
})

const citrus = (kind, files) => ({
  main: [
    whole(kind, 0.28, 0.34, 0.5, [-16, -38, 30], { seed: 3, leaves: files }),
    half(kind, 0.02, -0.36, 0.48, [62, 0, 10]),
  ],
  side: [half(kind, -0.08, 0.1, 0.46, [58, 0, 18]), flat(kind, 0.16, -0.52, 0.42, 0.13, [0, 0, 25])],
  low: [half(kind, -0.1, 0.08, 0.34, [60, 0, 14]), flat(kind, 0.24, -0.32, 0.31, 0.12, [0, 0, 25])],
})

/** Groups by flavour. */
const GARNISH = {
  cranberry: {
    main: [
      berry(-0.12, 0.12, 0.25, 1, [64, 24, 0]),
      berry(0.34, 0.16, 0.24, 2, [112, -34, 20]),
      berry(0.1, -0.28, 0.25, 4, [30, -40, 0]),
      berry(0.52, -0.18, 0.22, 6, [78, 48, 0]),
      { ...berry(0.16, 0.06, 0.21, 7, [50, 10, 80]), at: [0.13, 0.0, 0.57] },
      {
        as: 'cut-cranberry',
        r: 0.23,
        seed: 2,
        at: [-0.34, -0.36, 0.2],
        turn: [52, 0, -14],
      },
    ],
    side: [
      berry(-0.24, 0.02, 0.25, 3, [84, -30, 0]),
      berry(0.2, 0.12, 0.23, 5, [40, 40, 0]),
      berry(0.0, -0.34, 0.22, 8, [120, 10, 0]),
      {
        as: 'cut-cranberry',
        r: 0.22,
        seed: 3,
        at: [0.36, -0.38, 0.18],
        turn: [46, 0, 18],
      },
    ],
    low: [
      berry(-0.2, 0.04, 0.2, 3, [84, -30, 0]),
      berry(0.2, 0.08, 0.19, 5, [40, 40, 0]),
      {
        as: 'cut-cranberry',
        r: 0.19,
        seed: 4,
        at: [0.04, -0.26, 0.15],
        turn: [44, 0, 10],
      },
    ],
  },
  limao: citrus('lime', LEAF),
  'pink-lemonade': {
    main: [
      ...citrus('pink-lemon', PALE).main,
      berry(-0.5, -0.5, 0.15, 5, [70, 20, 0]),
      berry(-0.34, -0.72, 0.14, 6, [100, -30, 0]),
    ],
    side: [...citrus('pink-lemon', PALE).side, berry(-0.42, -0.5, 0.15, 2, [70, 30, 0])],
    low: [...citrus('pink-lemon', PALE).low, berry(-0.26, -0.4, 0.15, 2, [70, 30, 0])],
  },
  tangerina: {
    main: [
      whole('tangerine', 0.28, 0.3, 0.58, [24, -14, 10], { leaves: LEAF }),
      half('tangerine', -0.04, -0.44, 0.5, [60, 0, 8]),
    ],
    side: [
      whole('tangerine', -0.2, 0.2, 0.5, [20, 24, 60], { leaves: LEAF, seed: 2 }),
      half('tangerine', 0.36, -0.5, 0.42, [60, 0, 6]),
    ],
    low: [
      half('tangerine', -0.1, 0.08, 0.36, [60, 0, 14]),
      flat('tangerine', 0.24, -0.32, 0.33, 0.12, [0, 0, 25]),
    ],
  },
  'frutas-tropicais': {
    main: [
      { as: 'mango', r: 0.56, at: [0.32, 0.36, 0.5], turn: [-18, -6, 205] },
      { as: 'passion-half', r: 0.38, at: [0.02, -0.56, 0.31], turn: [46, 0, 8] },
    ],
    side: [
      { as: 'mango-cheek', r: 0.46, at: [-0.14, 0.04, 0.16], turn: [30, 0, 14] },
      { as: 'passion-half', r: 0.3, seed: 3, at: [0.4, -0.5, 0.24], turn: [48, 0, -16] },
    ],
    low: [
      { as: 'passion-half', r: 0.31, seed: 3, at: [-0.14, 0.06, 0.25], turn: [48, 0, 8] },
      { as: 'passion-half', r: 0.28, seed: 5, at: [0.26, -0.3, 0.22], turn: [40, 0, -20] },
    ],
    tall: [{ as: 'pineapple', r: 0.72, height: 1.75, crown: 1.25, at: [0, 0, 0], turn: [0, 0, 40] }],
  },
  chocolate: {
    main: [
      { as: 'chocolate', pieces: [2, 2], size: 0.42, at: [0.12, 0.12, 0], turn: [0, 0, 16] },
      { as: 'chocolate', pieces: [2, 1], size: 0.42, at: [0.2, 0.36, 0.15], turn: [0, 0, -12] },
      { as: 'chocolate', pieces: [1, 1], size: 0.42, at: [0.3, 0.3, 0.3], turn: [8, -6, 40] },
      { as: 'chocolate', pieces: [1, 1], size: 0.42, at: [-0.16, -0.4, 0], turn: [0, 0, 14] },
      bean(0.2, -0.44, 0.17, 24, 7),
      bean(0.56, -0.46, 0.17, -24, 1),
      bean(0.72, -0.22, 0.16, 40, 2),
    ],
    side: [
      bean(-0.26, 0.0, 0.18, 30, 3),
      bean(0.14, 0.16, 0.17, -30, 4),
      bean(-0.02, -0.3, 0.17, 8, 5),
      { as: 'chocolate', pieces: [1, 1], size: 0.44, at: [0.42, -0.36, 0], turn: [0, 0, -18] },
    ],
    low: [
      { as: 'chocolate', pieces: [1, 1], size: 0.4, at: [0.12, 0.1, 0], turn: [0, 0, 16] },
      bean(-0.24, -0.12, 0.17, 30, 3),
      bean(0.04, -0.34, 0.16, -24, 5),
    ],
  },
  baunilha: {
    main: [
      { as: 'vanilla-pods', length: 1.8, at: [0.16, -0.2, 0], turn: [0, 0, 12] },
      { as: 'vanilla-flower', r: 0.52, at: [0.3, -0.34, 0.4], turn: [62, 0, 10] },
    ],
    side: [
      { as: 'vanilla-pods', length: 1.4, count: 2, seed: 3, at: [-0.1, -0.14, 0], turn: [0, 0, -14] },
      { as: 'vanilla-flower', r: 0.46, at: [-0.14, -0.3, 0.36], turn: [60, 0, -24] },
    ],
    low: [
      { as: 'vanilla-pods', length: 1.1, count: 2, seed: 3, at: [0, 0, 0], turn: [0, 0, 10] },
      { as: 'vanilla-flower', r: 0.4, at: [0.06, -0.16, 0.32], turn: [60, 0, 12] },
    ],
  },
  morango: {
    main: [
      { as: 'strawberry', files: PALE, r: 0.36, at: [0.3, 0.2, 0.34], turn: [96, 0, 40] },
      { as: 'strawberry', files: PALE, r: 0.38, seed: 4, at: [-0.08, -0.38, 0.36], turn: [100, 0, -48] },
      { as: 'strawberry', files: PALE, r: 0.32, seed: 6, at: [0.62, -0.34, 0.3], turn: [102, 0, 84] },
    ],
    side: [
      { as: 'strawberry', files: PALE, r: 0.36, seed: 8, at: [-0.14, 0.1, 0.34], turn: [98, 0, -60] },
      { as: 'strawberry', files: PALE, r: 0.33, seed: 9, at: [0.26, -0.4, 0.31], turn: [100, 0, 30] },
    ],
    low: [
      { as: 'strawberry', files: PALE, r: 0.32, seed: 8, at: [-0.2, 0.1, 0.3], turn: [98, 0, -60] },
      { as: 'strawberry', files: PALE, r: 0.3, seed: 9, at: [0.2, -0.24, 0.28], turn: [100, 0, 30] },
    ],
  },
  uva: {
    main: [
      grape(-0.1, 0.1, 0.26, 1),
      grape(0.36, 0.16, 0.25, 2),
      grape(0.14, -0.28, 0.25, 3),
      grape(0.6, -0.16, 0.23, 4),
      { ...grape(0.14, 0.02, 0.23, 5), at: [0.14, -0.0, 0.62] },
    ],
    side: [grape(-0.2, 0, 0.25, 6), grape(0.2, -0.14, 0.23, 7)],
  },
}

/**
 * The group of a flavour at a place, scaled; `z` is the height of the surface below it. `mirrored` flips it, so that two groups
 * side by side do not look identical.
 */
export function garnish(flavour, part, x, y, scale = 1, { z = 0, mirrored = false } = {}) {
  const side = mirrored ? -1 : 1
  return GARNISH[flavour][part].map((thing) => {
    const [pitch, roll, yaw] = thing.turn ?? [0, 0, 0]
    return {
      ...thing,
      at: [x + side * thing.at[0] * scale, y + thing.at[1] * scale, z + thing.at[2] * scale],
      turn: [pitch, side * roll, side * yaw],
      scale: (thing.scale ?? 1) * scale,
    }
  })
}
