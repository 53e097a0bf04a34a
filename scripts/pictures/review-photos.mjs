import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { castShadow, cutout, develop, image, layGround, pixels, png, random } from './photo/camera.mjs'
import { GROUNDS } from './photo/grounds.mjs'
import { ROOMS } from './photo/rooms.mjs'
import { SHOTS } from './photo/shots.mjs'
import { MAGAZINE, sunlight, vignette } from './photo/sun.mjs'

// Takes the photos that reviews of the seed come with: pictures of the shop stood on tables and shelves.
// The same sources give the same bytes. node scripts/pictures/review-photos.mjs [part of a name …]

const SOURCES = new URL('../../public/img/', import.meta.url)
const OUT = new URL('../../lib/embedded/db/seed/reviews/photos/', import.meta.url)
const MOST_BYTES = 66_000
const FEWEST_BYTES = 42_000
// Room to turn the frame in without showing where it ends.
const MARGIN = 0.07

const svg = (width, height, box, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box.join(' ')}">${body}</svg>`
const layerOf = async (drawing, blur) => {
  const drawn = sharp(Buffer.from(drawing)).ensureAlpha()
  return (blur > 0.3 ? drawn.blur(blur) : drawn).png({ compressionLevel: 0 }).toBuffer()
}

async function take(shot) {
  const seed = parseInt(createHash('sha256').update(shot.name).digest('hex').slice(0, 7), 16)
  const next = random(seed)
  const [frameWidth, frameHeight] = shot.size
  const margin = Math.round(frameWidth * MARGIN)
  const width = frameWidth + 2 * margin
  const height = frameHeight + 2 * margin
  const base = margin + frameHeight * Math.max(...shot.pictures.map(([, , y]) => y))
  const horizon = base - frameWidth * 0.33
  const edge = base - frameWidth * 0.235
  const units = width / 1000
  const room = ROOMS[shot.room](edge / units)
  const box = [0, 0, 1000, height / units]

  const texture = await pixels(GROUNDS[shot.ground])
  const ground = layGround(texture, width, height, {
    horizon,
    edge,
    yaw: (next() - 0.5) * 0.5,
    sheet: shot.paper && { picture: await pixels(MAGAZINE), u: -0.95, v: 4.15, turn: 0.42, width: 2.3 },
  })
  const layers = [
    { input: await layerOf(svg(width, height, box, room.far), frameWidth * 0.016) },
    { input: await focused(ground, edge, base) },
    ...(shot.lip
      ? [{ input: await layerOf(lip(width, height, margin + frameHeight * shot.lip, shot), 0.8) }]
      : []),
    { input: await layerOf(svg(width, height, box, room.near), frameWidth * 0.0065) },
  ]
  const ordered = shot.pictures.toSorted((a, b) => a[2] - b[2])
  for (const picture of ordered)
    layers.push(...(await stood(picture, shot, { frameWidth, frameHeight, margin, edge })))
  const light = await layerOf(sunlight(shot.sun ?? 'room', width, height, next), 0)
  layers.push({ input: light, blend: 'multiply' }, { input: await layerOf(vignette(width, height), 0) })

  const scene = await sharp({ create: { width, height, channels: 4, background: '#b9ab9a' } })
    .composite(layers)
    .png({ compressionLevel: 0 })
    .toBuffer()
  const turned = await sharp(scene)
    .rotate(shot.tilt, { background: '#b9ab9a' })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const { width: w = 0, height: h = 0 } = await sharp(turned).metadata()
  const left = Math.round((w - frameWidth) / 2)
  const top = Math.round((h - frameHeight) / 2)
  const cropped = await sharp(turned)
    .extract({ left, top, width: frameWidth, height: frameHeight })
    .blur(0.55)
    .png({ compressionLevel: 0 })
    .toBuffer()
  const { light: cast, exposure = 1.09 } = shot
  return develop(await pixels(cropped), { light: cast, exposure, grain: 5.2, seed })
}

