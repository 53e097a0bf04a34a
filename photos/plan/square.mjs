// Square pictures: the background paper takes the colour of the product, and the camera frames the scene.

/** Tint of the paper by flavour or line, and how much of it the paper takes. */
const TINTS = {
  cranberry: ['#dd5f76', 0.1],
  limao: ['#a9c65a', 0.15],
  tangerina: ['#f3a869', 0.14],
  'frutas-tropicais': ['#ecc65e', 0.15],
  'pink-lemonade': ['#f4a6bc', 0.17],
  chocolate: ['#a07a5e', 0.2],
  baunilha: ['#e2c58a', 0.2],
  morango: ['#e8808a', 0.15],
  'colageno-chocolate': ['#a07a5e', 0.2],
  'lac-gest': ['#dba0a0', 0.18],
  'colageno-tipo-2': ['#7fb0b0', 0.16],
  'omega-3': ['#e9c069', 0.16],
  multivitaminico: ['#94b98e', 0.18],
  melatonina: ['#a3a6cf', 0.18],
  'gomas-renova-hair': ['#d98ab8', 0.16],
  serum: ['#eeb0a2', 0.2],
  'creme-resveratrol': ['#b98598', 0.2],
  'creme-retinol': ['#a797b8', 0.2],
  'creme-corporal': ['#c9929c', 0.22],
  'espuma-de-limpeza': ['#a4c8cb', 0.34],
  'mascara-de-argila-rosa': ['#dfa79d', 0.2],
  'hidratante-fps-60': ['#f0bd80', 0.22],
}

const paper = (name) => {
  const [tint, amount] = TINTS[name]
  return { tint, amount }
}

/** Steps have a darker tone than the paper; in the same tone the packs on them would seem to float. */
export const block = ({ tint, amount }) => ({ tint, amount: amount + 0.16 })

/** A square picture on the paper of a flavour or line: the camera, a studio that fits the scene, and steps of the same paper. */
export function square({ things, frame, middle, back }, name, more = {}) {
  const sheet = paper(name)
  return {
    size: [1080, 1080],
    reach: Math.max(1, frame / 4.4),
    camera: { frame, middle, ...more },
    ground: { ...sheet, ...(back ? { back } : {}) },
    things: things.map((thing) => (thing.as === 'plinth' ? { ...thing, ...block(sheet) } : thing)),
  }
}
