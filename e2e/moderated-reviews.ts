import { expect, request as requests } from '@playwright/test'
import sharp from 'sharp'
import type { Shop } from './shop.ts'

interface ReviewFields {
  nome?: string
  email?: string
  comentario?: string
  produto_categoria?: string
}

let count = 0

/** A word that no other review has. */
export const newWord = () => `zq${process.pid}x${++count}y`

/** Sends a review, with a photo on request, that waits for moderation. */
export async function sendForModeration(
  { origin }: Pick<Shop, 'origin'>,
  sent: ReviewFields,
  hasPhoto = false,
): Promise<void> {
  const context = await requests.newContext({
    // The reports API limits requests by client IP address, so each review gets its own.
    extraHTTPHeaders: {
      'x-forwarded-for': `10.9.${Math.floor(++count / 250)}.${count % 250}`,
      accept: 'application/json',
    },
  })
  const fields = {
    nome: 'Ana Souza',
    email: `pessoa${count}@exemplo.com`,
    nota: '4.5',
    comentario: 'Adorei.',
    produto_categoria: 'entrega',
    site: 'rosalume',
    ...sent,
  }
  const file = hasPhoto && { name: 'foto.png', mimeType: 'image/png', buffer: await somePhoto() }
  const response = await context.post(`${origin}/api/avaliacao`, {
    multipart: { ...fields, ...(file && { file }) },
  })
  expect(response.status(), await response.text()).toBe(201)
  await context.dispose()
}

function somePhoto(): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 48, channels: 3, background: '#a6302f' } })
    .png()
    .toBuffer()
}
