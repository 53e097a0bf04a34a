import { creatinePot, PACKS, verisolBox, wheyTub } from './packs.mjs'
import { square } from './square.mjs'

// Packs seen from behind, so close that their back labels can be read. All are round or flat, so the pack is the same with
// another label.

const TURNED = {
  ...PACKS,
  whey: wheyTub('chocolate'),
  creatina: creatinePot('limao'),
  verisol: verisolBox('cranberry'),
}
const TINTS = { whey: 'chocolate', creatina: 'limao', verisol: 'cranberry' }

/** The surface of a label (postprocess/surfaces.mjs). */
const round = (r, low, high) => ({ kind: 'round', r, low, high })
const bottle = (r, height) => round(r * 0.99 + 0.004, 0.12, height - 0.46)
const jar = (height) => {
  const half = height < 1.1 ? 0.34 : 0.38
  return round(0.983, height * 0.49 - half, height * 0.49 + half)
}
const pot = (r, height) => round(r * 0.988 + 0.004, r * 0.17 - 0.01, height - r * 0.2 + 0.01)

/** Of each pack the surface of its label, the width that the camera shows, and how far its foot is above the picture's edge. */
const VIEWS = {
  serum: [round(0.623, 0.14, 1.32), 2.02, 0.22],
  'creme-resveratrol': [round(0.543, 0.12, 1.87), 1.72, 0.17],
  'creme-retinol': [jar(1.04), 2.24, 0.36],
  'creme-corporal': [jar(1.14), 2.24, 0.3],
  'espuma-de-limpeza': [round(0.683, 0.12, 1.57), 2.24, 0.22],
  'mascara-de-argila-rosa': [jar(1.14), 2.24, 0.3],
  'hidratante-fps-60': [{ kind: 'tube' }, 2.94, 0.16],
  'gomas-renova-hair': [bottle(0.88, 2.06), 2.4, 0.18],
  'omega-3': [bottle(0.78, 1.9), 2.2, 0.17],
  'colageno-tipo-2': [bottle(0.78, 1.9), 2.2, 0.17],
  multivitaminico: [bottle(0.78, 1.9), 2.2, 0.17],
  melatonina: [bottle(0.78, 1.9), 2.2, 0.17],
  'lac-gest': [pot(1, 2.14), 2.6, 0.2],
  whey: [pot(1.28, 2.9), 3.4, 0.28],
  creatina: [pot(0.98, 1.66), 2.4, 0.22],
  verisol: [{ kind: 'board', width: 1.878, depth: 0.4012, low: 0.011, high: 2.489 }, 2.86, 0.2],
}
/** Lines with dark print on a light pack; light print would vanish when it is multiplied with the picture. */
const DARK_INK = [
  'serum',
  'hidratante-fps-60',
  'creme-corporal',
  'espuma-de-limpeza',
  'mascara-de-argila-rosa',
]

/** The back of a pack, its print drawn on the finished picture; a tall pack is cut off above its label. */
export function backScene(line) {
  const { thing, w } = TURNED[line]
  const [surface, frame, foot] = VIEWS[line]
  const [label, turn] = [`${line}-verso`, line === 'verisol' ? -7 : 0]
  const scene = square(
    {
      things: [{ ...thing, label: `print:${label}`, at: [0, 0, 0], turn: [0, 0, turn] }],
      frame,
      middle: [0, 0, frame / 2 - foot],
    },
    TINTS[line] ?? line,
    { pitch: 5, stop: 14, focus: [0, -w] },
  )
  const ink = DARK_INK.includes(line)
    ? { blend: 'multiply', opacity: 0.97 }
    : { blend: 'over', opacity: 0.94 }
  // Without the print there is nothing fine in the scene, so it is rendered smaller than it is shown.
  return {
    ...scene,
    size: [864, 864],
    enlarged: 1080,
    print: { label, surface, turn, scale: thing.scale, ...ink },
  }
}

/** The lines that have a picture of their back. */
export const BACKS = Object.keys(VIEWS)
