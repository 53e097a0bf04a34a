import { PACKS } from './packs.mjs'
import { square } from './square.mjs'

// Cosmetics in use: the pack opened, or its content beside it on a dish, a spatula or a brush.

const DISH = { as: 'dish', r: 0.74 }

/** The camera looks slightly down, so that the insides of dish and jar are visible. */
const scene = (line, things, { frame = 4.3, high = 0.86, pitch = 20 } = {}) =>
  square({ things, frame, middle: [0, 0, high] }, line, { pitch, stop: 7, focus: [0, -0.3] })
const pack = (line, at, turn, more = {}) => ({ ...PACKS[line].thing, at, turn: [0, 0, turn], ...more })

/** The picture of each line in use. */
export const USES = {
  // The pipette rests on a dish with the drops of one use.
  serum: () =>
    scene('serum', [
      pack('serum', [-0.86, 0.4, 0], -4, { opened: true }),
      { ...DISH, at: [0.16, -0.72, 0] },
      { as: 'pipette', at: [0.34, -0.78, 0.2], turn: [0, 85, 50], fill: 0.62 },
      {
        as: 'drops',
        low: '#f6cbbf',
        places: [
          [-0.02, 0.06, 0.22],
          [-0.34, -0.08, 0.1],
          [0.06, -0.26, 0.08],
        ],
        at: [0.08, -0.78, 0.05],
      },
    ]),
  'creme-retinol': () =>
    scene(
      'creme-retinol',
      [
        pack('creme-retinol', [-0.78, 0.5, 0], -4, { open_with: '#f8e9cc' }),
        { as: 'jar-lid', colour: '#d9b49a', at: [0.98, 1.15, 0] },
        { ...DISH, at: [0.42, -0.86, 0] },
        {
          as: 'whorl',
          colour: '#f8e9cc',
          r: 0.42,
          thick: 0.09,
          tip: 0.07,
          laps: 1.8,
          at: [0.36, -0.84, 0.05],
        },
        { as: 'spatula', load: '#f8e9cc', at: [0.8, -1.02, 0.17], turn: [0, -4, 24] },
      ],
      { pitch: 26, high: 0.5 },
    ),
  'creme-resveratrol': () =>
    scene(
      'creme-resveratrol',
      [
        pack('creme-resveratrol', [-0.5, 0.3, 0], -4, { opened: true }),
        { as: 'airless-cap', scale: 0.72, at: [0.36, 0.62, 0] },
        { ...DISH, r: 0.62, at: [0.38, -0.5, 0] },
        {
          as: 'whorl',
          colour: '#f6d9dc',
          r: 0.34,
          thick: 0.075,
          tip: 0.1,
          at: [0.42, -0.48, 0.045],
          turn: [0, 0, 30],
        },
      ],
      { frame: 3.2, high: 0.66 },
    ),
  'mascara-de-argila-rosa': () =>
    scene(
      'mascara-de-argila-rosa',
      [
        pack('mascara-de-argila-rosa', [-0.6, 0.6, 0], -4, { open_with: '#d6a098', grain: 0.8 }),
        { as: 'jar-lid', colour: '#fff6ee', metal_lid: false, at: [1.15, 1.2, 0] },
        {
          as: 'smear',
          colour: '#d6a098',
          grain: 0.9,
          path: [
            [-0.9, -0.7],
            [-0.3, -0.86],
            [0.4, -0.8],
            [0.95, -0.98],
          ],
          width: 0.5,
          thick: 0.07,
          mound: 0.07,
          lines: 0.8,
          seed: 5,
        },
        { as: 'brush', load: '#cf968c', at: [0.86, -0.46, 0.02], turn: [0, 0, 30] },
      ],
      { pitch: 26, high: 0.5 },
    ),
  'espuma-de-limpeza': () =>
    scene(
      'espuma-de-limpeza',
      [
        pack('espuma-de-limpeza', [-0.66, 0.35, 0], -4),
        { ...DISH, r: 0.86, at: [0.66, -0.55, 0] },
        { as: 'foam', r: 0.56, height: 0.6, at: [0.66, -0.55, 0.045] },
      ],
      { frame: 4.7, high: 0.98 },
    ),
}
