import { glass, scoop } from '../props/drink.mjs'
import { CITRUS, face } from '../fruit/citrus.mjs'
import { place } from '../draw/art.mjs'
import { compose, foot, stand } from './compose.mjs'
import { garnish } from './garnish.mjs'

/** A citrus wheel stuck on the rim of a glass. */
const wheel = (art, x, y, r, kind) => stand(place(face(art, r, kind, 3), { turn: 14 }), x, y, { z: 5000 })

const DRINKS = {
  colageno: { drink: '#dd3f63', powder: '#f2c0ca', fruit: 'cranberry' },
  'colageno-chocolate': { drink: '#8a5a40', powder: '#8a5a40', fruit: 'chocolate', milky: true },
  'lac-gest': { drink: '#f4ece0', powder: '#f6efe4', fruit: null, milky: true },
  whey: { drink: '#b98a68', powder: '#c79a78', fruit: 'chocolate', milky: true },
  creatina: { drink: '#f39a3a', powder: '#fbe0b8', fruit: 'tangerina', small: true },
}

/** The drink of a line in a glass, with a scoop of its powder and its fruit. */
export function drinkScene(art, line) {
  const { drink, powder, fruit, milky = false, small = false } = DRINKS[line]
  const height = small ? 150 : 190
  const scale = small ? 3.3 : 3.4
  const rim = 810 - height * scale
  return compose([
    foot(art, glass(art, { drink, milky, height }), 430, 810, 52, { scale }),
    line === 'colageno' ? wheel(art, 648, rim + 30, 92, CITRUS.lime) : [],
    small ? wheel(art, 642, rim + 34, 88, CITRUS.tangerine) : [],
    foot(art, scoop(art, { powder }), 640, 888, 42, { scale: 1.75 }),
    fruit ? garnish(art, fruit, 'side', 200, 872, 1.15) : [],
    fruit ? garnish(art, fruit, 'main', 756, 752, 0.95) : [],
  ])
}
