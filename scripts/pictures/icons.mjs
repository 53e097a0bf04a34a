import { writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

const PAPER = '#fffbf7'
const drop = `
  <path fill="#e4655b" d="M12 2c4.600 4.400 7 8.200 7 11.600A7 7 0 0 1 5 13.600C5 10.200 7.400 6.400 12 2z"/>
  <path fill="${PAPER}" opacity=".9" d="M12 8.500c2.300 2.400 3.500 4.300 3.500 6a3.500 3.500 0 0 1-7 0c0-1.700 1.200-3.600 3.500-6z"/>`
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${drop}</svg>`
// The mark in the middle of a square whose sides are that long.
const tile = (side) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${12 - side / 2} ${12.5 - side / 2} ${side} ${side}"><rect x="${12 - side / 2}" y="${12.5 - side / 2}" width="${side}" height="${side}" fill="${PAPER}"/>${drop}</svg>`
const SIDE = 36
// A phone cuts the edge of this one off as it likes: four fifths in the middle stay (W3C manifest, maskable).

// A phone cuts the edge off as it likes: four fifths in the middle stay (W3C manifest, maskable).
const MASKABLE_SIDE = 38

/** An icon file that holds one PNG: six bytes of header, sixteen for the entry, then the picture. */
function ico(png, size) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(22, 18)
  return Buffer.concat([head, png])
}

/** Writes the shop's icons, from the mark of the logo, into `folder`. */
export async function buildIcons(folder) {
  const png = (source, size) =>
    sharp(Buffer.from(source), { density: 600 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer()
  writeFileSync(path.join(folder, 'icon.svg'), svg)
  writeFileSync(path.join(folder, 'favicon.ico'), ico(await png(svg, 48), 48))
  writeFileSync(path.join(folder, 'apple-touch-icon.png'), await png(tile(SIDE), 180))
  writeFileSync(path.join(folder, 'icon-192.png'), await png(tile(SIDE), 192))
  writeFileSync(path.join(folder, 'icon-512.png'), await png(tile(SIDE), 512))
  writeFileSync(path.join(folder, 'icon-maskable.png'), await png(tile(MASKABLE_SIDE), 512))
}
