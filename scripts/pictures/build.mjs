import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { Art } from './draw/art.mjs'
import { pictures } from './scene/pictures.mjs'
import { buildIcons } from './icons.mjs'

// Draws every picture as SVG and writes it to public/img as AVIF and WebP in its widths. A picture whose drawing
// has not changed since art/pictures.json was written, and whose files all exist, is skipped.
// node scripts/pictures/build.mjs [part of a name …]

const FOLDER = new URL('../../public/img/', import.meta.url)
const RECORD = new URL('../../art/pictures.json', import.meta.url)
const MASTERS = new URL('../../art/photos/', import.meta.url)
// Below an alpha quality of 75 the soft shadows show rings; large widths are seen on dense screens and bear more loss.
const encoding = (width) => {
  const large = width > 1000
  return {
    webp: { quality: large ? 45 : 66, alphaQuality: large ? 75 : 77, effort: 6 },
    avif: { quality: large ? 40 : 46, effort: 4, chromaSubsampling: '4:2:0' },
  }
}

sharp.concurrency(1)
mkdirSync(FOLDER, { recursive: true })
const record = existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {}
const wanted = process.argv.slice(2)
const file = (name, width, type) => fileURLToPath(new URL(`${name}-${width}.${type}`, FOLDER))

// The faint tail of a shadow and almost solid pixels cost bytes and are not seen: alpha 0–5 becomes clear, the part up
// to 64 is stretched so that no edge shows, and 250 and above becomes solid.
const tidyAlpha = (alpha) =>
  alpha >= 250 ? 255 : alpha <= 5 ? 0 : alpha < 64 ? Math.round(((alpha - 5) * 64) / 59) : alpha

/** One width as raw pixels with a tidy alpha channel. */
async function scaled(largest, width) {
  const { data, info } = await sharp(largest)
    .resize(width)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (let i = 3; i < data.length; i += 4) {
    data[i] = tidyAlpha(data[i])
    if (data[i] === 0) data.fill(0, i - 3, i)
  }
  const { channels, height } = info
  return sharp(data, { raw: { width, height, channels } })
}

async function write(name, svg, widths) {
  const largest = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer()
  for (const width of widths) {
    const { webp, avif } = encoding(width)
    const image = await scaled(largest, width)
    await image
      .clone()
      .webp(webp)
      .toFile(file(name, width, 'webp'))
    await image
      .clone()
      .avif(avif)
      .toFile(file(name, width, 'avif'))
  }
}

let written = 0
for (const [name, { width, height, widths, draw }] of pictures) {
  // It has been photographed (docs/decisions/0028).
  if (existsSync(new URL(`${name}.webp`, MASTERS))) continue
  if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue
  const art = new Art()
  const drawing = draw(art)
  const out = widths.at(-1)
  const svg = art.svg(out, Math.round((out * height) / width), drawing, [0, 0, width, height])
  const hash = createHash('sha256')
    .update(svg)
    .update(JSON.stringify(widths.map((w) => [w, encoding(w)])))
    .update(tidyAlpha.toString())
    .digest('hex')
    .slice(0, 16)
  const complete = widths.every((w) => existsSync(file(name, w, 'webp')) && existsSync(file(name, w, 'avif')))
  if (record[name] === hash && complete) continue
  await write(name, svg, widths)
  record[name] = hash
  written++
  const sorted = Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b)))
  writeFileSync(RECORD, `${JSON.stringify(sorted, null, 2)}\n`)
}
await buildIcons(new URL('../../public/', import.meta.url).pathname)
console.log(`${written} of ${pictures.size} pictures drawn`)
