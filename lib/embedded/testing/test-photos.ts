import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A test file and its expected result. 'either' may be re-encoded or rejected, but is never stored unchanged. */
interface CraftedFile {
  name: string
  bytes: Uint8Array
  expected: 'reencoded' | 'rejected' | 'either'
  /** Bytes that must not appear in the stored file. */
  secret?: string
  size?: [width: number, height: number]
}

const SCRIPT = '<script>alert(1)</script>'
const drawing = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#c46a5a' } })
const text = (content: string) => Buffer.from(content, 'latin1')

/** Yields `count` small photos with some bytes changed; the same seed yields the same photos. */
export async function* corruptedFiles(
  count: number,
  seed: number,
): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const random = randomNumbers(seed)
  const files = await validPhotos()
  for (let turn = 0; turn < count; turn++)
    yield { name: `corrupted file ${turn}`, bytes: corrupt(files, random) }
}

async function validPhotos(): Promise<Buffer[]> {
  const noisy = sharp({
    create: {
      width: 24,
      height: 16,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
  return [
    await noisy.clone().jpeg().toBuffer(),
    await noisy.clone().jpeg({ progressive: true }).withExif(PLACE).toBuffer(),
    await noisy.clone().png().toBuffer(),
    await noisy.clone().png({ palette: true, progressive: true }).toBuffer(),
    await noisy.clone().gif().toBuffer(),
    await animation(),
  ]
}

const PLACE = {
  IFD0: { Make: 'CAMERA-SECRETA' },
  IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 1/1' },
}

// Frames stacked vertically, which libvips reads as the pages of an animation.
async function animation(): Promise<Buffer> {
  const pages = Buffer.alloc(20 * 60 * 3).map((_, at) => (Math.floor(at / 1200) === at % 3 ? 255 : 0))
  return sharp(pages, { raw: { width: 20, height: 60, channels: 3, pageHeight: 20 } })
    .gif({ delay: [50, 50, 50] })
    .toBuffer()
}

/** Malicious files, files with private metadata, and unusual files that cameras write. */
export async function craftedFiles(): Promise<CraftedFile[]> {
  const jpeg = await drawing().jpeg().toBuffer()
  const png = await drawing().png().toBuffer()
  const gif = await drawing().gif().toBuffer()
  const reencoded = (name: string, bytes: Uint8Array, more = {}) => ({
    name,
    bytes,
    expected: 'reencoded' as const,
    ...more,
  })
  const rejected = (name: string, bytes: Uint8Array) => ({ name, bytes, expected: 'rejected' as const })
  const either = (name: string, bytes: Uint8Array) => ({
    name,
    bytes,
    expected: 'either' as const,
    secret: 'alert',
  })
  return [
    reencoded('a JPEG', jpeg, { size: [40, 20] }),
    reencoded('a PNG', png, { size: [40, 20] }),
    reencoded('a GIF', gif, { size: [40, 20] }),
    reencoded('one pixel', await drawing(1, 1).png().toBuffer(), { size: [1, 1] }),
    reencoded('one pixel, GIF', await drawing(1, 1).gif().toBuffer(), { size: [1, 1] }),
    reencoded('a long strip', await drawing(4000, 2).png().toBuffer(), { size: [1600, 1] }),
    reencoded('larger than the stored size', await drawing(2000, 1000).jpeg().toBuffer(), {
      size: [1600, 800],
    }),
    reencoded('an animation', await animation(), { size: [20, 20], secret: 'ANMF' }),
    reencoded('CMYK', await drawing().toColourspace('cmyk').jpeg().toBuffer()),
    reencoded('grey', await drawing().greyscale().jpeg().toBuffer()),
    reencoded('16 bits', await drawing().toColourspace('rgb16').png().toBuffer()),
    reencoded('transparent', await drawing().ensureAlpha(0.5).png().toBuffer()),
    reencoded('place and camera', await drawing().jpeg().withExif(PLACE).toBuffer(), {
      secret: 'CAMERA-SECRETA',
    }),
    reencoded('place and camera, PNG', await drawing().png().withExif(PLACE).toBuffer(), {
      secret: 'CAMERA-SECRETA',
    }),
    reencoded('rotated by its metadata', await drawing().jpeg().withMetadata({ orientation: 6 }).toBuffer(), {
      size: [20, 40],
    }),
    reencoded('a colour profile', await drawing().jpeg().withIccProfile('p3').toBuffer(), { secret: 'acsp' }),
    reencoded('a JPEG with a comment', withComment(jpeg, SCRIPT), { secret: 'alert' }),
    reencoded('a JPEG followed by an HTML page', Buffer.concat([jpeg, text(`<!doctype html>${SCRIPT}`)]), {
      secret: 'alert',
    }),
    reencoded(
      'a JPEG followed by a program',
      Buffer.concat([jpeg, text('PK\x03\x04<?php system("x"); ?>')]),
      {
        secret: 'php',
      },
    ),
    reencoded('a PNG with text chunks, followed by HTML', withTexts(png), { secret: 'alert' }),
    either('a GIF that is a script', text(`GIF89a/*${gif.toString('latin1', 8)}*/=alert(1);//`)),
    either('a PNG with a wrong checksum', changed(png, png.length - 20, 0xff)),
    either('a PNG whose text unpacks to 20 MB', withBomb(png)),
    rejected('an empty file', new Uint8Array()),
    rejected('half a JPEG', jpeg.subarray(0, jpeg.length >> 1)),
    rejected('half a PNG', png.subarray(0, png.length >> 1)),
    rejected('a third of a GIF', gif.subarray(0, Math.floor(gif.length / 3))),
    rejected('the beginning of a JPEG', jpeg.subarray(0, 4)),
    rejected('the beginning of a PNG', png.subarray(0, 8)),
    rejected('the beginning of a GIF', gif.subarray(0, 6)),
    rejected('a PNG of 65,535 by 65,535', flatPng(65_535, 65_535, 1)),
    rejected('a PNG of 41 million pixels', flatPng(8200, 5000)),
    rejected('an SVG', text(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`)),
    rejected(
      'an SVG with an XML line',
      text(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
    ),
    rejected('an HTML page', text(`<!doctype html>${SCRIPT}`)),
    rejected('an HTML page after a PNG signature', Buffer.concat([png.subarray(0, 8), text(SCRIPT)])),
    rejected('an SVG after a JPEG signature', Buffer.concat([jpeg.subarray(0, 3), text('<svg/>')])),
    rejected('a WebP', await drawing().webp().toBuffer()),
    rejected('an AVIF', await drawing().avif({ effort: 0 }).toBuffer()),
    rejected('a HEIC', Buffer.from('00000018667479706865696300000000', 'hex')),
    rejected('a TIFF', await drawing().tiff().toBuffer()),
    rejected('a PDF', text('%PDF-1.7\n1 0 obj<</S/JavaScript/JS(app.alert(1))>>')),
    rejected('a BMP', text('BM6\x00\x00\x00\x00\x00\x00\x006\x00\x00\x00(\x00\x00\x00')),
    rejected('an archive', text('PK\x03\x04')),
    rejected('an ImageMagick script', text('push graphic-context\nimage over 0,0 0,0 "https://x"')),
  ]
}

/** A PNG of one colour, which compresses well; with fewer `rows` than its height it is truncated. */
export function flatPng(width: number, height: number, rows = height): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0], 8)
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * rows))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A GIF of one colour. */
export function flatGif(width: number, height: number): Promise<Buffer> {
  return drawing(width, height).gif({ effort: 1 }).toBuffer()
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([text(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

// Inserts chunks after the header, which has a fixed length.
function withChunks(png: Buffer, ...chunks: Buffer[]): Buffer {
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)])
}

function withTexts(png: Buffer): Buffer {
  const texts = [
    chunk('tEXt', text(`Comment\0${SCRIPT}`)),
    chunk('iTXt', text(`XML:com.adobe.xmp\0\0\0\0\0${SCRIPT}`)),
  ]
  return Buffer.concat([withChunks(png, ...texts), text(SCRIPT)])
}

function withBomb(png: Buffer): Buffer {
  return withChunks(
    png,
    chunk('zTXt', Buffer.concat([text('Comment\0\0'), deflateSync(Buffer.alloc(20_000_000, 'alert'))])),
  )
}

function withComment(jpeg: Buffer, comment: string): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(comment.length + 2)
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe]),
    length,
    text(comment),
    jpeg.subarray(2),
  ])
}

function changed(bytes: Buffer, at: number, by: number): Buffer {
  const copy = Buffer.from(bytes)
  copy[at] = (copy[at] ?? 0) ^ by
  return copy
}

// mulberry32, a seeded random generator.
function randomNumbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

function corrupt(files: Buffer[], random: (below: number) => number): Buffer {
  const file = files[random(files.length)] ?? Buffer.alloc(0)
  // The signature is left intact, because files without it are rejected before decoding.
  const at = () => 6 + random(file.length - 6)
  const [from, to] = [at(), at()].sort((a, b) => a - b) as [number, number]
  switch (random(6)) {
    case 0:
      return file.subarray(0, from)
    case 1:
      return Buffer.concat([file.subarray(0, from), file.subarray(to)])
    case 2:
      return Buffer.concat([file.subarray(0, to), file.subarray(from)])
    case 3: {
      const other = files[random(files.length)] ?? file
      return Buffer.concat([file.subarray(0, from), other.subarray(random(other.length))])
    }
    default: {
      const copy = Buffer.from(file)
      for (let count = 1 + random(6); count > 0; count--) copy[at()] = random(3) ? random(256) : 255
      return copy
    }
  }
}
