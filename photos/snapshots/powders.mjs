import { garnish } from '../plan/garnish.mjs'
import { collagenPot, creatinePot, PACKS, stick, verisolBox, wheyTub } from '../plan/packs.mjs'
import { balcony, desk, gym, lockers } from './rooms-away.mjs'
import { counter, evening, hall, kitchen, parlour } from './rooms-home.mjs'
import { at, put, snapshot, TALL, WIDE } from './shot.mjs'

/** What customers of collagen, whey and creatine sent. */
export const POWDERS = {
  'potes-cranberry-limao-na-mesa': () =>
    snapshot(
      TALL,
      kitchen('oak'),
      { eye: [0.9, -6.4, 4.1], toward: [0.15, 0, 1.0], lens: 32, roll: -2 },
      [
        put(collagenPot('cranberry'), -1.15, 0.1, 14),
        put(collagenPot('limao'), 1.2, 0.7, -4),
        at('mug', [3.7, 4.4, 0], { colour: '#e9e2d6', drink: '#3a2114' }, -30),
        at('book', [-4.6, 5.2, 0], { colour: '#b9643f' }, 24),
        ...garnish('limao', 'side', 1.9, -1.5, 0.8),
      ],
      { warm: 0.35 },
    ),
  'tangerina-na-bancada': () =>
    snapshot(
      WIDE,
      counter('marble', 'metro'),
      { eye: [-1.0, -5.6, 3.2], toward: [0.4, 0, 1.2], lens: 33, roll: 2.2 },
      [
        put(collagenPot('tangerina'), 0, 0, -6),
        at('scoop', [-2.1, -0.9, 0], { powder: '#fbe0b8' }, 196),
        ...garnish('tangerina', 'main', 2.1, 0.4, 0.95),
        at('canister', [4.7, 6.6, 0], { height: 3 }),
        at('canister', [7.4, 7.0, 0], { height: 2.3, r: 1, colour: '#c9a98c' }),
        at('flask', [-4.6, 7.4, 0], { colour: '#7c8c3a' }),
        at('folded', [-7.4, 5.4, 0], { colour: ['#e6dccd', '#8fa5a0'], layers: 2 }, 20),
      ],
      { warm: -0.45 },
    ),
  'pink-lemonade-com-a-revista': () =>
    snapshot(
      TALL,
      parlour('pine'),
      { eye: [-0.7, -6.3, 5.2], toward: [0.3, 0.2, 0.75], lens: 31, roll: -3 },
      [
        put(collagenPot('pink-lemonade'), -0.7, 0.7, 3),
        at('iced', [1.75, 0.9, 0], { colour: '#f0899c', ice: 4, fill: 0.72, seed: 3 }),
        at(
          'magazine',
          [1.1, -2.6, 0],
          { pages: ['page:story', 'page:picture'], width: 3.1, height: 4.1 },
          16,
        ),
      ],
      { warm: 0.3 },
    ),
  'copo-de-cranberry-com-gelo': () =>
    snapshot(
      TALL,
      balcony('whitewood', 2),
      { eye: [0.7, -5.6, 3.3], toward: [-0.1, 0, 1.15], lens: 31, roll: 2.5, blur: 0.15 },
      [
        at('iced', [0, 0, 0], { colour: '#d8405f', ice: 5, fill: 0.8, seed: 4 }),
        {
          as: 'slice',
          kind: 'lime',
          r: 0.46,
          files: 'face:cut-lime',
          thick: 0.1,
          at: [0.66, 0.1, 2.28],
          turn: [84, 12, 28],
        },
        ...garnish('cranberry', 'side', -1.7, -0.6, 0.85),
        put(collagenPot('cranberry'), 2.5, 3.4, 16),
        at('spectacles', [-3.0, 3.0, 0], {}, 30),
      ],
      { warm: 0.1, ev: 0.2 },
    ),
  'tres-sabores-na-prateleira': () =>
    snapshot(
      WIDE,
      hall(),
      { eye: [0.8, -7.2, 2.5], toward: [0.0, 0, 1.2], lens: 33, roll: 1.4 },
      [
        put(collagenPot('limao'), -2.35, 0.2, 16),
        put(collagenPot('cranberry'), 0, -0.15, 4),
        put(collagenPot('tangerina'), 2.3, 0.25, -6),
      ],
      { warm: 0.25 },
    ),
  'saches-ao-lado-da-bolsa': () =>
    snapshot(
      WIDE,
      desk(),
      { eye: [-0.6, -6.0, 5.2], toward: [0.3, 1.1, 0.55], lens: 31, roll: -2.6 },
      [
        { ...stick('limao', 1), at: [-0.7, -0.5, 0], turn: [0, 0, 26], scale: 1.15 },
        { ...stick('tangerina', 2), at: [0.1, -1.3, 0], turn: [0, 0, 5], scale: 1.15 },
        { ...stick('limao', 3), at: [1.3, -0.8, 0], turn: [0, 0, -16], scale: 1.15 },
        { ...stick('tangerina', 4), at: [0.5, 0.3, 0], turn: [0, 0, -7], scale: 1.15 },
        at('bag', [3.0, 3.4, 0], { width: 4.2, height: 2.8, depth: 1.8 }, -14),
        at('shaker', [-2.7, 1.7, 0], { colour: '#e4655b', height: 3.2 }, 40),
        at('pen', [-3.6, -2.0, 0], {}, 62),
      ],
      { warm: 0.1 },
    ),
  'caixa-verisol-limao-na-cozinha': () =>
    snapshot(
      TALL,
      evening('granite', 'metro'),
      { eye: [0.9, -6.0, 3.7], toward: [0, 0, 1.05], lens: 32, roll: 2 },
      [
        put(verisolBox('limao'), 0, 0, 14),
        { ...stick('limao', 1), at: [-1.1, -1.6, 0], turn: [0, 0, 14] },
        { ...stick('limao', 2), at: [1.2, -1.5, 0], turn: [0, 0, 38] },
        at('mug', [2.5, 2.2, 0], { colour: '#385a63' }, -50),
        at('canister', [-3.4, 6.2, 0], { height: 3 }),
        at('flask', [-1.2, 7.2, 0], { colour: '#59662a' }),
        at('bowl', [4.4, 7.2, 0], { stuff: 'oak', r: 2.4, height: 1.5 }),
      ],
      { warm: 0.2, noise: 5 },
    ),
  'chocolate-com-leite-quente': () =>
    snapshot(
      TALL,
      { ...evening('walnut', 'cream') },
      { eye: [-0.8, -6.4, 4.2], toward: [0.2, 0, 1.0], lens: 32, roll: -1.6 },
      [
        put(PACKS['colageno-chocolate'], -1.2, 0.9, -8),
        at('mug', [1.4, -0.2, 0], { colour: '#f1ece2', drink: '#5a301c', r: 1.0, height: 1.75 }, -24),
        at('scoop', [0.0, -1.9, 0], { powder: '#6f4630' }, 200),
        at('folded', [4.0, 3.6, 0], { colour: ['#c8523f'], layers: 1 }, -18),
        at('canister', [-4.0, 6.0, 0], { colour: '#d7c7b2' }),
        at('plant', [3.6, 7.2, 0], { kind: 'round', height: 3.4, seed: 5 }),
      ],
      { warm: 0.15, noise: 5.5 },
    ),
  'whey-chocolate-na-academia': () =>
    snapshot(
      TALL,
      gym(),
      { eye: [1.0, -7.6, 3.9], toward: [0.1, 0, 1.5], lens: 31, roll: 3 },
      [
        put(wheyTub('chocolate'), -0.5, 0, 10),
        at('shaker', [2.3, 0.5, 0], {}, -60),
        at('folded', [-3.6, 0.9, 0], { colour: ['#3f7f8c'], layers: 1, width: 3.4, depth: 2.6 }, 14),
      ],
      { warm: -0.3, noise: 5 },
    ),
  'copo-de-whey-depois-do-treino': () =>
    snapshot(
      TALL,
      { ...counter('quartz', 'metro'), light: kitchen().light },
      { eye: [-0.9, -5.8, 3.5], toward: [0.25, 0, 1.15], lens: 31, roll: -1.8 },
      [
        at('glass', [-0.1, 0, 0], { colour: '#ab7a58', milky: true, ice: 0, height: 2.5, fill: 0.86 }),
        put(wheyTub('chocolate'), 2.6, 3.2, 14),
        at('phone', [1.9, -1.1, 0], {}, -24),
        at('folded', [-4.2, 4.2, 0], { colour: ['#e8e2d8', '#d98f77'], layers: 1 }, 30),
        at('flask', [-2.6, 8, 0], { colour: '#7c8c3a' }),
      ],
      { warm: 0.25 },
    ),
  'creatina-limao-de-manha': () =>
    snapshot(
      WIDE,
      kitchen('whitewood'),
      { eye: [-0.9, -5.6, 3.9], toward: [0.3, 0.1, 0.85], lens: 31, roll: 1.8 },
      [
        put(creatinePot('limao'), -0.2, 0.2, -7),
        at('mug', [2.6, 1.9, 0], { colour: '#3f7f8c', drink: '#4a2a18' }, -20),
        at('plate', [-3.5, 2.4, 0]),
        at('bread', [-3.7, 2.3, 0.12], { r: 0.95 }, 22),
        ...garnish('limao', 'side', 1.7, -1.0, 0.85),
        at('phone', [-2.9, -1.0, 0], {}, 18),
      ],
      { warm: 0.3, ev: 0.15 },
    ),
  'frutas-tropicais-na-varanda': () =>
    snapshot(
      TALL,
      balcony('deck', 7),
      { eye: [-1.0, -6.2, 3.7], toward: [0.25, 0, 1.15], lens: 31, roll: -2, blur: 0.15 },
      [
        put(collagenPot('frutas-tropicais'), -0.7, 0.4, 8),
        at('iced', [1.7, -0.1, 0], { colour: '#f3b63c', ice: 4, fill: 0.8, seed: 6 }),
        { as: 'mango', r: 0.62, at: [-2.9, 1.6, 0.55], turn: [-18, -6, 205] },
        { as: 'passion-half', r: 0.4, at: [0.4, -1.4, 0.32], turn: [40, 0, 8] },
      ],
      { warm: 0.2, ev: 0.1 },
    ),
  'cinco-sabores-recem-chegados': () =>
    snapshot(
      WIDE,
      parlour('oak'),
      { eye: [-0.6, -7.6, 6.2], toward: [0.3, 0.9, 1.1], lens: 31, roll: 1.8 },
      [
        put(collagenPot('cranberry'), -2.7, -0.4, 14),
        put(collagenPot('limao'), -0.45, -0.9, 5),
        put(collagenPot('tangerina'), 1.8, -0.6, -12),
        put(collagenPot('frutas-tropicais'), -1.5, 1.1, -4),
        put(collagenPot('pink-lemonade'), 0.8, 1.25, 9),
        at('parcel', [5.6, 6.4, 0], {}, -16),
        at('crumple', [4.6, -0.4, 0], {}, 30),
        at('crumple', [-5.4, 3.6, 0], { seed: 4 }, 70),
      ],
      { warm: 0.2 },
    ),
  'whey-morango-na-mochila': () =>
    snapshot(
      TALL,
      lockers(),
      { eye: [-0.9, -7.8, 4.0], toward: [0.3, 0, 1.5], lens: 31, roll: -2.6 },
      [
        put(wheyTub('morango'), 0.7, 0, -9),
        at('backpack', [-3.9, 1.7, 0], {}, 16),
        at('shaker', [3.2, 0.9, 0], { colour: '#d8404f' }),
      ],
      { warm: -0.35, noise: 5 },
    ),
}
