import { createHash } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { textPath } from '../label/type/text.mjs'

// Pages of a magazine that lies about in snapshots.

const FOLDER = new URL('../../.cache/photos/prints/', import.meta.url)
const [WIDTH, HEIGHT] = [840, 1120]

const line = (text, style, fill) =>
  `<path fill="${fill}" d="${textPath(text, { anchor: 'start', ...style })}"/>`
const rows = (x, y, count, width) =>
  Array.from(
    { length: count },
    (_, i) =>
      `<rect x="${x}" y="${y + i * 19}" width="${i % 7 === 6 ? width * 0.55 : width - ((i * 37) % 11)}" height="6" fill="#7c756f"/>`,
  ).join('')

const PAGES = {
  picture:
    '<rect width="840" height="1120" fill="#e7b6a2"/><rect y="700" width="840" height="420" fill="#d98f77"/>' +
    '<circle cx="560" cy="430" r="200" fill="#f7d9b8"/><path d="M130 1120c20-330 90-520 190-520s150 190 160 520z" fill="#7e3b3f"/>' +
    '<circle cx="318" cy="480" r="92" fill="#8c5a44"/><path d="M214 500c0-150 60-190 110-190s112 50 100 190c-30-90-70-110-100-112s-80 30-110 112z" fill="#2f1b17"/>' +
    line('verão', { x: 60, y: 170, size: 150, face: 'display', weight: 600 }, '#fff6ec'),
  story:
    '<rect width="840" height="1120" fill="#f8f5ef"/>' +
    line('Tarde sem pressa', { x: 60, y: 140, size: 74, face: 'display', weight: 600 }, '#4a1220') +
    line('Um refresco, uma sombra e mais nada', { x: 62, y: 190, size: 30 }, '#8a5a50') +
    rows(62, 250, 40, 340) +
    rows(440, 250, 18, 340) +
    '<rect x="440" y="610" width="340" height="400" fill="#c9d6b4"/><circle cx="610" cy="800" r="110" fill="#e9766d"/><rect x="596" y="650" width="26" height="60" fill="#4f8a3c"/>',
}

/** Prints a page once and answers its file. */
export async function printPage(name) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${PAGES[name]}</svg>`
  const key = createHash('sha256').update(svg).digest('hex').slice(0, 12)
  const file = fileURLToPath(new URL(`page-${name}-${key}.png`, FOLDER))
  mkdirSync(FOLDER, { recursive: true })
  if (!existsSync(file)) await sharp(Buffer.from(svg)).png().toFile(file)
  return file
}
