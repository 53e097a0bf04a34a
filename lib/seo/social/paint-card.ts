import { readFile } from 'node:fs/promises'
import { ImageResponse } from 'next/og.js'
import type { ReactElement } from 'react'
import sharp from 'sharp'
import { SOCIAL_PICTURE } from '../social-picture.ts'
import type { SocialCard } from './card.ts'
import { socialDrawing, type DrawnPicture } from './drawing.ts'

const ROOT = new URL('../../../', import.meta.url)
const NAME = /^\/img\/[a-z0-9-]+$/
const HEX = /^#[0-9a-f]{6}$/i
const HEIGHT = 500
/** As much as leaves the words alone. */
const WIDTH = 520
/** Messengers leave out pictures of more than a few hundred kilobytes. */
const LARGE = 300_000

// This process is there for a moment: it keeps nothing and takes one thread.
sharp.cache(false)
sharp.concurrency(1)

const read = (file: string) => readFile(new URL(file, ROOT))

async function font(name: string, weight: 500 | 700) {
  const data = await read(`art/fonts/${name.toLowerCase()}-${weight}.ttf`)
  return { name, weight, style: 'normal' as const, data }
}
const fonts = Promise.all([font('Fraunces', 500), font('Figtree', 500), font('Figtree', 700)])

// Pictures know no CSS variables: the colours are read where they stand.
const tokens = read('app/tokens.css').then(
  (css) =>
    new Map(
      [...css.toString().matchAll(/--([a-z-]+):\s*(#[0-9a-f]{3,6});/g)].map(([, name, hex]) => [name, hex!]),
    ),
)

/** Paints a card as PNG of 1200 × 630. Runs in the painter's process only (docs/decisions/0026). */
export async function paintCard(card: SocialCard): Promise<Buffer> {
  const [colors, ...files] = await Promise.all([tokens, ...card.pictures.map(pictureFile)])
  const color = (name: string) => colors.get(name) ?? 'transparent'
  const tint = HEX.test(card.color) ? card.color : color('coral')
  const drawing = socialDrawing(
    card,
    files.filter((file) => file !== undefined),
    { color, tint },
  )
  const options = { ...SOCIAL_PICTURE, fonts: await fonts }
  const drawn = await new ImageResponse(drawing as unknown as ReactElement, options).arrayBuffer()
  const png = Buffer.from(drawn)
  // A palette makes a third of it; what has no photograph is small without, and its gradients stay smooth.
  return png.byteLength > LARGE ? sharp(png).png({ palette: true, quality: 92, effort: 5 }).toBuffer() : png
}

// A picture of the shop without the room around it; nothing when it is no file of ours, and it is drawn without.
async function pictureFile(name: string): Promise<DrawnPicture | undefined> {
  if (!NAME.test(name)) return undefined
  try {
    const { data, info } = await sharp(await read(`public${name}-640.webp`))
      .trim()
      .resize({ height: HEIGHT, width: WIDTH, fit: 'inside' })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true })
    const { width, height } = info
    return { src: `data:image/png;base64,${data.toString('base64')}`, width, height }
  } catch {
    return undefined
  }
}
