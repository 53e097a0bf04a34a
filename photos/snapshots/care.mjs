import { PACKS } from '../plan/packs.mjs'
import { beach } from './rooms-away.mjs'
import { bathroom, bedroom, kitchen, parlour, sill, vanity } from './rooms-home.mjs'
import { at, put, snapshot, TALL, WIDE } from './shot.mjs'

/** What customers of gummies, capsules and skincare sent. */
export const CARE = {
  'gomas-na-penteadeira': () =>
    snapshot(
      TALL,
      vanity(),
      { eye: [0.8, -6.2, 3.4], toward: [0, 0, 1.15], lens: 31, roll: -2 },
      [
        put(PACKS['gomas-renova-hair'], -0.2, 0, 8),
        at('few', [0.6, -0.9, 0], {
          dose: 'gummy',
          places: [
            [0.7, -0.3, 28],
            [1.1, 0.15, -40],
            [0.35, 0.3, 75],
          ],
        }),
        at('scent', [2.7, 1.6, 0], {}, -24),
        at('brushes', [-2.5, 2.0, 0], { seed: 3 }),
        at('scent', [3.9, 3.0, 0], { colour: '#d9c48a', height: 2.5 }, 10),
      ],
      { warm: 0.1, ev: 0.3 },
    ),
  'retinol-no-criado-mudo': () =>
    snapshot(
      WIDE,
      bedroom(),
      { eye: [0.7, -5.2, 3.3], toward: [0.1, 0.2, 0.85], lens: 31, roll: 1.6 },
      [
        put(PACKS['creme-retinol'], 0.5, 0, -6),
        at('book', [-2.3, 0.6, 0], { colour: '#35566b', thick: 0.6 }, 12),
        at('spectacles', [-2.5, 0.0, 0.6], { r: 0.5, colour: '#6d3b2a' }, 48),
        at('phone', [2.9, -0.3, 0], {}, -14),
        at('mug', [3.4, 2.7, 0], { colour: '#e6ddd0' }, 140),
      ],
      { warm: 0.15, noise: 6 },
    ),
  'espuma-na-pia': () =>
    snapshot(
      TALL,
      bathroom('blue', 'marble'),
      { eye: [0.8, -5.5, 3.5], toward: [0.1, 0, 1.25], lens: 31, roll: 2.4 },
      [
        put(PACKS['espuma-de-limpeza'], -0.7, 0, 8),
        at('bowl', [4.6, 2.6, 0], { stuff: 'ceramic', r: 3.7, height: 2.1 }),
        at('tap', [4.4, 7.4, 0], { height: 5, reach: 3.2 }),
        at('brushes', [-3.1, 3.6, 0], { seed: 2, count: 3, tooth: true, cup: '#f4f2ee' }),
        at('foam', [0.75, -1.1, 0], { r: 0.5, height: 0.34 }),
        at('towel', [-4.6, 9.6, 6.6], { colour: '#f1ede6', width: 4.2, height: 5.6 }),
      ],
      { warm: -0.35 },
    ),
  'argila-de-domingo': () =>
    snapshot(
      WIDE,
      bathroom('rose', 'terry', '#ffd9ae'),
      { eye: [-0.7, -5.4, 3.6], toward: [0.2, 0.1, 0.8], lens: 31, roll: -2 },
      [
        put(PACKS['mascara-de-argila-rosa'], 0, 0, -8),
        at('candle', [2.9, 1.7, 0], { power: 60 }),
        at('folded', [-3.6, 2.7, 0], { colour: ['#f4ece4', '#e3b7a6'], layers: 3 }, 12),
        at('bowl', [2.0, -1.2, 0], { stuff: 'ceramic', r: 0.95, height: 0.6 }),
        at('swirl', [2.0, -1.2, 0.22], { colour: '#d9a096', r: 0.55, height: 0.3, grain: 0.7 }),
        at('plant', [5.2, 5.6, 0], { kind: 'arching', height: 3.6, pot: 'ceramic', seed: 6 }),
      ],
      { warm: 0.25, ev: 0.15, noise: 5 },
    ),
  'protetor-na-toalha-de-praia': () =>
    snapshot(
      TALL,
      beach(),
      { eye: [-0.9, -6.3, 4.6], toward: [0.1, 0, 1.35], lens: 30, roll: -3.5 },
      [
        put(PACKS['hidratante-fps-60'], -0.3, 0, 8, 0.1),
        at('hat', [4.6, 4.6, 0.2], {}, 30),
        at('shades', [1.9, 0.1, 0.16], {}, -24),
      ],
      { warm: 0.15, ev: 0.25 },
    ),
  'serum-na-prateleira-do-banheiro': () =>
    snapshot(
      TALL,
      sill(),
      { eye: [-0.7, -5.2, 2.5], toward: [0.1, 0, 1.3], lens: 31, roll: 1.5 },
      [
        put(PACKS.serum, 0.1, 0, 6),
        at(
          'folded',
          [-3.0, 0.9, 0],
          { colour: ['#f1ede6', '#b9cfd1'], layers: 3, width: 3.4, depth: 2.4 },
          6,
        ),
        at('plant', [2.7, 1.1, 0], { kind: 'round', r: 0.85, height: 2.3, pot: 'ceramic', seed: 9 }),
        at('flask', [-0.9, 1.7, 0], {
          colour: '#e9e4da',
          height: 3.4,
          r: 0.62,
          glass: false,
          cap: '#cfa98b',
        }),
      ],
      { warm: -0.15, ev: 0.3 },
    ),
  'omega-3-no-cafe-da-manha': () =>
    snapshot(
      WIDE,
      kitchen('gingham'),
      { eye: [1.0, -5.6, 4.2], toward: [0, 0.2, 0.85], lens: 31, roll: -2.2 },
      [
        put(PACKS['omega-3'], 0.2, 0, 7),
        at('mug', [-2.5, 1.5, 0], { colour: '#f3efe6', drink: '#2f1a10' }, 200),
        at('plate', [3.4, 2.2, 0]),
        at('bread', [3.0, 2.3, 0.12], { r: 0.85, seed: 2 }, -18),
        at('bread', [4.1, 2.6, 0.14], { r: 0.8, seed: 3 }, 48),
        at('few', [-0.7, -1.3, 0], {
          dose: 'softgel',
          places: [
            [0, 0, 28],
            [0.5, 0.2, -50],
          ],
        }),
      ],
      { warm: 0.4 },
    ),
  'dois-potes-de-gomas': () =>
    snapshot(
      WIDE,
      parlour('linen'),
      { eye: [0.7, -6.0, 3.9], toward: [0, 0, 1.0], lens: 31, roll: 2 },
      [
        put(PACKS['gomas-renova-hair'], -1.15, 0.2, 16),
        put(PACKS['gomas-renova-hair'], 1.0, -0.15, -3),
        at('few', [2.6, -1.0, 0], {
          dose: 'gummy',
          places: [
            [0, 0, 28],
            [0.42, 0.3, -40],
          ],
        }),
        at('plant', [4.6, 4.2, 0], { kind: 'arching', seed: 2, height: 3.4 }),
      ],
      { warm: 0.15 },
    ),
}
