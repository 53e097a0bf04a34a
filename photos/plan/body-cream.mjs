import { lineup } from './arrange.mjs'
import { mm } from './measures.mjs'
import { PACKS } from './packs.mjs'
import { square } from './square.mjs'

// The body cream comes in two jars and a bottle with a pump. `true` is how much larger or smaller a pack is than its model (0093).

const JAR = { pack: PACKS['creme-corporal'], size: [1.96, 1.635] }
const PUMP = {
  pack: { w: 0.7, h: 2.75, thing: { as: 'foam-bottle', tint: '#c9929c', pump: '#fff6ee' } },
  size: [1.36, 2.713],
}
const SIZES = {
  '100-g': { ...JAR, true: 0.7, swirl: 0.46 },
  '200-g': { ...JAR, true: 0.885, swirl: 0.38 },
  '500-g': { ...PUMP, true: 1.2, swirl: 0.32 },
}
const thingOf = (name) => ({ ...SIZES[name].pack.thing, label: `print:creme-corporal-${name}` })

/** One size with a dollop of cream. */
function alone(name) {
  const { pack, swirl } = SIZES[name]
  const set = lineup([{ ...pack, thing: thingOf(name) }])
  const at = [pack.w + 0.12, -0.72, 0]
  const cream = { as: 'swirl', colour: '#f4d9d2', r: swirl, height: swirl * 0.8, at }
  return square({ ...set, things: [...set.things, cream] }, 'creme-corporal')
}

/** The three sizes side by side, each with its measures. */
function family() {
  let right = -2.87
  const packs = Object.entries(SIZES).map(([name, { size, true: scale }]) => {
    const [width, height] = size.map((units) => units * scale)
    const at = right + width / 2
    right += width + 0.5
    return {
      thing: { ...thingOf(name), at: [at, 0, 0], scale },
      measures: {
        at,
        size: [width, height],
        foot: width / 2,
        caption: [name.replace('-', ' '), `${mm(width)} × ${mm(height)} mm`],
      },
    }
  })
  const things = packs.map(({ thing }) => thing)
  const scene = square({ things, frame: 6.9, middle: [0, 0, 1.5] }, 'creme-corporal', { pitch: 4, stop: 14 })
  return { ...scene, measures: packs.map(({ measures }) => measures) }
}

/** The pictures of the body cream's sizes by name. */
export const BODY_CREAM = {
  ...Object.fromEntries(Object.keys(SIZES).map((name) => [`creme-corporal-${name}`, () => alone(name)])),
  'creme-corporal-medidas': family,
}
