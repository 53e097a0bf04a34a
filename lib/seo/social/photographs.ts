import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { SOCIAL_PICTURE } from '../social-picture.ts'
import type { SocialCard } from './card.ts'

/** The photographs behind a card's text, and the space that they leave for it. */
export interface Background {
  /** 1200 × 630 RGB pixels. */
  pixels: Buffer
  /** The width of the text column, from the left edge, in pixels. */
  textWidth: number
  /** Whether the photograph is a finished card, on which only the brand is printed. */
  brandOnly?: boolean
  /** The dither strength of the PNG palette: 0 over a plain background colour, where dithering is visible. */
  dither: number
}

/** A part of a background, as RGB pixels. */
interface Patch {
  data: Buffer
  left: number
  top: number
  width: number
  height: number
}

const ROOT = new URL('../../../public/', import.meta.url)
const NAME = /^\/img\/[a-z0-9-]+$/
const { width: WIDTH, height: HEIGHT } = SOCIAL_PICTURE
const GAP = 6
/** The width, in pixels, over which a photograph fades into its extended backdrop on the left. */
const FADE = 72
// The backdrop's colour is sampled every STEP rows. Each sample is smoothed over the WINDOW_RADIUS samples above and below it,
// which cover more rows than any object at the edge.
const STEP = 10
const WINDOW_RADIUS = 11

/** The background of a card; `undefined` when the card has no picture of the shop. */
export async function backgroundFor(
  { pictures, scene, whole }: SocialCard,
  backgroundColor: string,
): Promise<Background | undefined> {
  const wholeFile = whole && (await fileOf(whole, WIDTH))
  if (wholeFile)
    return {
      pixels: await scaledToCard(wholeFile, backgroundColor),
      textWidth: 610,
      dither: 0.6,
      brandOnly: true,
    }
  const found = await Promise.all(pictures.slice(0, 3).map((name) => fileOf(name, 640)))
  const files = found.filter((file) => file !== undefined)
  const [first] = files
  if (first && files.length > 2)
    return { pixels: await threePhotographs(files, backgroundColor), textWidth: 720, dither: 0 }
  if (first) return { pixels: await extendedToTheLeft(first, backgroundColor), textWidth: 620, dither: 0.6 }
  const wide = scene && (await fileOf(scene, 1600))
  if (!wide) return undefined
  return { pixels: await scaledToCard(wide, backgroundColor), textWidth: 550, dither: 0.6 }
}

async function scaledToCard(file: Buffer, backgroundColor: string): Promise<Buffer> {
  return (await patch(file, { left: 0, top: 0, width: WIDTH, height: HEIGHT }, backgroundColor)).data
}

/**
 * Blends the text layer, given as RGBA pixels, over the background and returns the pixels, which it changes in place. This takes
 * a third of the memory of sharp's composite.
 */
export function blendText({ pixels }: Background, text: Buffer): Buffer {
  for (let i = 0, j = 0; j < text.length; i += 3, j += 4) {
    const alpha = text[j + 3]! / 255
    if (alpha > 0)
      for (let channel = 0; channel < 3; channel++)
        pixels[i + channel]! += (text[j + channel]! - pixels[i + channel]!) * alpha
  }
  return pixels
}

async function fileOf(name: string, width: number): Promise<Buffer | undefined> {
  if (!NAME.test(name)) return undefined
  return readFile(new URL(`.${name}-${width}.webp`, ROOT)).catch(() => undefined)
}

async function patch(file: Buffer, place: Omit<Patch, 'data'>, backgroundColor: string): Promise<Patch> {
  const image = sharp(file)
    .flatten({ background: backgroundColor })
    .resize(place.width, place.height)
    .removeAlpha()
  return { ...place, data: await image.raw().toBuffer() }
}

// Three photographs: one large square with two small ones below it, at the right edge.
async function threePhotographs(files: Buffer[], backgroundColor: string): Promise<Buffer> {
  const small = Math.round((HEIGHT - GAP * 2) / 3)
  const large = HEIGHT - GAP - small
  const left = WIDTH - large
  const top = large + GAP
  const places = [
    { left, top: 0, width: large, height: large },
    { left, top, width: small, height: small },
    { left: left + small + GAP, top, width: large - GAP - small, height: small },
  ]
  const pixels = await sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: backgroundColor },
  })
    .raw()
    .toBuffer()
  const patches = await Promise.all(places.map((place, i) => patch(files[i]!, place, backgroundColor)))
  for (const { data, left, top, width, height } of patches)
    for (let y = 0; y < height; y++)
      data.copy(pixels, ((top + y) * WIDTH + left) * 3, y * width * 3, (y + 1) * width * 3)
  return pixels
}

// Extends the photograph's backdrop to the left, under the text, from the colours of its left edge.
async function extendedToTheLeft(file: Buffer, backgroundColor: string): Promise<Buffer> {
  const left = WIDTH - HEIGHT
  const { data } = await patch(file, { left, top: 0, width: HEIGHT, height: HEIGHT }, backgroundColor)
  const column = [0, 1, 2].map((channel) => smoothColumn(data, channel))
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3)
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++)
      for (let channel = 0; channel < 3; channel++) {
        const backdrop = column[channel]![y]!
        const opacity = Math.min(1, Math.max(0, (x - left) / FADE))
        const photograph = opacity > 0 ? data[(y * HEIGHT + x - left) * 3 + channel]! : 0
        // Dither of up to half a colour level avoids banding in the long gradient.
        const dither = ((x * 7 + y * 13) % 16) / 16 - 0.5
        pixels[(y * WIDTH + x) * 3 + channel] = backdrop + dither + (photograph - backdrop) * opacity
      }
  return pixels
}

// One channel of the backdrop's colour at the left edge for every row: a running median removes objects, a running mean smooths,
// linear interpolation fills the rows between samples.
function smoothColumn(square: Buffer, channel: number): number[] {
  const samples = Array.from({ length: HEIGHT / STEP + 1 }, (_, i) => {
    const y = Math.min(HEIGHT - 1, i * STEP)
    return (square[y * HEIGHT * 3 + channel]! + square[(y * HEIGHT + 3) * 3 + channel]!) / 2
  })
  const around = (values: number[], i: number) =>
    values.slice(Math.max(0, i - WINDOW_RADIUS), i + WINDOW_RADIUS + 1)
  const medians = samples.map((_, i) => {
    const sorted = around(samples, i).sort((a, b) => a - b)
    return sorted[sorted.length >> 1]!
  })
  const means = medians.map((_, i) => {
    const nearby = around(medians, i)
    return nearby.reduce((sum, value) => sum + value, 0) / nearby.length
  })
  return Array.from({ length: HEIGHT }, (_, y) => {
    const [i, part] = [Math.floor(y / STEP), (y % STEP) / STEP]
    return means[i]! * (1 - part) + means[i + 1]! * part
  })
}
