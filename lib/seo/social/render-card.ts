import { readFile } from 'node:fs/promises'
import { ImageResponse } from 'next/og.js'
import type { ReactElement } from 'react'
import sharp from 'sharp'
import { SOCIAL_PICTURE } from '../social-picture.ts'
import type { SocialCard } from './card.ts'
import { socialCardLayout } from './card-layout.ts'
import { backgroundFor, blendText } from './photographs.ts'

const ROOT = new URL('../../../', import.meta.url)
const HEX = /^#[0-9a-f]{6}$/i

// The renderer process is short-lived: no cache and a single thread keep its memory small.
sharp.cache(false)
sharp.concurrency(1)

const read = (file: string) => readFile(new URL(file, ROOT))

async function font(name: string, weight: 500 | 700) {
  const data = await read(`art/fonts/${name.toLowerCase()}-${weight}.ttf`)
  return { name, weight, style: 'normal' as const, data }
}
const fonts = Promise.all([font('Fraunces', 500), font('Figtree', 500), font('Figtree', 700)])

// next/og does not support CSS variables, so the colours are read from the CSS file.
const tokens = read('app/tokens.css').then(
  (css) =>
    new Map(
      [...css.toString().matchAll(/--([a-z-]+):\s*(#[0-9a-f]{3,6});/g)].map(([, name, hex]) => [name, hex!]),
    ),
)

/** Renders a card as PNG of 1200 × 630. Runs in the renderer process only (docs/decisions/0026). */
export async function renderCard(card: SocialCard): Promise<Buffer> {
  const colors = await tokens
  const color = (name: string) => card.colors[name] ?? colors.get(name) ?? 'transparent'
  const tint = HEX.test(card.color) ? card.color : color('coral')
  const background = await backgroundFor(card, color('paper'))
  const layout = socialCardLayout(card, background, { color, tint, mark: card.mark })
  const options = { ...SOCIAL_PICTURE, fonts: await fonts }
  const drawn = await new ImageResponse(layout as unknown as ReactElement, options).arrayBuffer()
  if (!background) return Buffer.from(drawn)
  const pixels = blendText(background, await sharp(Buffer.from(drawn)).ensureAlpha().raw().toBuffer())
  // Messengers drop pictures of more than a few hundred kilobytes, and a palette reduces the size to a third. A picture without
  // photographs is small anyway and keeps its smooth gradients.
  return sharp(pixels, { raw: { ...SOCIAL_PICTURE, channels: 3 } })
    .png({ palette: true, quality: 92, effort: 5, dither: background.dither })
    .toBuffer()
}
