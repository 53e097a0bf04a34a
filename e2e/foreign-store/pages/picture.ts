import { deflateSync, crc32 } from 'node:zlib'

/** A file with its content type. */
export interface File {
  type: string
  body: Buffer | string
}

const PRODUCT = /^\/media\/(\d+)-(\d+)-(\d{1,3})\.png$/
const DRAWING = /^\/media\/(swatch|banner)-(\d+)(?:-(wide|tall))?\.svg$/

/** Draws a placeholder picture: a disc on a plain background for products, a plain area for swatches and banners. */
export function storePicture(path: string): File | undefined {
  const [, id, index, width] = PRODUCT.exec(path) ?? []
  if (id) return { type: 'image/png', body: disc(Number(id) * 37 + Number(index) * 11, Number(width)) }
  const [, kind, number, shape] = DRAWING.exec(path) ?? []
  if (!kind) return undefined
  const [width_, height] = kind === 'swatch' ? [40, 40] : shape === 'tall' ? [720, 900] : [1600, 500]
  const fill = `hsl(${(Number(number) * 47) % 360} 45% 60%)`
  return {
    type: 'image/svg+xml',
    body: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width_} ${height}" width="${width_}" height="${height}"><rect width="100%" height="100%" fill="${fill}"/></svg>`,
  }
}

// A palette PNG: index 0 is the background, 1 the disc.
function disc(seed: number, width: number): Buffer {
  const row = width + 1
  const pixels = Buffer.alloc(row * width)
  const radius = width * (0.25 + (seed % 5) * 0.04)
  const centre = width / 2
  for (let y = Math.ceil(centre - radius); y < centre + radius; y++) {
    const half = Math.sqrt(radius ** 2 - (y - centre) ** 2)
    const start = y * row + 1
    pixels.fill(1, start + Math.round(centre - half), start + Math.round(centre + half))
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(width, 4)
  header.set([8, 3, 0, 0, 0], 8)
  const palette = Buffer.from([243, 241, 236, ...[0, 1, 2].map((part) => 60 + ((seed * (part + 3)) % 140))])
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
