import { area, at } from './shot.mjs'

// Rooms at home: each room answers { things, light } without what was bought, which stands on z = 0 near (0, 0); the phone is held
// towards −Y.

const DAY = '#eef3ff'
const EVENING = '#ffb466'

/** A kitchen in the morning sun: a table, cupboards far behind. */
export const kitchen = (table = 'oak') => ({
  things: [
    at('slab', [0, 5, 0], { stuff: table, width: 44, depth: 24, height: 0.9 }),
    at('slab', [0, 20, -15], { stuff: 'floor', width: 90, depth: 60 }),
    at('panel', [0, 36, -15], { stuff: 'cream', width: 110, height: 60 }),
    at('doors', [10, 34, -15], { stuff: 'green-cabinet', count: 6, width: 9, height: 14 }),
    at('slab', [10, 33, 0.6], { stuff: 'quartz', width: 56, depth: 6, height: 0.8 }),
    at('window', [-19, 35.5, 3], { width: 20, height: 20 }),
    at('canister', [4, 33, 0.6], { height: 3.4, r: 1.4 }),
    at('canister', [8, 33, 0.6], { height: 2.6, r: 1.3, colour: '#9fb2a4' }),
    at('plant', [-5, 33, 0.6], { kind: 'arching', seed: 4, height: 4 }),
    at('slats', [-13, 6, 6], { count: 3, gap: 5.4, width: 26, share: 0.42 }, 68),
  ],
  light: {
    air: ['#fff3e2', 0.55],
    windows: [area([-16, -4, 14], [0, 0, 0], [8, 10], 1500, DAY)],
    suns: [{ at: [-12, 5, 10], strength: 3.4, colour: '#ffe3b8', angle: 1.4 }],
  },
})

/** A counter before tiles, under a sky without sun. */
export const counter = (top = 'marble', wall = 'metro') => ({
  things: [
    at('slab', [0, 3.5, 0], { stuff: top, width: 60, depth: 15, height: 0.8 }),
    at('panel', [0, 11, 0], { stuff: wall, width: 80, height: 40 }),
    at('block', [0, 10.8, 0], { stuff: top, width: 60, depth: 0.5, height: 1.2 }),
  ],
  light: {
    air: ['#e9eef6', 0.5],
    windows: [
      area([-15, -6, 12], [0, 2, 0], [9, 9], 2300, DAY),
      area([10, 2, 16], [0, 3, 0], [6, 4], 500, '#fff1dc'),
    ],
  },
})

/** The same kitchen by lamplight. */
export const evening = (top = 'granite', wall = 'metro') => ({
  things: counter(top, wall).things,
  light: {
    air: ['#7a6350', 0.2],
    windows: [
      area([3, 8, 11], [0, 3, 0], [16, 1.6], 520, EVENING),
      area([-5, -9, 15], [0, 0, 1], [4, 4], 1500, '#ffc187'),
    ],
  },
})

/** A living room: a low table before a sofa, sun through a blind. */
export const parlour = (table = 'pine') => ({
  things: [
    at('slab', [0, 2, 0], { stuff: table, width: 22, depth: 14, height: 0.9, bevel: 0.15 }),
    at('slab', [0, 16, -8], { stuff: 'oak', width: 90, depth: 60 }),
    at('panel', [0, 34, -8], { stuff: 'sage', width: 110, height: 60 }),
    at('block', [2, 23, -8], { stuff: 'linen', width: 44, depth: 12, height: 8, bevel: 1.6 }),
    at('block', [2, 29, -6], { stuff: 'linen', width: 44, depth: 5, height: 16, bevel: 1.8 }),
    at('pillow', [-9, 24, -0.5], { colour: '#c8745c', width: 9, height: 8 }, 12),
    at('pillow', [12, 24, -0.5], { colour: '#e6d3a8', width: 9, height: 8 }, -10),
    at('plant', [-19, 24, -8], { kind: 'sword', r: 3.2, height: 15, seed: 4, count: 15 }),
    at('slats', [-16, -9, 4.2], { count: 10, gap: 2.9, width: 34, share: 0.36 }, -52),
  ],
  light: {
    air: ['#eef0ff', 0.7],
    suns: [{ at: [-13, -8, 11], strength: 4.2, colour: '#ffe6bd', angle: 1.6 }],
  },
})

