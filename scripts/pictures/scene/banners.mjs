import { ellipse, group, path, place } from '../draw/art.mjs'
import { light, mix, palette } from '../draw/colour.mjs'
import { glass, scoop } from '../props/drink.mjs'
import { CITRUS, face } from '../fruit/citrus.mjs'
import { pyramid } from './arrange.mjs'
import { compose, foot, stand } from './compose.mjs'
import { garnish } from './garnish.mjs'
import { collagenPot } from './packs.mjs'

const tone = (flavour) => palette.flavours[flavour]

/** Wall and floor of a banner in the tints of a flavour; the left half stays calm for words. */
function room(art, colour, second) {
  const wall = mix(palette.paper, colour, 0.14)
  const floor = mix(palette.sand, colour, 0.2)
  return group([
    path('M0 0H1600V900H0Z', {
      fill: art.linear(
        [
          [0, palette.paper],
          [0.45, mix(palette.paper, colour, 0.07)],
          [1, wall],
        ],
        [0, 0.2, 1, 0.4],
      ),
    }),
    ellipse(1270, 400, 500, 500, { fill: mix(palette.paper, colour, 0.3), opacity: 0.75 }),
    ellipse(1270, 400, 390, 390, { fill: mix(palette.paper, second, 0.24), opacity: 0.8 }),
    path('M0 742C360 700 700 716 1000 730S1440 712 1600 726V900H0Z', {
      fill: art.linear(
        [
          [0, mix(palette.paper, colour, 0.08)],
          [0.6, floor],
          [1, light(floor, 0.1)],
        ],
        [0, 0, 1, 0.2],
      ),
    }),
    path('M0 742C360 700 700 716 1000 730S1440 712 1600 726', {
      fill: 'none',
      stroke: '#ffffff',
      strokeWidth: 3,
      opacity: 0.6,
    }),
    ellipse(1150, 120, 520, 150, { fill: '#ffffff', opacity: 0.4, filter: art.blur(70) }),
  ])
}

const pot = (art, flavour, x, y, scale) => {
  const one = collagenPot(flavour)
  return stand(one.body(art), x, y, { scale, shadow: one.shadow(art) })
}

/** Two pots with their fruit. */
const pair = (art) =>
  room(art, tone('cranberry'), tone('pink-lemonade')) +
  compose([
    pot(art, 'pink-lemonade', 1424, 752, 1.64),
    pot(art, 'cranberry', 1092, 790, 1.9),
    garnish(art, 'pink-lemonade', 'main', 1448, 844, 0.8),
    garnish(art, 'cranberry', 'side', 946, 836, 1),
    garnish(art, 'cranberry', 'main', 1226, 840, 0.86),
  ])

/** The five flavours, stacked. */
const five = (art) =>
  room(art, tone('tangerina'), tone('frutas-tropicais')) +
  compose([
    pyramid(
      art,
      [
        ['cranberry', 'tangerina', 'limao'],
        ['frutas-tropicais', 'pink-lemonade'],
      ].map((row) => row.map(collagenPot)),
      {
        middle: 1244,
        floor: 800,
        scale: 1.1,
      },
    ),
    garnish(art, 'limao', 'main', 1482, 846, 0.58),
    garnish(art, 'frutas-tropicais', 'side', 1376, 862, 0.6),
    garnish(art, 'cranberry', 'side', 926, 834, 0.84),
    garnish(art, 'tangerina', 'side', 1118, 862, 0.62),
  ])

/** A glass of the drink beside its pot. */
const drink = (art) =>
  room(art, tone('tangerina'), tone('cranberry')) +
  compose([
    pot(art, 'tangerina', 1408, 760, 1.84),
    foot(art, glass(art, { drink: '#f28a26', height: 196 }), 1064, 790, 52, { scale: 2.2 }),
    stand(place(face(art, 64, CITRUS.tangerine, 3), { turn: 14 }), 1196, 386, { z: 807 }),
    foot(art, scoop(art, { powder: '#fbdcae' }), 1190, 850, 42, { scale: 1.16 }),
    garnish(art, 'tangerina', 'main', 1450, 846, 0.74),
    garnish(art, 'tangerina', 'side', 948, 828, 0.95),
  ])

/** The wide scenes of the home banners, in order; words go left, the right 720 units hold everything. */
export const banners = [pair, five, drink]
