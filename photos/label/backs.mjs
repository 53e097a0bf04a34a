import { palette } from '../colour.mjs'
import { barcode } from './barcode.mjs'
import { fitColumns } from './columns.mjs'
import { nutritionTable } from './nutrition.mjs'
import { makerLines } from './label-texts.mjs'
import { mark, sheet } from './sheet.mjs'

// The backs of packs, in the style of their fronts. Only the part of a round pack that faces the viewer has text. Grounds and print
// are drawn apart: the grounds are in the rendered scene, and the print is drawn on the finished picture (postprocess/print.mjs).

const nothing = () => ''

/** A label on which only the grounds are drawn. */
export function groundsOn(r) {
  const { map, half, strip } = sheet(r)
  return { map, half, field: strip, strip: nothing, text: nothing, circle: nothing, polygon: nothing }
}

/** A label on which everything else is drawn, bent by `map`. */
export const printOn = (r, map) => ({ ...sheet(r, map), field: nothing })

/** Half of the angle that text covers on a round pack. */
const FACING = 0.8

const section = (title, text, accent) => [
  { text: title, size: 0.84, weight: 700, tracking: 0.07, fill: accent },
  { gap: 0.1 },
  { text },
]
const title = (text, size) => ({ text, size, face: 'display', weight: 600 })
const lot = (place) => `Lote e validade: ${place}`
const maker = ({ content }, place) => [
  { text: content, size: 1.12, weight: 700 },
  { gap: 0.25 },
  ...makerLines().map((text) => ({ text, size: 0.86 })),
  { gap: 0.2 },
  { text: lot(place), size: 0.86, weight: 700 },
]

/** Back of a cosmetic, printed on the pack itself: one column, or two on a low jar. `place` is where its lot number stands. */
export function cosmeticBack(
  on,
  r,
  top,
  bottom,
  { texts, ink, accent, place, half = FACING * r, low = false },
) {
  const uses = section('MODO DE USO', texts.howToUse, accent)
  const parts = section('INGREDIENTES', texts.ingredients, accent)
  const columns = low
    ? [
        {
          x: -half,
          width: half * 1.28,
          blocks: [title(texts.name, 1.3), { gap: 0.45 }, ...uses, { gap: 0.5 }, ...parts],
        },
        {
          x: half * 0.4,
          width: half * 0.6,
          blocks: [...maker(texts, place), { gap: 0.7 }, barcode(texts.ean)],
        },
      ]
    : [
        {
          x: -half,
          width: half * 2,
          blocks: [
            title(texts.name, 1.5),
            { gap: 0.5 },
            { rule: accent },
            { gap: 0.6 },
            ...uses,
            { gap: 0.65 },
            ...parts,
            { gap: 0.6 },
            { rule: accent },
            { gap: 0.6 },
            { beside: [maker(texts, place), [barcode(texts.ean, { height: 5 })]], share: 0.55 },
          ],
        },
      ]
  return fitColumns(on, columns, { y: top, bottom, size: r * 0.12, ink }).svg
}

/** Back of a label of paper: a band with the name, the nutrition table, and the rest beside it. */
export function paperBack(
  on,
  r,
  top,
  bottom,
  { texts, colour, place, half, ground = palette.cream, ink = palette.wine },
) {
  const height = bottom - top
  const band = top + height * 0.13
  const wide = half * 2
  const left = wide * 0.48
  const size = height * 0.05
  const edges = Number.isFinite(r) ? [] : [-half * 1.12, half * 1.12]
  const { svg } = fitColumns(
    on,
    [
      {
        x: -half,
        width: left,
        blocks: [nutritionTable({ ...texts, ink }), { gap: 0.7 }, barcode(texts.ean, { across: 0.72 })],
      },
      {
        x: -half + left + wide * 0.035,
        width: wide * 0.965 - left,
        blocks: [
          ...section('MODO DE USO', texts.howToUse, ink),
          { gap: 0.6 },
          ...section('INGREDIENTES', texts.ingredients, ink),
          { gap: 0.6 },
          ...maker(texts, place),
        ],
      },
    ],
    { y: band + height * 0.04, bottom: bottom - height * 0.03, size, ink },
  )
  const line = { fill: '#ffffff', y: band - height * 0.042 }
  return [
    on.field(top, bottom, { fill: ground }, ...edges),
    on.field(top, band, { fill: colour }, ...edges),
    mark(on, half - height * 0.045, top + height * 0.065, height * 0.042, '#ffffff'),
    on.text(texts.name, {
      ...line,
      x: -half,
      anchor: 'start',
      face: 'display',
      weight: 600,
      size: height * 0.068,
      fit: wide - height * 0.12,
    }),
    svg,
  ].join('')
}
