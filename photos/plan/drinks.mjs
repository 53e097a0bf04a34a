import { garnish } from './garnish.mjs'
import { square } from './square.mjs'

// The drink of a line in a glass, with its pack.

const DRINKS = {
  colageno: { colour: '#d8405f', powder: '#f3c3cb', fruit: 'cranberry' },
  'colageno-limao': { colour: '#d9e293', powder: '#eef0d2', fruit: 'limao' },
  'colageno-tangerina': { colour: '#f5b877', powder: '#f8e0c4', fruit: 'tangerina', milky: true },
  'colageno-frutas-tropicais': {
    colour: '#f6d27c',
    powder: '#f8e9c6',
    fruit: 'frutas-tropicais',
    milky: true,
  },
  'colageno-pink-lemonade': { colour: '#f59bb1', powder: '#f8d6dd', fruit: 'pink-lemonade' },
  'colageno-chocolate': { colour: '#7b4d35', powder: '#7d543e', fruit: 'chocolate', milky: true },
  'lac-gest': { colour: '#f2e8d9', powder: '#f6efe2', fruit: null, milky: true },
  whey: { colour: '#ab7a58', powder: '#b98d6c', fruit: 'chocolate', milky: true, frame: 5.3 },
  creatina: { colour: '#ff8f14', powder: '#fbe0b8', fruit: 'tangerina', small: true },
}

/** The drink of a line in a glass, a scoop of its powder, its fruit and, behind and a little soft, its pack. */
export function drinkScene(line, behind) {
  const { colour, powder, fruit, milky = false, small = false, frame = 4.4 } = DRINKS[line]
  const height = small ? 1.7 : 2.3
  // Slices are wide: they lie behind the scoop's handle, not on it.
  const isBerry = ['cranberry', 'chocolate'].includes(fruit)
  const things = [
    { as: 'glass', colour, milky, height, r: small ? 0.66 : 0.72, ice: milky ? 0 : 3, at: [-0.5, -0.2, 0] },
    { as: 'scoop', powder, at: [0.3, -1.3, 0], turn: [0, 0, -42], scale: 0.86 },
    { ...behind.thing, at: [1.08, 1.5, 0], turn: [0, 0, 6] },
    ...(fruit ? garnish(fruit, 'side', -1.46, -0.5, small ? 0.66 : 0.74) : []),
    ...(fruit
      ? garnish(
          fruit,
          'low',
          ...(small ? [1.74, -0.6, 0.6] : isBerry ? [1.52, -0.55, 0.72] : [1.76, -0.36, 0.58]),
        )
      : []),
  ]
  return square({ things, frame, middle: [0, 0, small ? 1.05 : frame * 0.267] }, fruit ?? line, {
    focus: [-0.1, -0.4],
    stop: 5,
  })
}
