import sharp, { type Metadata } from 'sharp'
import { Semaphore, SemaphoreBusy } from '#lib/concurrency/semaphore.ts'
import { MAX_PHOTO_PIXELS } from '#lib/contract/reviews.ts'

const LONGEST_SIDE = 1600
const QUALITY = 80
const SECONDS = 4
// No camera makes a longer one; one line of it costs more than many short ones.
const LONGEST_SENT_SIDE = 16_384
const MEMORY_MB = 120

// One limit for the whole process, like its memory: two ordinary photos or one large one at a time; ten more wait, each
// for up to five seconds (L22).
const memory = new Semaphore(MEMORY_MB, { maxWaiting: 10, maxWaitMs: 5000 })
// Reading a header is quick, but compressed metadata can unpack to much memory.
const headers = new Semaphore(1, { maxWaiting: 20, maxWaitMs: 5000 })

// One thread a photo, nothing kept between photos, and no other decoder than these three, whatever a file begins with.
sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif'] })

const SIGNATURES = {
  jpeg: [[0xff, 0xd8, 0xff]],
  png: [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  gif: [[...Buffer.from('GIF87a')], [...Buffer.from('GIF89a')]],
} as const

/** A photo made anew, or why there is none: it cannot be read as one, it has too many pixels, or there is no time for it. */
type RenderedPhoto = { webp: Uint8Array } | { problem: 'unreadable' | 'too-large' | 'busy' }

/** What a file is by its first bytes, whatever it calls itself; null when it is none of JPEG, PNG and GIF (contract 4.17). */
export function photoType(bytes: Uint8Array): keyof typeof SIGNATURES | null {
  for (const [type, signatures] of Object.entries(SIGNATURES))
    if (signatures.some((signature) => signature.every((byte, at) => bytes[at] === byte)))
      return type as keyof typeof SIGNATURES
  return null
}

/**
 * Draws a photo anew as WebP of at most 1600 pixels a side, upright: what was hidden in the file stays behind, place and
 * camera among it (contract 4.17). Only its first picture counts when it moves.
 */
export async function renderPhoto(bytes: Uint8Array): Promise<RenderedPhoto> {
  const type = photoType(bytes)
  if (!type) return { problem: 'unreadable' }
  try {
    const header = await headers.run(1, () => sharp(bytes).metadata())
    const { format, width, height } = header
    if (format !== type) return { problem: 'unreadable' }
    const neededMb = memoryOf(header)
    const isTooLarge = width * height > MAX_PHOTO_PIXELS || Math.max(width, height) > LONGEST_SENT_SIDE
    if (isTooLarge || neededMb > MEMORY_MB) return { problem: 'too-large' }
    return { webp: await memory.run(Math.max(neededMb, MEMORY_MB / 2), () => draw(bytes)) }
  } catch (error) {
    const isLate = error instanceof SemaphoreBusy || /timeout/i.test(String(error))
    return { problem: isLate ? 'busy' : 'unreadable' }
  }
}

// In MB, as measured, with a share for what the allocator keeps of one photo while the next is drawn on another thread.
// Most photos are read line by line; some can only be read whole.
function memoryOf({
  format,
  width,
  height,
  isProgressive,
  channels,
  depth,
  chromaSubsampling,
}: Metadata): number {
  const pixels = (width * height) / 1_000_000
  if (format === 'gif') return pixels * 10
  if (format === 'jpeg') return pixels * (isProgressive ? (chromaSubsampling === '4:4:4' ? 10 : 5.5) : 1)
  return pixels * (isProgressive ? channels * (depth === 'ushort' ? 3.5 : 1.75) : 3)
}

function draw(bytes: Uint8Array): Promise<Uint8Array> {
  return sharp(bytes, {
    failOn: 'error',
    limitInputPixels: MAX_PHOTO_PIXELS,
    pages: 1,
    sequentialRead: true,
  })
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer()
}
