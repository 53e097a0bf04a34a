import { writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

const BACKGROUND = '#fffbf7'
const CORAL = '#e4655b'
const PETALS = 8

// One petal of the brand's mark (also in photos/label/sheet.mjs), pointing up from the centre: a start point, then two cubic
// Bézier curves; coordinates in hundredths of the radius.
const PETAL = [
  [0, -24],
  [27, -54, 30, -100, 0, -100],
  [-30, -100, -27, -54, 0, -24],
]

/** Returns the brand's mark as SVG path data: eight petals of length `radius` and a disc, centred on (x, y). */
function brandMarkPath(x, y, radius, digits = 2) {
  const rounded = (value) => String(+value.toFixed(digits))
  const petalPath = (angle) =>
    PETAL.map((coordinates, step) => {
      const points = []
      for (let i = 0; i < coordinates.length; i += 2) {
        const [u, v] = [(coordinates[i] * radius) / 100, (coordinates[i + 1] * radius) / 100]
        const pointX = x + u * Math.cos(angle) - v * Math.sin(angle)
        const pointY = y + u * Math.sin(angle) + v * Math.cos(angle)
        points.push(rounded(pointX), rounded(pointY))
      }
      return (step ? 'C' : 'M') + points.join(' ')
    }).join('')
  const angles = Array.from({ length: PETALS }, (_, index) => (index * 2 * Math.PI) / PETALS)
  const r = rounded(radius * 0.15)
  const disc = `M${rounded(x - r)} ${rounded(y)}a${r} ${r} 0 1 0 ${rounded(2 * r)} 0a${r} ${r} 0 1 0 ${rounded(-2 * r)} 0`
  return angles.map(petalPath).join('') + disc
}

const pathElement = (d) => `<path fill="${CORAL}" d="${d}"/>`
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${pathElement(brandMarkPath(12, 12, 11.5, 1))}</svg>\n`
/** Returns an SVG square with the mark in its centre; `share` is the mark's width as a fraction of the square's. */
const tile = (share) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="${BACKGROUND}" d="M0 0h100v100H0z"/>${pathElement(brandMarkPath(50, 50, share * 50))}</svg>`

const MARK_SHARE = 0.66
// Phones crop maskable icons; only a circle of four fifths of the width stays visible for certain (W3C manifest, maskable).
const MASKABLE_MARK_SHARE = 0.58
const FAVICON_SIZES = [16, 32, 48]

/** Returns an ICO file: a header of 6 bytes, an entry of 16 bytes for each picture, then the PNGs. */
function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

/** Draws the shop's icons from the brand's mark and writes them to `folder`. */
export async function buildIcons(folder) {
  const png = (source, size) =>
    sharp(Buffer.from(source), { density: 600 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer()
  const favicons = []
  for (const size of FAVICON_SIZES) favicons.push({ size, png: await png(svg, size) })
  writeFileSync(path.join(folder, 'icon.svg'), svg)
  writeFileSync(path.join(folder, 'favicon.ico'), ico(favicons))
  writeFileSync(path.join(folder, 'apple-touch-icon.png'), await png(tile(MARK_SHARE), 180))
  writeFileSync(path.join(folder, 'icon-192.png'), await png(tile(MARK_SHARE), 192))
  writeFileSync(path.join(folder, 'icon-512.png'), await png(tile(MARK_SHARE), 512))
  writeFileSync(path.join(folder, 'icon-maskable.png'), await png(tile(MASKABLE_MARK_SHARE), 512))
}
