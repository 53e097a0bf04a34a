import { FEED_WIDTH } from '../widths.mjs'
import { BACKS, backScene } from './backs.mjs'
import { BODY_CREAM } from './body-cream.mjs'
import { heapScene } from './doses.mjs'
import { drinkScene } from './drinks.mjs'
import { fruitScene, stepScene } from './kits.mjs'
import { lineScene } from './lines.mjs'
import { sizeScene, SIZES } from './measures.mjs'
import { collagenPot, creatinePot, PACKS, verisolBox, wheyTub } from './packs.mjs'
import { TEXTURES } from './textures.mjs'
import { USES } from './uses.mjs'
import { sachetScene, verisolScene } from './verisol.mjs'
import { SOCIAL_PICTURES, WIDE_PICTURES } from './wide.mjs'

// Every photograph by name, in rendering order: best sellers first. `widths` are the widths of its files in px. A picture of
// packs can be the first of an item in a product feed, so it is larger than the others.

const FRUITS = ['cranberry', 'limao', 'tangerina', 'frutas-tropicais', 'pink-lemonade']
const WHEY = ['chocolate', 'baunilha', 'morango']
const SMALL = ['limao', 'tangerina']
const BOXES = ['cranberry', 'limao', 'tangerina']
const SQUARE = [160, 320, 640, 800, 1080]

const plan = new Map()
const add = (name, shot, widths = SQUARE) => plan.set(name, { shot, widths })
const addPacks = (name, shot) =>
  add(name, () => ({ ...shot(), size: [FEED_WIDTH, FEED_WIDTH] }), [...SQUARE, FEED_WIDTH])
const times = (n, value) => Array.from({ length: n }, () => value)

function collagenKit(units, flavours, pots = flavours.flatMap((one) => times(units / flavours.length, one))) {
  const kind = flavours.length === 5 ? 'sabores' : flavours.join('-')
  const name = units === 1 ? `colageno-${kind}` : `colageno-${units}-${kind}`
  const packs = pots.map(collagenPot)
  addPacks(name, () => (units > 3 ? stepScene(packs, flavours) : fruitScene(packs, flavours)))
}

for (const flavour of FRUITS) collagenKit(1, [flavour])
add('banner-1', () => WIDE_PICTURES['banner-1'], [640, 960, 1600])
add('colageno-copo', () => drinkScene('colageno', collagenPot('cranberry')))
collagenKit(2, ['cranberry', 'limao'])
collagenKit(3, ['cranberry', 'limao', 'tangerina'])
collagenKit(5, FRUITS)
collagenKit(10, FRUITS, [...FRUITS, ...FRUITS])
for (const flavour of FRUITS) collagenKit(2, [flavour])
collagenKit(2, ['tangerina', 'frutas-tropicais'])
collagenKit(2, ['cranberry', 'pink-lemonade'])
collagenKit(2, ['limao', 'tangerina'])
for (const name of ['banner-2', 'banner-3']) add(name, () => WIDE_PICTURES[name], [640, 960, 1600])
add('link-compartilhado', () => SOCIAL_PICTURES['link-compartilhado'], [1200])

for (const line of Object.keys(PACKS)) addPacks(line, () => lineScene(line, 1))
for (const flavour of WHEY) addPacks(`whey-${flavour}`, () => fruitScene([wheyTub(flavour)], [flavour]))
for (const flavour of SMALL)
  addPacks(`creatina-${flavour}`, () => fruitScene([creatinePot(flavour)], [flavour]))
for (const flavour of BOXES) addPacks(`verisol-${flavour}`, () => verisolScene(flavour))
add('verisol-saches', () => sachetScene(BOXES))

const BEHIND = {
  'colageno-chocolate': PACKS['colageno-chocolate'],
  'lac-gest': PACKS['lac-gest'],
  whey: wheyTub('chocolate'),
  creatina: creatinePot('tangerina'),
}
// The drink of the line, colageno-copo, already shows cranberry.
for (const flavour of FRUITS.slice(1))
  add(`colageno-copo-${flavour}`, () => drinkScene(`colageno-${flavour}`, collagenPot(flavour)))
for (const [line, pack] of Object.entries(BEHIND)) add(`${line}-copo`, () => drinkScene(line, pack))
for (const line of Object.keys(TEXTURES)) add(`${line}-textura`, TEXTURES[line])
for (const line of Object.keys(USES)) add(`${line}-uso`, USES[line])
for (const [line, word] of [
  ['colageno-tipo-2', 'capsulas'],
  ['omega-3', 'capsulas'],
  ['multivitaminico', 'comprimidos'],
  ['melatonina', 'comprimidos'],
])
  add(`${line}-${word}`, () => heapScene(line))

for (const line of BACKS) add(`${line}-verso`, () => backScene(line))
for (const line of SIZES) add(`${line}-medidas`, () => sizeScene(line))
for (const [name, shot] of Object.entries(BODY_CREAM)) add(name, shot)

for (const flavour of FRUITS) collagenKit(3, [flavour])
collagenKit(3, ['limao', 'tangerina', 'frutas-tropicais'])
collagenKit(3, ['cranberry', 'frutas-tropicais', 'pink-lemonade'])
const COUNTS = {
  'colageno-chocolate': 3,
  'omega-3': 3,
  multivitaminico: 3,
  'gomas-renova-hair': 3,
  'mascara-de-argila-rosa': 1,
  'creme-corporal': 1,
}
for (const line of Object.keys(PACKS))
  for (let n = 2; n <= (COUNTS[line] ?? 2); n++) addPacks(`${line}-kit-${n}`, () => lineScene(line, n))
for (const flavour of WHEY)
  addPacks(`whey-2-${flavour}`, () => fruitScene(times(2, wheyTub(flavour)), [flavour]))
addPacks('whey-2-chocolate-baunilha', () =>
  fruitScene(['chocolate', 'baunilha'].map(wheyTub), ['chocolate', 'baunilha']),
)
for (const flavour of SMALL)
  addPacks(`creatina-2-${flavour}`, () => fruitScene(times(2, creatinePot(flavour)), [flavour]))
addPacks('creatina-2-limao-tangerina', () => fruitScene(SMALL.map(creatinePot), SMALL))
for (const n of [2, 3])
  for (const flavour of BOXES)
    addPacks(`verisol-${n}-${flavour}`, () => fruitScene(times(n, verisolBox(flavour)), [flavour]))
addPacks('verisol-2-cranberry-limao', () =>
  fruitScene(['cranberry', 'limao'].map(verisolBox), ['cranberry', 'limao']),
)
addPacks('verisol-3-sabores', () => fruitScene(BOXES.map(verisolBox), BOXES))

for (const flavour of FRUITS) collagenKit(5, [flavour])
collagenKit(5, ['cranberry', 'pink-lemonade'], [...times(3, 'cranberry'), ...times(2, 'pink-lemonade')])
for (const flavour of FRUITS) collagenKit(10, [flavour])
collagenKit(
  10,
  ['cranberry', 'tangerina'],
  [
    ...times(2, ['cranberry', 'tangerina']).flat(),
    'tangerina',
    'cranberry',
    'tangerina',
    'cranberry',
    'tangerina',
    'cranberry',
  ],
)
for (const name of ['secao-manha', 'secao-frutas']) add(name, () => WIDE_PICTURES[name], [640, 960, 1600])

export { plan }
