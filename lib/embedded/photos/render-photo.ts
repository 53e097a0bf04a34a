import sharp, { type Metadata } from 'sharp'
import { Semaphore, SemaphoreBusy } from '#lib/concurrency/semaphore.ts'
import { MAX_PHOTO_PIXELS } from '#lib/contract/reviews.ts'

const LONGEST_SIDE = 1600
const QUALITY = 80
const TIMEOUT_S = 4
// No camera takes a photo with a longer side, and a very long row needs more memory than many short ones.
const LONGEST_SENT_SIDE = 16_384
const MEMORY_MB = 120

// One memory limit for the whole process: two ordinary photos or one large one at a time; ten more wait, each for up to
// five seconds (L22).
const memory = new Semaphore(MEMORY_MB, { maxWaiting: 10, maxWaitMs: 5000 })
// Reading the header of a photo is quick, but compressed metadata can unpack to much memory.
const headerReads = new Semaphore(1, { maxWaiting: 20, maxWaitMs: 5000 })

// One thread per photo, no cache, and only the decoders of these three formats for any file.
sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif'] })

const SIGNATURES = {
  jpeg: [[0xff, 0xd8, 0xff]],
  png: [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  gif: [[...Buffer.from('GIF87a')], [...Buffer.from('GIF89a')]],
} as const

/** A re-encoded photo, or the reason why there is none: not readable, too many pixels, or too many photos at once. */
type RenderedPhoto = { webp: Uint8Array } | { problem: 'unreadable' | 'too-large' | 'busy' }

/** Detects JPEG, PNG or GIF by the first bytes; null for any other file (contract 4.17). */
export function photoType(bytes: Uint8Array): keyof typeof SIGNATURES | null {
  for (const [type, signatures] of Object.entries(SIGNATURES))
    if (signatures.some((signature) => signature.every((byte, at) => bytes[at] === byte)))
      return type as keyof typeof SIGNATURES
  return null
}

/**
 * Re-encodes a photo as upright WebP of at most 1600 pixels a side, without metadata such as place and camera
 * (contract 4.17). Of an animation only the first frame is used.
 */
export async function renderPhoto(bytes: Uint8Array): Promise<RenderedPhoto> {
  const type = photoType(bytes)
  if (!type) return { problem: 'unreadable' }
  try {
    const header = await headerReads.run(1, () => sharp(bytes).metadata())
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

// The memory that decoding a photo takes, in MB: measured, with a margin for memory that the allocator has not returned yet.
// Most photos are decoded row by row; some formats need the whole picture in memory.
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
    .timeout({ seconds: TIMEOUT_S })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer()
}
