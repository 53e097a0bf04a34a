import { writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

const BACKGROUND = '#fffbf7'
const CORAL = '#e4655b'
const PETALS = 8

// One petal of the mark on the labels (photos/label/sheet.mjs), upright from the middle, in hundredths of the radius.
const PETAL = [
  [0, -24],
  [27, -54, 30, -100, 0, -100],
  [-30, -100, -27, -54, 0, -24],
]

/** The mark of the brand as one path: eight petals and their heart, as large as `radius`, around x and y. */
export function brandMarkPath(x, y, radius, digits = 2) {
  const n = (value) => String(+value.toFixed(digits))
  const petal = (turn) =>
    PETAL.map((numbers, step) => {
      const points = []
      for (let at = 0; at < numbers.length; at += 2) {
        const [u, v] = [(numbers[at] * radius) / 100, (numbers[at + 1] * radius) / 100]
        const right = x + u * Math.cos(turn) - v * Math.sin(turn)
        points.push(n(right), n(y + u * Math.sin(turn) + v * Math.cos(turn)))
      }
      return (step ? 'C' : 'M') + points.join(' ')
    }).join('')
  const turns = Array.from({ length: PETALS }, (_, at) => (at * 2 * Math.PI) / PETALS)
  const r = n(radius * 0.15)
  const heart = `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 0 ${n(2 * r)} 0a${r} ${r} 0 1 0 ${n(-2 * r)} 0`
  return turns.map(petal).join('') + heart
}

const drawn = (d) => `<path fill="${CORAL}" d="${d}"/>`
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${drawn(brandMarkPath(12, 12, 11.5, 1))}</svg>\n`
/** The mark in the middle of a square of paper, of which its width takes up `share`. */
const tile = (share) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="${BACKGROUND}" d="M0 0h100v100H0z"/>${drawn(brandMarkPath(50, 50, share * 50))}</svg>`

const SHARE = 0.66
// Phones crop maskable icons; only the middle four fifths stay visible (W3C manifest, maskable).
const MASKABLE_SHARE = 0.58
const FAVICON_SIZES = [16, 32, 48]

/** An icon file of PNGs: six bytes of header, sixteen for each entry, then the pictures. */
function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let from = head.length
  for (const [at, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * at
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(from, entry + 12)
    from += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

/** Writes the shop's icons, from the mark of the logo, into `folder`. */
export async function buildIcons(folder) {
  const png = (source, size) =>
    sharp(Buffer.from(source), { density: 600 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer()
  const favicons = []
  for (const size of FAVICON_SIZES) favicons.push({ size, png: await png(svg, size) })
  writeFileSync(path.join(folder, 'icon.svg'), svg)
  writeFileSync(path.join(folder, 'favicon.ico'), ico(favicons))
  writeFileSync(path.join(folder, 'apple-touch-icon.png'), await png(tile(SHARE), 180))
  writeFileSync(path.join(folder, 'icon-192.png'), await png(tile(SHARE), 192))
  writeFileSync(path.join(folder, 'icon-512.png'), await png(tile(SHARE), 512))
  writeFileSync(path.join(folder, 'icon-maskable.png'), await png(tile(MASKABLE_SHARE), 512))
}