/** A shelf on the wall of a kitchen, photographed straight from the front. */
export const hall = () => ({
  things: [
    at('slab', [0, 0.4, 0], { stuff: 'pine', width: 34, depth: 4.2, height: 0.7, bevel: 0.12 }),
    at('panel', [0, 2.6, -16], { stuff: 'sage', width: 70, height: 50 }),
    at('books', [4.6, 0.5, 0], {
      colours: ['#b9643f', '#efe3cf', '#35566b', '#d9a441', '#7a2e4d'],
      height: 3.6,
    }),
    at('plant', [-5.4, 0.5, 0], { kind: 'arching', r: 1.1, height: 3.8, seed: 7, count: 18 }),
    at('slab', [0, 0.4, 8.2], { stuff: 'pine', width: 34, depth: 4.2, height: 0.7 }),
    at('panel', [0, 2.4, -9], { stuff: 'metro', width: 70, height: 5 }),
  ],
  light: {
    air: ['#f5f0e8', 0.5],
    windows: [
      area([12, -9, 9], [0, 0, 1], [6, 8], 1500, DAY),
      area([-6, -9, 13], [0, 0, 1], [3, 3], 260, '#ffd9a8'),
    ],
  },
})

/** A bathroom: a counter before tiles, a window at the left. */
export const bathroom = (wall = 'square', top = 'marble', colour = DAY) => ({
  things: [
    at('slab', [0, 4, 0], { stuff: top, width: 50, depth: 13, height: 0.9 }),
    at('panel', [0, 10.5, -2], { stuff: wall, width: 80, height: 40 }),
  ],
  light: {
    air: ['#eaf0f2', 0.5],
    windows: [
      area([-12, -3, 11], [0, 2, 0], [6, 7], 1500, colour),
      area([2, 6, 15], [0, 2, 0], [7, 3], 420, '#fff3e0'),
    ],
  },
})

/** A glass shelf below a bathroom window. */
export const sill = () => ({
  things: [
    at('slab', [0, 0.8, 0], { stuff: 'laminate', width: 30, depth: 5, height: 0.6, bevel: 0.1 }),
    at('panel', [0, 3.4, -14], { stuff: 'square', width: 60, height: 44 }),
    at('towel', [-5.2, 2.6, -2.4], { colour: '#d7b8a6', width: 4.2 }),
  ],
  light: {
    air: ['#eef2f3', 0.5],
    windows: [
      area([10, -6, 8], [0, 0, 1.2], [6, 6], 1100, DAY),
      area([-7, -7, 12], [0, 0, 1], [4, 4], 320, '#fff2dc'),
    ],
  },
})

/** A dressing table before a mirror with lamps. */
export const vanity = () => ({
  things: [
    at('slab', [0, 2.6, 0], { stuff: 'laminate', width: 30, depth: 10, height: 0.7 }),
    at('panel', [0, 8, -4], { stuff: 'blush', width: 70, height: 40 }),
    at('panel', [0, -26, -16], { stuff: 'white', width: 90, height: 50 }, 180),
    at('mirror', [0.8, 6.6, 5.2], { r: 4.3, power: 26 }),
    at('block', [0.8, 6.6, 0], { stuff: 'brass', width: 1.6, depth: 1.6, height: 0.9 }),
  ],
  light: { air: ['#f3e6e0', 0.32], windows: [area([-10, -8, 10], [0, 0, 1], [5, 6], 620, '#fff2e2')] },
})

/** A bedroom at night, lit by the lamp beside the bed. */
export const bedroom = () => ({
  things: [
    at('slab', [0, 2, 0], { stuff: 'walnut', width: 13, depth: 11, height: 0.8 }),
    at('panel', [0, 13, -12], { stuff: 'dusk', width: 70, height: 60 }),
    at('block', [17, 4, -9], { stuff: 'bedding', width: 20, depth: 26, height: 7.5, bevel: 1.4 }),
    at('pillow', [14, 9, -1.5], { width: 11, height: 7 }, -8),
    at('lamp', [-3.4, 4.4, 0], { power: 420 }),
  ],
  light: { air: ['#5b4a45', 0.1], windows: [area([3, -9, 10], [0, 0, 0.6], [5, 5], 420, '#ffd5a6')] },
})
