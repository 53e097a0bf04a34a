import { readFile } from 'node:fs/promises'
import { ImageResponse } from 'next/og.js'
import type { ReactElement } from 'react'
import sharp from 'sharp'
import { SOCIAL_PICTURE } from '../social-picture.ts'
import type { SocialCard } from './card.ts'
import { socialCardLayout } from './card-layout.ts'
import { groundOf, printed } from './photographs.ts'

const ROOT = new URL('../../../', import.meta.url)
const HEX = /^#[0-9a-f]{6}$/i

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

// The mark is the icon's.
const mark = read('public/icon.svg').then((svg) => / d="([^"]+)"/.exec(svg.toString())?.[1] ?? '')

/** Paints a card as PNG of 1200 × 630. Runs in the painter's process only (docs/decisions/0026). */
export async function renderCard(card: SocialCard): Promise<Buffer> {
  const colors = await tokens
  const color = (name: string) => colors.get(name) ?? 'transparent'
  const tint = HEX.test(card.color) ? card.color : color('coral')
  const ground = await groundOf(card, color('paper'))
  const drawing = socialCardLayout(card, ground, { color, tint, mark: await mark })
  const options = { ...SOCIAL_PICTURE, fonts: await fonts }
  const drawn = await new ImageResponse(drawing as unknown as ReactElement, options).arrayBuffer()
  if (!ground) return Buffer.from(drawn)
  const pixels = printed(ground, await sharp(Buffer.from(drawn)).ensureAlpha().raw().toBuffer())
  // Messengers leave out pictures of more than a few hundred kilobytes, and a palette makes a third of it; what has no
  // photograph is small without, and its gradients stay smooth.
  return sharp(pixels, { raw: { ...SOCIAL_PICTURE, channels: 3 } })
    .png({ palette: true, quality: 92, effort: 5, dither: ground.dither })
    .toBuffer()
}
