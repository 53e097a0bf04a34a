import { place } from '../draw/art.mjs'
import { leaf } from '../fruit/ball.mjs'
import { cranberry, cutCranberry, grape, strawberry } from '../fruit/berries.mjs'
import { CITRUS, half, longFruit, roundFruit, segment, slice } from '../fruit/citrus.mjs'
import { chocolateSquare, cocoaBean, powderHeap, vanillaFlower, vanillaPods } from '../fruit/pantry.mjs'
import { mango, passionFruit, pineappleSlice } from '../fruit/tropical.mjs'
import { foot, rest, shift, stand } from './compose.mjs'

const lying = (art, length, colour, turn) => place(leaf(art, length, colour), { turn })

/**
 * What lies beside a pack, for each flavour: `main` is the larger group (behind, to the right), `side` the
 * smaller one (in front, to the left). Pieces stand around (0, 0), about 130 units to each side.
 */
export const GARNISH = {
  cranberry: {
    main: (art) => [
      stand(lying(art, 84, '#4f8a3c', -30), 104, -50, { z: -60 }),
      stand(lying(art, 70, '#5b9a3a', 6), 128, 6, { z: -50 }),
      rest(art, cranberry(art, 46, { eye: 200, tone: '#a80f36' }), 6, -34, 46),
      rest(art, cranberry(art, 43, { eye: 24 }), 84, -16, 43),
      rest(art, cutCranberry(art, 44), 30, 22, 42),
      rest(art, cranberry(art, 37, { eye: 70, tone: '#c41a45' }), 112, 32, 37),
    ],
    side: (art) => [
      stand(lying(art, 78, '#5b9a3a', 200), -72, -22, { z: -40 }),
      stand(lying(art, 62, '#4f8a3c', 164), -66, 6, { z: -50 }),
      rest(art, cranberry(art, 42, { eye: 150 }), -48, -6, 42),
      rest(art, cranberry(art, 38, { eye: null, tone: '#a80f36' }), 26, -12, 38),
      rest(art, cranberry(art, 35, { eye: 40, tone: '#c41a45' }), -4, 24, 35),
    ],
  },
  limao: {
    main: (art) => [
      rest(art, longFruit(art, 74, CITRUS.lime, { turn: -16 }), 74, -34, 86),
      rest(art, half(art, 72, CITRUS.lime, { turn: -8, seed: 2 }), 22, 22, 72),
      stand(lying(art, 84, '#5b9a3a', 14), 96, 20, { z: -50 }),
    ],
    side: (art) => [
      rest(art, slice(art, 54, CITRUS.lime, { turn: -6, seed: 5 }), 30, -14, 44),
      rest(art, half(art, 56, CITRUS.lime, { turn: 10, seed: 7 }), -42, 14, 56),
    ],
  },
  tangerina: {
    main: (art) => [
      rest(art, roundFruit(art, 84, CITRUS.tangerine), 62, -30, 84),
      rest(art, half(art, 68, CITRUS.tangerine, { turn: -8, seed: 3 }), 20, 30, 68, { z: 30 }),
      rest(art, segment(art, 50, CITRUS.tangerine, { turn: 6 }), 132, 38, 42),
    ],
    side: (art) => [
      rest(art, roundFruit(art, 62, CITRUS.tangerine, { leafTurn: 200 }), -30, -14, 62),
      rest(art, segment(art, 44, CITRUS.tangerine, { turn: -8 }), 46, 16, 38),
      rest(art, segment(art, 40, CITRUS.tangerine, { turn: 10, flip: true }), -14, 30, 34),
    ],
  },
  'frutas-tropicais': {
    main: (art) => [
      rest(art, mango(art, 80, { turn: -12 }), 56, -26, 88),
      rest(art, passionFruit(art, 50), 44, 36, 50),
    ],
    side: (art) => [
      rest(art, pineappleSlice(art, 76, { turn: -5 }), -10, -2, 62),
      rest(art, passionFruit(art, 38, { turn: 8, seed: 4 }), -74, 22, 38),
    ],
  },
  'pink-lemonade': {
    main: (art) => [
      rest(art, longFruit(art, 72, CITRUS.pinkLemon, { turn: -14 }), 78, -32, 84),
      rest(art, half(art, 72, CITRUS.pinkLemon, { turn: -8, seed: 4 }), 22, 24, 72),
      stand(lying(art, 70, '#5fa04a', 10), 104, 22, { z: -50 }),
    ],
    side: (art) => [
      stand(lying(art, 64, '#5fa04a', 186), -30, -8, { z: -50 }),
      rest(art, slice(art, 58, CITRUS.pinkLemon, { turn: -7, seed: 6 }), -18, -4, 46),
      rest(art, cranberry(art, 24, { eye: 60, tone: '#d23a62' }), 48, 20, 24),
      rest(art, cranberry(art, 20, { eye: 160, tone: '#c22a52' }), 12, 30, 20),
    ],
  },
  chocolate: {
    main: (art) => [
      foot(art, powderHeap(art, 118, '#6a3f28'), 70, -18, 100),
      rest(art, chocolateSquare(art, 50, { turn: -3 }), 26, 24, 42),
      rest(art, chocolateSquare(art, 44, { turn: 8 }), 36, -8, 10, { z: 25 }),
      rest(art, cocoaBean(art, 30, { turn: -14 }), 118, 32, 26),
    ],
    side: (art) => [
      rest(art, cocoaBean(art, 38, { turn: 18 }), 34, -8, 32),
      rest(art, cocoaBean(art, 36, { turn: -24 }), -44, -2, 30),
      rest(art, chocolateSquare(art, 46, { turn: 3 }), -8, 30, 38),
    ],
  },
  baunilha: {
    main: (art) => [
      rest(art, vanillaPods(art, 230), 66, 24, 70),
      stand(place(vanillaFlower(art, 66), { y: -52, turn: -8 }), 62, 10, { z: 30 }),
    ],
    side: (art) => [
      stand(place(vanillaFlower(art, 50), { y: -38, turn: 12 }), -16, 10, { z: 10 }),
      rest(art, vanillaPods(art, 130), 0, 26, 40),
    ],
  },
  morango: {
    main: (art) => [
      rest(art, strawberry(art, 64, { turn: -24 }), 92, -14, 60),
      rest(art, strawberry(art, 60, { turn: 78, seed: 6 }), 34, 30, 60),
    ],
    side: (art) => [
      rest(art, strawberry(art, 52, { turn: 18, seed: 8 }), -36, -4, 46),
      rest(art, strawberry(art, 44, { turn: -86, seed: 12 }), 34, 26, 44),
    ],
  },
  uva: {
    main: (art) => [
      rest(art, grape(art, 42), 30, -26, 42),
      rest(art, grape(art, 44, '#5f2450'), 102, -18, 44),
      rest(art, grape(art, 40, '#431a40'), 64, 20, 40),
      rest(art, grape(art, 32), 130, 30, 32),
    ],
    side: (art) => [rest(art, grape(art, 36), -30, 0, 36), rest(art, grape(art, 32, '#5f2450'), 28, 14, 32)],
  },
}

/** The group of a flavour at a place, scaled. */
export const garnish = (art, flavour, part, x, y, scale = 1) =>
  shift(GARNISH[flavour][part](art), x, y, scale)
