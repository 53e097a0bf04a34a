import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { SOCIAL_PICTURE } from '../social-picture.ts'
import type { SocialCard } from './card.ts'

/** The photographs behind a card's words, and how much room they leave for them. */
export interface Ground {
  /** 1200 × 630 points of three bytes. */
  pixels: Buffer
  /** Pixels from the left edge that words may take. */
  room: number
  /** A picture that needs no words. */
  isWhole?: boolean
  /** How far a palette may scatter colours: over plain paper it would leave stains. */
  dither: number
}

/** A part of a ground, in points of three bytes. */
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
/** How far a photograph fades into the paper that goes on at its left. */
const FADE = 72
/** The paper's colour is measured every so many rows, and taken from so many measures above and below: more than fruit is high. */
const STEP = 10
const AROUND = 11

/** What stands behind a card's words; nothing when it has no picture of ours, and it is drawn without. */
export async function groundOf(
  { pictures, scene, whole }: SocialCard,
  paper: string,
): Promise<Ground | undefined> {
  const shared = whole && (await fileOf(whole, WIDTH))
  if (shared) return { pixels: await filling(shared, paper), room: 610, dither: 0.6, isWhole: true }
  const found = await Promise.all(pictures.slice(0, 3).map((name) => fileOf(name, 640)))
  const files = found.filter((file) => file !== undefined)
  const [first] = files
  if (first && files.length > 2) return { pixels: await block(files, paper), room: 720, dither: 0 }
  if (first) return { pixels: await widened(first, paper), room: 620, dither: 0.6 }
  const wide = scene && (await fileOf(scene, 1600))
  if (!wide) return undefined
  return { pixels: await filling(wide, paper), room: 550, dither: 0.6 }
}

async function filling(file: Buffer, paper: string): Promise<Buffer> {
  return (await patch(file, { left: 0, top: 0, width: WIDTH, height: HEIGHT }, paper)).data
}

/** The ground with words printed on it, given as points of four bytes. By hand: it takes a third of the memory. */
export function printed({ pixels }: Ground, words: Buffer): Buffer {
  for (let i = 0, j = 0; j < words.length; i += 3, j += 4) {
    const share = words[j + 3]! / 255
    if (share > 0)
      for (let channel = 0; channel < 3; channel++)
        pixels[i + channel]! += (words[j + channel]! - pixels[i + channel]!) * share
  }
  return pixels
}

async function fileOf(name: string, width: number): Promise<Buffer | undefined> {
  if (!NAME.test(name)) return undefined
  return readFile(new URL(`.${name}-${width}.webp`, ROOT)).catch(() => undefined)
}

async function patch(file: Buffer, place: Omit<Patch, 'data'>, paper: string): Promise<Patch> {
  const image = sharp(file).flatten({ background: paper }).resize(place.width, place.height).removeAlpha()
  return { ...place, data: await image.raw().toBuffer() }
}

// A large square and two small ones below it, at the right edge.
async function block(files: Buffer[], paper: string): Promise<Buffer> {
  const small = Math.round((HEIGHT - GAP * 2) / 3)
  const large = HEIGHT - GAP - small
  const left = WIDTH - large
  const top = large + GAP
  const places = [
    { left, top: 0, width: large, height: large },
    { left, top, width: small, height: small },
    { left: left + small + GAP, top, width: large - GAP - small, height: small },
  ]
  const pixels = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: paper } })
    .raw()
    .toBuffer()
  const patches = await Promise.all(places.map((place, i) => patch(files[i]!, place, paper)))
  for (const { data, left, top, width, height } of patches)
    for (let y = 0; y < height; y++)
      data.copy(pixels, ((top + y) * WIDTH + left) * 3, y * width * 3, (y + 1) * width * 3)
  return pixels
}

// The paper on which a photograph was taken goes on under the words: its left edge, drawn out to the left.
async function widened(file: Buffer, paper: string): Promise<Buffer> {
  const left = WIDTH - HEIGHT
  const { data } = await patch(file, { left, top: 0, width: HEIGHT, height: HEIGHT }, paper)
  const column = [0, 1, 2].map((channel) => smoothColumn(data, channel))
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3)
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++)
      for (let channel = 0; channel < 3; channel++) {
        const ground = column[channel]![y]!
        const share = Math.min(1, Math.max(0, (x - left) / FADE))
        const photograph = share > 0 ? data[(y * HEIGHT + x - left) * 3 + channel]! : 0
        // Half a step of dither keeps the long slope from showing bands.
        const dither = ((x * 7 + y * 13) % 16) / 16 - 0.5
        pixels[(y * WIDTH + x) * 3 + channel] = ground + dither + (photograph - ground) * share
      }
  return pixels
}

// The colours down the left edge, without what stands there: medians over many rows, then their mean, row by row.
function smoothColumn(square: Buffer, channel: number): number[] {
  const knots = Array.from({ length: HEIGHT / STEP + 1 }, (_, i) => {
    const y = Math.min(HEIGHT - 1, i * STEP)
    return (square[y * HEIGHT * 3 + channel]! + square[(y * HEIGHT + 3) * 3 + channel]!) / 2
  })
  const near = (values: number[], i: number) => values.slice(Math.max(0, i - AROUND), i + AROUND + 1)
  const medians = knots.map((_, i) => {
    const sorted = near(knots, i).sort((a, b) => a - b)
    return sorted[sorted.length >> 1]!
  })
  const means = medians.map((_, i) => {
    const some = near(medians, i)
    return some.reduce((sum, value) => sum + value, 0) / some.length
  })
  return Array.from({ length: HEIGHT }, (_, y) => {
    const [i, part] = [Math.floor(y / STEP), (y % STEP) / STEP]
    return means[i]! * (1 - part) + means[i + 1]! * part
  })
}
