import { lineScene } from './lines.mjs'
import { PACKS } from './packs.mjs'
import { square } from './square.mjs'

// The front of a pack with its measures, which postprocess/measures.mjs draws on the picture.

/** Centimetres of one unit. */
const CM = 5

/**
 * Width and height of each model in units; how much smaller the pack is than its model, where the model holds more than the pack's
 * content (docs/decisions/0093); and how far its foot, and what its pump reaches to the left, is from its axis. `alone`: the picture
 * of the pack has things at the left of it, so the pack is photographed again without them.
 */
const MODELS = {
  serum: { size: [1.24, 2.58], true: 0.6, foot: 0.56 },
  'creme-resveratrol': { size: [0.778, 2.117], foot: 0.36, alone: true },
  'creme-retinol': { size: [1.96, 1.535], true: 0.66, foot: 0.88 },
  'mascara-de-argila-rosa': { size: [1.96, 1.635], true: 0.72, foot: 0.88, alone: true },
  'espuma-de-limpeza': { size: [1.36, 2.713], true: 0.82, foot: 0.64, reach: 0.86 },
  'hidratante-fps-60': { size: [1.948, 2.66], true: 0.68, foot: 0.6 },
  'gomas-renova-hair': { size: [1.76, 2.46], foot: 0.84, alone: true },
  'colageno-tipo-2': { size: [1.56, 2.3], foot: 0.74 },
  multivitaminico: { size: [1.56, 2.3], foot: 0.74 },
  melatonina: { size: [1.56, 2.3], foot: 0.74 },
}

/** A length in whole millimetres, as it is printed: without a decimal sign it reads the same in both languages. */
export const mm = (units, scale = 1) => Math.round(units * CM * 10 * scale)

const SIZE = [1080, 1080]

function alone(line, [width, height]) {
  const frame = Math.max(height * 1.72, width * 2.1)
  const set = { things: [{ ...PACKS[line].thing, at: [0, 0, 0] }], frame, middle: [0, 0, height * 0.46] }
  return square(set, line, { pitch: 4, stop: 12 })
}

/** A pack with a line at its left side and one below it. With `from`, the picture of that name is drawn on. */
export function sizeScene(line) {
  const { size, true: scale = 1, foot, reach = size[0] / 2, alone: isAlone } = MODELS[line]
  const [width, height] = size.map((units) => `${mm(units, scale)} mm`)
  const scene = isAlone ? alone(line, size) : { ...lineScene(line, 1), size: SIZE, from: line }
  return { ...scene, measures: [{ size, at: 0, foot, reach, width, height }] }
}

/** The lines that have a picture with measures. */
export const SIZES = Object.keys(MODELS)
