import { readFileSync } from 'node:fs'
import { mix, palette } from '../colour.mjs'
import { backLabels } from './back-labels.mjs'
import { powderLabel } from './collagen.mjs'
import { flat, round } from './forms.mjs'
import {
  capsuleLabel,
  cartonFront,
  cosmeticPrint,
  jarPrint,
  morningLabel,
  proteinLabel,
  stickPrint,
} from './prints.mjs'

// The labels, drawn bent around a pack and then unrolled. Sizes in hundredths of a pot's radius.

const words = JSON.parse(readFileSync(new URL('../labels.json', import.meta.url), 'utf8'))
const tone = (flavour) => palette.flavours[flavour]

const collagen = (flavour) =>
  round(100, 177, (r, t, b) =>
    powderLabel(r, t, b, { ...words.collagen, colour: tone(flavour), flavour: words.flavours[flavour] }),
  )
const whey = (flavour) =>
  round(128, 242, (r, t, b) =>
    proteinLabel(r, t, b, {
      colour: flavour === 'baunilha' ? '#b98a3a' : tone(flavour),
      flavour: words.flavours[flavour],
      weight: words.whey.weight,
    }),
  )
const creatine = (flavour) =>
  round(98, 130, (r, t, b) =>
    morningLabel(r, t, b, {
      colour: mix(tone(flavour), '#2b1a1e', 0.06),
      flavour: words.flavours[flavour],
      weight: words.creatine.weight,
    }),
  )
const capsule = (line, colour, r = 78, height = 132) =>
  round(r, height, (R, t, b) => capsuleLabel(R, t, b, { ...words[line], colour }))
const cosmetic = (line, r, height, style) =>
  round(r, height, (R, t, b) => cosmeticPrint(R, t, b - 0.14 * R, { ...words[line], ...style }), {
    pixels: 1600,
  })
const jar = (line, r, height, style) =>
  round(r, height, (R, t, b) => jarPrint(R, t, b - 0.03 * R, { ...words[line], ...style }))
const box = (flavour) =>
  flat(
    190,
    250,
    cartonFront(190, 250, {
      colour: tone(flavour),
      flavour: words.flavours[flavour],
      weight: words.verisol.weight,
    }),
  )
const stick = (flavour) =>
  flat(34, 195, stickPrint(34, 195, { flavour: words.flavours[flavour] }), {
    ground: tone(flavour),
    pixels: 420,
  })

const WINE = { ink: palette.wine, accent: palette.deepCoral }
const IVORY = { ink: '#fff4ea', accent: '#f0c4ae' }
const each = (name, flavours, draw) => flavours.map((flavour) => [`${name}-${flavour}`, () => draw(flavour)])

/** A function that draws each label, by name. */
export const labels = new Map([
  ...each(
    'collagen',
    ['cranberry', 'limao', 'tangerina', 'frutas-tropicais', 'pink-lemonade', 'chocolate'],
    collagen,
  ),
  [
    'lac-gest',
    () => round(100, 177, (r, t, b) => powderLabel(r, t, b, { ...words['lac-gest'], colour: '#b56a76' })),
  ],
  ...each('whey', ['chocolate', 'baunilha', 'morango'], whey),
  ...each('creatine', ['limao', 'tangerina'], creatine),
  ...each('verisol', ['cranberry', 'limao', 'tangerina'], box),
  ...each('stick', ['cranberry', 'limao', 'tangerina'], stick),
  ['colageno-tipo-2', () => capsule('colageno-tipo-2', '#2f6b6f')],
  ['omega-3', () => capsule('omega-3', '#b97f0e')],
  ['multivitaminico', () => capsule('multivitaminico', '#2f6b4f')],
  ['melatonina', () => capsule('melatonina', '#3a3f73')],
  ['gomas-renova-hair', () => capsule('gomas-renova-hair', '#a8327a', 88, 148)],
  ['serum', () => cosmetic('serum', 62, 118, { ...WINE, ink: '#36060f', scale: 0.92, gap: 0.6 })],
  ['creme-resveratrol', () => cosmetic('creme-resveratrol', 54, 175, { ...IVORY, scale: 1.15, gap: 1.9 })],
  [
    'espuma-de-limpeza',
    () => cosmetic('espuma-de-limpeza', 68, 145, { ink: palette.wine, accent: palette.coral }),
  ],
  [
    'hidratante-fps-60',
    () =>
      cosmetic('hidratante-fps-60', 68, 168, {
        ink: palette.wine,
        accent: palette.coral,
        scale: 1.08,
        gap: 0.85,
      }),
  ],
  ['creme-retinol', () => jar('creme-retinol', 98, 68, IVORY)],
  ['creme-corporal', () => jar('creme-corporal', 98, 76, WINE)],
  ...['100-g', '200-g'].map((size) => [
    `creme-corporal-${size}`,
    () => jar(`creme-corporal-${size}`, 98, 76, WINE),
  ]),
  [
    'creme-corporal-500-g',
    () => cosmetic('creme-corporal-500-g', 68, 145, { ink: palette.wine, accent: palette.deepCoral }),
  ],
  ['mascara-de-argila-rosa', () => jar('mascara-de-argila-rosa', 98, 76, WINE)],
  ...backLabels,
])
