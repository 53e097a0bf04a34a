import { readFileSync } from 'node:fs'
import { boxShadow, groundShadow } from '../draw/art.mjs'
import { mix, palette } from '../draw/colour.mjs'
import { powderLabel } from '../label/collagen.mjs'
import {
  capsuleLabel,
  cartonFront,
  cosmeticPrint,
  jarPrint,
  morningLabel,
  proteinLabel,
  stickPrint,
} from '../label/prints.mjs'
import { capsuleBottle, dropperBottle } from '../pack/bottle.mjs'
import { carton, stick } from '../pack/carton.mjs'
import { jar } from '../pack/jar.mjs'
import { pot } from '../pack/pot.mjs'
import { airlessPump, foamBottle } from '../pack/pump.mjs'
import { tube } from '../pack/tube.mjs'

const words = JSON.parse(readFileSync(new URL('../../../art/labels.json', import.meta.url), 'utf8'))
const tone = (flavour) => palette.flavours[flavour]
const rose = '#d9b49a'

/** A pack: its drawing (shared by all places where it stands), half width, height and shadow, in its own units. */
const pack = (key, w, h, draw, shadow = (art) => groundShadow(art, w)) => ({
  w,
  h,
  body: (art) => art.symbol(key, () => draw(art)),
  shadow,
})

/** Pot of collagen of one flavour. */
export const collagenPot = (flavour) =>
  pack(`collagen ${flavour}`, 100, 268, (art) =>
    pot(art, {
      colour: tone(flavour),
      label: (r, t, b) =>
        powderLabel(r, t, b, { ...words.collagen, colour: tone(flavour), flavour: words.flavours[flavour] }),
    }),
  )

/** Pot of the collagen for pregnancy and breastfeeding. */
export const lacGestPot = () =>
  pack('lac-gest', 100, 268, (art) =>
    pot(art, {
      colour: '#c9808a',
      label: (r, t, b) => powderLabel(r, t, b, { ...words['lac-gest'], colour: '#b56a76' }),
    }),
  )

/** Tub of whey of one flavour. */
export const wheyTub = (flavour) =>
  pack(`whey ${flavour}`, 128, 345, (art) =>
    pot(art, {
      r: 128,
      height: 290,
      lid: 46,
      colour: '#2b1a1e',
      body: palette.wine,
      label: (r, t, b) =>
        proteinLabel(r, t, b, {
          colour: flavour === 'baunilha' ? '#b98a3a' : tone(flavour),
          flavour: words.flavours[flavour],
          weight: words.whey.weight,
        }),
    }),
  )

/** Pot of the morning creatine of one flavour. */
export const creatinePot = (flavour) =>
  pack(`creatine ${flavour}`, 98, 210, (art) =>
    pot(art, {
      r: 98,
      height: 166,
      lid: 44,
      colour: tone(flavour),
      label: (r, t, b) =>
        morningLabel(r, t, b, {
          colour: mix(tone(flavour), '#2b1a1e', 0.06),
          flavour: words.flavours[flavour],
          weight: words.creatine.weight,
        }),
    }),
  )

/** Carton of Verisol sachets of one flavour. */
export const verisolBox = (flavour) =>
  pack(
    `verisol ${flavour}`,
    95,
    250,
    (art) =>
      carton(art, {
        colour: tone(flavour),
        front: (w, h) =>
          cartonFront(w, h, {
            colour: tone(flavour),
            flavour: words.flavours[flavour],
            weight: words.verisol.weight,
          }),
      }),
    (art) => boxShadow(art, 190, 62),
  )

/** One Verisol stick of a flavour; it lies or leans, so it has no shadow of its own. */
export const sachet = (flavour) =>
  pack(
    `sachet ${flavour}`,
    17,
    195,
    (art) =>
      stick(art, {
        colour: tone(flavour),
        print: (w, h) => stickPrint(w, h, { flavour: words.flavours[flavour] }),
      }),
    () => '',
  )

const capsules = (line, colour, capColour = colour, body = '#fffdf9') =>
  pack(line, 78, 235, (art) =>
    capsuleBottle(art, {
      colour,
      capColour,
      body,
      label: (r, t, b) => capsuleLabel(r, t, b, { ...words[line], colour }),
    }),
  )

/** Packs of the lines without flavours, by line. */
export const PACKS = {
  'colageno-chocolate': collagenPot('chocolate'),
  'lac-gest': lacGestPot(),
  'colageno-tipo-2': capsules('colageno-tipo-2', '#2f6b6f'),
  'omega-3': capsules('omega-3', '#b97f0e', '#d29a1e'),
  multivitaminico: capsules('multivitaminico', '#2f6b4f'),
  melatonina: capsules('melatonina', '#3a3f73', '#3a3f73', '#e9e6f2'),
  'gomas-renova-hair': pack('gomas', 88, 252, (art) =>
    capsuleBottle(art, {
      r: 88,
      height: 208,
      colour: '#a8327a',
      body: '#fdeef4',
      label: (r, t, b) => capsuleLabel(r, t, b, { ...words['gomas-renova-hair'], colour: '#a8327a' }),
    }),
  ),
  serum: pack('serum', 62, 252, (art) =>
    dropperBottle(art, {
      label: (r, t, b) =>
        cosmeticPrint(r, t, b, {
          ...words.serum,
          ink: palette.wine,
          accent: palette.deepCoral,
          scale: 0.86,
          gap: 0.6,
        }),
    }),
  ),
  'creme-resveratrol': pack('resveratrol', 54, 282, (art) =>
    airlessPump(art, {
      colour: '#7a2e4d',
      metal: rose,
      label: (r, t, b) =>
        cosmeticPrint(r, t, b, {
          ...words['creme-resveratrol'],
          ink: '#fff4ea',
          accent: '#f0c4ae',
          scale: 1.15,
          gap: 1.9,
        }),
    }),
  ),
  'creme-retinol': pack('retinol', 98, 152, (art) =>
    jar(art, {
      glass: '#3d2a4f',
      lidColour: rose,
      label: (r, t, b) => jarPrint(r, t, b, { ...words['creme-retinol'], ink: '#fff4ea', accent: '#f0c4ae' }),
    }),
  ),
  'espuma-de-limpeza': pack('espuma', 68, 286, (art) =>
    foamBottle(art, {
      label: (r, t, b) =>
        cosmeticPrint(r, t, b, { ...words['espuma-de-limpeza'], ink: palette.wine, accent: palette.coral }),
    }),
  ),
  'mascara-de-argila-rosa': pack('argila', 98, 162, (art) =>
    jar(art, {
      glass: '#e3aba2',
      lidColour: '#fff6ee',
      height: 114,
      label: (r, t, b) =>
        jarPrint(r, t, b, {
          ...words['mascara-de-argila-rosa'],
          ink: palette.wine,
          accent: palette.deepCoral,
        }),
    }),
  ),
  'hidratante-fps-60': pack('fps', 68, 252, (art) =>
    tube(art, {
      colour: '#fff8ef',
      capColour: '#e08a2b',
      label: (r, t, b) =>
        cosmeticPrint(r, t, b, {
          ...words['hidratante-fps-60'],
          ink: palette.wine,
          accent: palette.coral,
          scale: 1.15,
        }),
    }),
  ),
}
