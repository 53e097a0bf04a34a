import { mix, palette } from '../colour.mjs'
import { cosmeticBack, groundsOn, paperBack, printOn } from './backs.mjs'
import { flat, round } from './forms.mjs'
import { labelTexts } from './label-texts.mjs'
import { ROUND } from './unroll.mjs'

// The back label of each pack that is shown from behind, by name. Sizes in hundredths of a pot's radius, as in labels.mjs.

const WINE = { ink: palette.wine, accent: palette.deepCoral }
const IVORY = { ink: '#fff4ea', accent: '#f0c4ae' }
const BOTTLE = 'no fundo do frasco'
const POT = 'no fundo do pote'

/** A round label: its grounds, and its print sent through `place`, which takes parts of the label's width and height. */
function bent(r, height, draw) {
  const tall = (height * ROUND) / r
  return {
    grounds: () => round(r, height, () => draw(groundsOn(ROUND), ROUND, 0, tall)),
    print: (place) =>
      draw(
        printOn(ROUND, (u, v) => place(u / (ROUND * Math.PI), v / tall)),
        ROUND,
        0,
        tall,
      ),
  }
}

function cosmetic(file, r, height, style, item) {
  const more = { place: BOTTLE, ...style, texts: labelTexts(file, item) }
  return bent(r, height, (on, R, t, b) => cosmeticBack(on, R, t + 0.03 * R, b - 0.06 * R, more))
}
const jar = (file, height, style, item) =>
  cosmetic(file, 98, height, { place: POT, low: true, half: 0.88 * ROUND, ...style }, item)

function paper(file, r, height, style, item) {
  const more = { place: BOTTLE, half: 0.84 * ROUND, ...style, texts: labelTexts(file, item) }
  return bent(r, height, (on, R, t, b) => paperBack(on, R, t, b, more))
}

function carton(file, colour, item) {
  const more = { place: 'no fundo da caixa', half: 85, colour, texts: labelTexts(file, item) }
  const draw = (on) => paperBack(on, Infinity, -250, 0, more)
  return {
    grounds: () => flat(190, 250, draw(groundsOn(Infinity))),
    print: (place) => draw(printOn(Infinity, (u, v) => place(u / 190, v / 250 + 1))),
  }
}

const inFlavour =
  (flavour) =>
  ({ flavours }) =>
    flavours[0] === flavour
const tone = (flavour) => palette.flavours[flavour]

const BACKS = {
  serum: () => cosmetic('serum', 62, 118, { ...WINE, ink: '#36060f' }),
  'hidratante-fps-60': () => cosmetic('hidratante-fps-60', 68, 166, { ...WINE, place: 'no topo da bisnaga' }),
  'creme-resveratrol': () => cosmetic('creme-resveratrol', 54, 175, IVORY),
  'creme-retinol': () => jar('creme-retinol', 68, IVORY),
  'creme-corporal': () => jar('creme-corporal', 76, WINE, ({ label }) => label.pt === '200 g'),
  'espuma-de-limpeza': () => cosmetic('espuma-de-limpeza', 68, 145, WINE),
  'mascara-de-argila-rosa': () => jar('mascara-de-argila-rosa', 76, WINE),
  'gomas-renova-hair': () => paper('gomas-renova-hair', 88, 148, { colour: '#a8327a', place: POT }),
  'omega-3': () => paper('omega-3', 78, 132, { colour: '#b97f0e' }),
  'colageno-tipo-2': () => paper('colageno-tipo-2', 78, 132, { colour: '#2f6b6f' }),
  multivitaminico: () => paper('multivitaminico', 78, 132, { colour: '#2f6b4f' }),
  melatonina: () => paper('melatonina', 78, 132, { colour: '#3a3f73' }),
  'lac-gest': () => paper('lac-gest', 100, 177, { colour: '#b56a76', place: POT }),
  whey: () => paper('whey', 128, 242, { colour: tone('chocolate'), place: POT }, inFlavour('chocolate')),
  creatina: () =>
    paper(
      'creatina-morning-shot',
      98,
      130,
      { colour: mix(tone('limao'), '#2b1a1e', 0.06), place: POT },
      inFlavour('limao'),
    ),
  verisol: () => carton('verisol', tone('cranberry'), inFlavour('cranberry')),
}

/** The name and the grounds of each back label. */
export const backLabels = Object.entries(BACKS).map(([line, draw]) => [
  `${line}-verso`,
  () => draw().grounds(),
])
/** A function that draws the print of each back label, by name. */
export const backPrints = new Map(
  Object.entries(BACKS).map(([line, draw]) => [`${line}-verso`, (place) => draw().print(place)]),
)
