import { PACKS, collagenPot, creatinePot, verisolBox, wheyTub } from './packs.mjs'
import { banners } from './banners.mjs'
import { heap } from './doses.mjs'
import { noPhoto } from './no-photo.mjs'
import { drinkScene } from './glasses.mjs'
import { fruitScene, stackScene } from './kits.mjs'
import { TEXTURES, lineScene, sachetScene, verisolScene } from './lines.mjs'

const FRUITS = ['cranberry', 'limao', 'tangerina', 'frutas-tropicais', 'pink-lemonade']
const WHEY = ['chocolate', 'baunilha', 'morango']
const SMALL = ['limao', 'tangerina']
const BOXES = ['cranberry', 'limao', 'tangerina']
const SQUARE = { width: 1000, height: 1000, widths: [160, 320, 640, 1080] }
const WIDE = { width: 1600, height: 900, widths: [640, 960, 1600] }

const pictures = new Map()
const add = (name, draw, size = SQUARE) => pictures.set(name, { ...size, draw })
const times = (n, value) => Array.from({ length: n }, () => value)

/** The flavour of each pot of a kit: every flavour as often as `counts` says, equally often without it. */
const spread = (units, flavours, counts = flavours.map(() => units / flavours.length)) =>
  flavours.flatMap((flavour, i) => times(counts[i], flavour))

function collagenKit(units, flavours, pots = spread(units, flavours)) {
  const name =
    units === 1
      ? `colageno-${flavours[0]}`
      : `colageno-${units}-${flavours.length === 5 ? 'sabores' : flavours.join('-')}`
  const packs = pots.map(collagenPot)
  add(name, (art) => (units > 3 ? stackScene(art, packs, flavours) : fruitScene(art, packs, flavours)))
}

for (const units of [1, 2, 3, 5, 10]) for (const flavour of FRUITS) collagenKit(units, [flavour])
collagenKit(2, ['cranberry', 'limao'])
collagenKit(2, ['tangerina', 'frutas-tropicais'])
collagenKit(2, ['cranberry', 'pink-lemonade'])
collagenKit(2, ['limao', 'tangerina'])
collagenKit(3, ['cranberry', 'limao', 'tangerina'])
collagenKit(3, ['limao', 'tangerina', 'frutas-tropicais'])
collagenKit(3, ['cranberry', 'frutas-tropicais', 'pink-lemonade'])
collagenKit(5, FRUITS)
collagenKit(5, ['cranberry', 'pink-lemonade'], spread(5, ['cranberry', 'pink-lemonade'], [3, 2]))
collagenKit(10, FRUITS, [...FRUITS, ...FRUITS])
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

const flavoured = (name, flavours, counts, pack, scene, mixed) => {
  for (const flavour of flavours)
    for (const n of counts)
      add(n === 1 ? `${name}-${flavour}` : `${name}-${n}-${flavour}`, (art) =>
        scene(art, times(n, pack(flavour)), [flavour]),
      )
  for (const [suffix, list] of Object.entries(mixed))
    add(`${name}-${suffix}`, (art) => scene(art, list.map(pack), list))
}
flavoured('whey', WHEY, [1, 2], wheyTub, fruitScene, { '2-chocolate-baunilha': ['chocolate', 'baunilha'] })
flavoured('creatina', SMALL, [1, 2], creatinePot, fruitScene, { '2-limao-tangerina': SMALL })
flavoured('verisol', BOXES, [1, 2, 3], verisolBox, verisolScene, {
  '2-cranberry-limao': ['cranberry', 'limao'],
  '3-sabores': BOXES,
})
add('verisol-saches', (art) => sachetScene(art, BOXES))

const COUNTS = {
  'colageno-chocolate': 3,
  'omega-3': 3,
  multivitaminico: 3,
  'gomas-renova-hair': 3,
  'mascara-de-argila-rosa': 1,
}
for (const line of Object.keys(PACKS))
  for (let n = 1; n <= (COUNTS[line] ?? 2); n++)
    add(n === 1 ? line : `${line}-kit-${n}`, (art) => lineScene(art, line, n))

for (const line of ['colageno', 'colageno-chocolate', 'lac-gest', 'whey', 'creatina'])
  add(`${line}-copo`, (art) => drinkScene(art, line))
for (const [line, word] of [
  ['colageno-tipo-2', 'capsulas'],
  ['omega-3', 'capsulas'],
  ['multivitaminico', 'comprimidos'],
  ['melatonina', 'comprimidos'],
  ['gomas-renova-hair', 'gomas'],
])
  add(`${line}-${word}`, (art) => heap(art, line))
for (const line of Object.keys(TEXTURES)) add(`${line}-textura`, TEXTURES[line])
for (const [i, draw] of banners.entries()) add(`banner-${i + 1}`, draw, WIDE)
add('sem-foto', noPhoto)

/** All pictures by base name: size of the drawing, widths of the files and how to draw it. */
export { pictures }
