import { area, at } from './shot.mjs'

// Places outdoors and away from home: each room answers { things, light } without what was bought, which stands on z = 0 near (0, 0); the phone is held
// towards −Y.

const DAY = '#eef3ff'

/** A balcony over trees; the sun comes through leaves. */
export const balcony = (table = 'whitewood', leaves = 2) => ({
  things: [
    at('slab', [0, 2, 0], { stuff: table, width: 17, depth: 13, height: 0.7 }),
    at('slab', [0, 14, -14], { stuff: 'deck', width: 70, depth: 36 }),
    at('rail', [0, 27, -14], { stuff: '#f2efe9', width: 80, bars: 60, height: 18, gap: 1.5 }),
    at('panel', [0, 110, -80], { stuff: 'garden', width: 320, height: 190 }),
    at('branch', [-22, 52, -2], { count: 320, spread: 22, size: 5, seed: 11 }),
    at('branch', [24, 60, 0], { count: 360, spread: 26, size: 6, seed: 12 }),
    at('plant', [-10.5, 22, -14], { kind: 'arching', r: 3.4, height: 13, seed: 3, count: 26 }),
    at('plant', [15, 25, -14], { kind: 'sword', r: 3.0, height: 11, seed: 8, count: 16 }),
    at('branch', [-10.5, -5, 17], { count: 60, spread: 6.5, size: 2.4, seed: leaves }),
  ],
  light: {
    air: ['#cfe0ff', 0.75],
    suns: [{ at: [-9, -6, 15], strength: 5, colour: '#fff0d2', angle: 1.2 }],
  },
})

/** A desk in an office, a laptop open at the back. */
export const desk = () => ({
  things: [
    at('slab', [0, 2.5, 0], { stuff: 'whitewood', width: 30, depth: 14, height: 0.7 }),
    at('laptop', [-3.1, 5.0, 0], { shine: 0.9 }, 14),
    at('book', [-4.3, -0.6, 0], { colour: '#2f6b6f', width: 3.2, depth: 4.4, thick: 0.3 }, 20),
    at('panel', [0, 20, -14], { stuff: 'white', width: 90, height: 60 }),
    at('slab', [0, 14, -14], { stuff: 'floor', width: 90, depth: 40 }),
    at('window', [10, 19.5, 1], { width: 16, height: 20, view: 'town' }),
  ],
  light: {
    air: ['#eef0f4', 0.6],
    windows: [
      area([9, 5, 12], [0, 0, 0], [7, 8], 1700, DAY),
      area([-8, -6, 15], [0, 0, 0], [4, 4], 400, '#fff0da'),
    ],
  },
})

/** A gym under cold tubes. */
export const gym = () => ({
  things: [
    at('bench', [0, 0.6, 0], { width: 40, depth: 7 }),
    at('slab', [0, 20, -9], { stuff: 'rubber', width: 120, depth: 80 }),
    at('panel', [0, 44, -9], { stuff: 'grey', width: 160, height: 70 }),
    at('rack', [4, 30, -9], { width: 40, rows: 3, seed: 5 }),
    at('kettlebell', [-9, 15, -9], { r: 2.4 }),
    at('dumbbell', [8, 12, -9], { r: 1.5, length: 5 }, 40),
  ],
  light: {
    air: ['#c6d2e0', 0.35],
    windows: [
      area([0, 6, 22], [0, 4, 0], [30, 1.4], 2600, '#e3efff'),
      area([0, 26, 24], [0, 26, 0], [40, 1.4], 3800, '#e3efff'),
      area([-16, -10, 12], [0, 0, 1], [6, 8], 700, '#dbe8ff'),
    ],
  },
})

/** A changing room with a bench before lockers. */
export const lockers = () => ({
  things: [
    at('slab', [0, 1.0, 0], { stuff: 'pine', width: 60, depth: 7, height: 0.9, bevel: 0.15 }),
    at('lockers', [0, 13, -9], { count: 10, width: 5.4, height: 30 }),
    at('slab', [0, 10, -9], { stuff: 'floor', width: 90, depth: 50 }),
    at('folded', [5.6, 1.2, 0], { colour: ['#e6e2da'], layers: 2 }, -12),
  ],
  light: {
    air: ['#d3dde8', 0.35],
    windows: [
      area([0, 3, 24], [0, 4, 0], [26, 1.6], 3000, '#e6f0ff'),
      area([-12, -10, 12], [0, 0, 1], [6, 6], 700, '#dfe9ff'),
    ],
  },
})

/** Noon on a beach: sand, sea and sky. */
export const beach = () => ({
  things: [
    at('sheet', [0.6, 1.2, 0], { stuff: 'beach', width: 16, depth: 13, wave: 0.28, seed: 5 }, 16),
    at('ground', [0, 4, -0.1], { stuff: 'sand', width: 160, depth: 62, wave: 0.9, seed: 3 }),
    at('slab', [0, 260, -1.9], { stuff: 'sea', width: 1600, depth: 440, height: 0.2 }),
    at('panel', [0, 480, -20], { stuff: 'sky', width: 1800, height: 600 }),
  ],
  light: {
    air: ['#a9cdf2', 0.9],
    suns: [{ at: [7, -6, 17], strength: 5.2, colour: '#fff4de', angle: 0.6 }],
  },
})