// Sharp where the packs stand, soft at the far edge.
async function focused(ground, edge, base) {
  const { width, height } = ground
  const soft = await image(ground).blur(5).raw().toBuffer()
  const data = Buffer.from(ground.data)
  for (let y = Math.floor(edge); y < height; y++) {
    const share = Math.max(0, Math.min(1, 1.15 - (y - edge) / (base - edge)))
    for (let i = y * width * 4; i < (y + 1) * width * 4; i++)
      data[i] = data[i] * (1 - share) + soft[i] * share
  }
  for (let y = Math.max(0, Math.floor(edge) - 12); y < edge; y++)
    for (let i = y * width * 4; i < (y + 1) * width * 4; i++) data[i] = soft[i]
  return png({ data, width, height })
}

// The front board of a shelf.
const lip = (width, height, y, { ground }) =>
  svg(
    width,
    height,
    [0, 0, width, height],
    `<rect y="${y}" width="${width}" height="${height - y}" fill="${ground === 'pine' ? '#b98d58' : '#cfc8be'}"/>` +
      `<rect y="${y}" width="${width}" height="5" fill="#fff" opacity="0.5"/>` +
      `<rect y="${y + height * 0.075}" width="${width}" height="${height}" fill="#43352a" opacity="0.75"/>`,
  )

async function stood([name, x, y, size], shot, { frameWidth, frameHeight, margin, edge }) {
  const cut = await cutout(fileURLToPath(new URL(`${name}-1080.webp`, SOURCES)))
  const scale = (size * frameHeight) / (cut.box.foot - cut.box.top)
  const width = Math.round(cut.width * scale)
  const height = Math.round(cut.height * scale)
  const left = Math.round(margin + x * frameWidth - ((cut.box.left + cut.box.right) / 2) * scale)
  const top = Math.round(margin + y * frameHeight - cut.box.foot * scale)
  const shadow = castShadow(cut, { lean: 0.34, reach: 0.2 })
  const thrown = await image(shadow)
    .resize(Math.round(width * 1.5), height)
    .blur(frameWidth * 0.011)
    .linear([1, 1, 1, shot.sun ? 0.5 : 0.34], [0, 0, 0, 0])
    .png()
    .toBuffer()
  const solid = await image(cut).resize(width, height, { kernel: 'lanczos3' }).png().toBuffer()
  const canvas = { right: frameWidth + 2 * margin, bottom: frameHeight + 2 * margin }
  return Promise.all([
    placed(thrown, left, top, { ...canvas, from: Math.ceil(edge) }),
    placed(solid, left, top, { ...canvas, from: 0 }),
  ])
}

// Cuts what would stand outside of the canvas, which sharp refuses, and what would lie beyond the table.
async function placed(input, left, top, { right, bottom, from }) {
  const { width = 0, height = 0 } = await sharp(input).metadata()
  const [x, y] = [Math.max(0, left), Math.max(from, top)]
  const part = {
    left: x - left,
    top: y - top,
    width: Math.min(right, left + width) - x,
    height: Math.min(bottom, top + height) - y,
  }
  return { input: await sharp(input).extract(part).png().toBuffer(), left: x, top: y }
}

async function encoded(raw) {
  const flat = await image(raw).removeAlpha().png({ compressionLevel: 0 }).toBuffer()
  let best
  for (const quality of [93, 91, 89, 86, 82, 78, 74, 70, 66, 62, 58, 54, 50, 46]) {
    best = await sharp(flat).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (best.length <= MOST_BYTES) break
  }
  return best
}

sharp.concurrency(1)
mkdirSync(OUT, { recursive: true })
const wanted = process.argv.slice(2)
for (const shot of SHOTS) {
  if (wanted.length > 0 && !wanted.some((part) => shot.name.includes(part))) continue
  const bytes = await encoded(await take(shot))
  writeFileSync(new URL(`${shot.name}.webp`, OUT), bytes)
  console.log(
    `${shot.name} ${Math.round(bytes.length / 1000)} KB${bytes.length < FEWEST_BYTES ? ' (small)' : ''}`,
  )
}
