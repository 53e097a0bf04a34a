import { capsule, gummy, softgel, tablet } from '../props/doses.mjs'
import { random } from '../fruit/random.mjs'
import { compose, rest } from './compose.mjs'

const between = (next, list) => list[Math.floor(next(0, list.length))]

/** How one dose of a line looks: art, size and a random source give the drawing. */
export const DOSES = {
  'colageno-tipo-2': (art, r, next) => capsule(art, r, { turn: next(-50, 50) }),
  'omega-3': (art, r, next) => softgel(art, r, { turn: next(-28, 28) }),
  multivitaminico: (art, r, next) =>
    tablet(art, r, {
      turn: next(-22, 22),
      long: true,
      colour: between(next, ['#8fb86a', '#7fae5c', '#9cc47a']),
    }),
  melatonina: (art, r, next) =>
    tablet(art, r * 0.8, { turn: next(-12, 12), colour: between(next, ['#f3efe6', '#ece6f2']) }),
  'gomas-renova-hair': (art, r, next) =>
    gummy(art, r * 0.86, { turn: next(-40, 40), colour: between(next, ['#c22a68', '#a8327a', '#d8406a']) }),
}

/** A few doses at the foot of `packs` bottles; beside more than one they lie a little further out. */
export function fewDoses(art, line, places, r, packs) {
  const next = random(4)
  const out = packs > 1 ? 34 : 0
  return places.map(([x, y]) =>
    rest(art, DOSES[line](art, r, next), x + Math.sign(x - 500) * out, y + out * 0.5, r * 0.7),
  )
}

/** A heap of doses in the middle of a 1000 × 1000 picture. */
export function heap(art, line) {
  const next = random(line.length * 7)
  const r = 88
  const layers = [
    [-300, 700],
    [-150, 668],
    [30, 660],
    [200, 672],
    [330, 706],
    [-370, 780],
    [-210, 770],
    [-40, 762],
    [130, 768],
    [290, 790],
    [-280, 850],
    [-100, 856],
    [80, 862],
    [240, 864],
    [-420, 862],
    [400, 836],
  ].map(([x, y]) => [x, y, 0])
  const upper = [
    [-190, 690],
    [-20, 680],
    [160, 694],
    [-110, 762],
    [70, 770],
    [-250, 776],
    [220, 772],
  ].map(([x, y]) => [x, y - 62, 1])
  const crown = [
    [-60, 690],
    [90, 700],
  ].map(([x, y]) => [x, y - 126, 2])
  return compose(
    [...layers, ...upper, ...crown].map(([x, y, level]) => {
      const dose = rest(
        art,
        DOSES[line](art, r, next),
        500 + x * 0.88 + next(-12, 12),
        y - 130 + next(-10, 10),
        r * 0.72,
      )
      return { ...dose, shadow: level ? '' : dose.shadow, z: y + level * 75 }
    }),
  )
}
