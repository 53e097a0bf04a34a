import { mix, palette } from '../colour.mjs'

// The packs of the pictures: each with half its width `w` and its height `h`, in units of 5 cm, and its flavour
// where it has one.

const tone = (flavour) => palette.flavours[flavour]
const pack = (w, h, thing, flavour) => ({ w, h, thing, flavour })
const print = (name) => `print:${name}`
const ROSE = '#d9b49a'

/** Pot of collagen of one flavour. */
export const collagenPot = (flavour) =>
  pack(1, 2.66, { as: 'pot', label: print(`collagen-${flavour}`), colour: tone(flavour) }, flavour)

/** Tub of whey of one flavour. */
export const wheyTub = (flavour) =>
  pack(
    1.28,
    3.38,
    {
      as: 'pot',
      label: print(`whey-${flavour}`),
      colour: '#2b1a1e',
      body: palette.wine,
      r: 1.28,
      height: 2.9,
      lid: 0.46,
    },
    flavour,
  )

/** Pot of the morning creatine of one flavour. */
export const creatinePot = (flavour) =>
  pack(
    0.98,
    2.12,
    {
      as: 'pot',
      label: print(`creatine-${flavour}`),
      colour: mix(tone(flavour), '#2b1a1e', 0.06),
      r: 0.98,
      height: 1.66,
      lid: 0.44,
    },
    flavour,
  )

/** Carton of Verisol sachets of one flavour. */
export const verisolBox = (flavour) =>
  pack(1.0, 2.5, { as: 'carton', label: print(`verisol-${flavour}`), colour: tone(flavour) }, flavour)

/** One Verisol stick of a flavour, lying along X. */
export const stick = (flavour, seed = 1) => ({
  as: 'sachet',
  label: print(`stick-${flavour}`),
  colour: tone(flavour),
  seed,
})

const bottle = (line, colour, more = {}) =>
  pack(0.78, 2.3, { as: 'capsule-bottle', label: print(line), colour, ...more })

/** Packs of the lines without flavours. */
export const PACKS = {
  'colageno-chocolate': collagenPot('chocolate'),
  'lac-gest': pack(1, 2.66, { as: 'pot', label: print('lac-gest'), colour: '#c9808a' }),
  'colageno-tipo-2': bottle('colageno-tipo-2', '#2f6b6f'),
  'omega-3': bottle('omega-3', '#d29a1e'),
  multivitaminico: bottle('multivitaminico', '#2f6b4f'),
  melatonina: bottle('melatonina', '#3a3f73', { body: '#eceaf3' }),
  'gomas-renova-hair': pack(0.88, 2.48, {
    ...bottle('gomas-renova-hair', '#a8327a', { body: '#fdeef4', r: 0.88, height: 2.06 }).thing,
  }),
  serum: pack(0.62, 2.55, { as: 'dropper', label: print('serum') }),
  // 50 g need a bottle 4 cm wide.
  'creme-resveratrol': pack(0.4, 2.1, { as: 'airless', label: print('creme-resveratrol'), scale: 0.72 }),
  'creme-retinol': pack(0.98, 1.55, {
    as: 'jar',
    label: print('creme-retinol'),
    colour: '#3d2a4f',
    lid_colour: ROSE,
  }),
  'creme-corporal': pack(0.98, 1.65, {
    as: 'jar',
    label: print('creme-corporal'),
    colour: '#c9929c',
    lid_colour: '#fff6ee',
    metal_lid: false,
    height: 1.14,
  }),
  'espuma-de-limpeza': pack(0.7, 2.75, { as: 'foam-bottle', label: print('espuma-de-limpeza') }),
  'mascara-de-argila-rosa': pack(0.98, 1.65, {
    as: 'jar',
    label: print('mascara-de-argila-rosa'),
    colour: '#e3aba2',
    lid_colour: '#fff6ee',
    metal_lid: false,
    height: 1.14,
  }),
  'hidratante-fps-60': pack(0.97, 2.66, { as: 'tube', label: print('hidratante-fps-60') }),
}
