import { existsSync, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const FOLDER = new URL('../public/img/', import.meta.url)

/** Encoder settings by width: dense screens show the large widths, where stronger compression is less visible. */
const encoding = (width) => {
  const large = width > 1000
  return {
    webp: { quality: large ? 76 : 78, effort: 6 },
    avif: { quality: large ? 54 : 56, effort: 4, chromaSubsampling: '4:2:0' },
  }
}

const file = (name, width, type) => fileURLToPath(new URL(`${name}-${width}.${type}`, FOLDER))

/** The widths of a picture for which a file is missing. */
export const missingWidths = (name, widths) =>
  widths.filter((width) => !existsSync(file(name, width, 'webp')) || !existsSync(file(name, width, 'avif')))

/** Writes widths of a picture as AVIF and WebP, from a master (a file). */
export async function encode(name, master, widths) {
  mkdirSync(FOLDER, { recursive: true })
  for (const width of widths) {
    const image = sharp(master).resize(width, null, { kernel: 'lanczos3' })
    const small = width < 400 ? image.sharpen({ sigma: 0.5, m1: 0.4, m2: 0.8 }) : image
    const { webp, avif } = encoding(width)
    await small
      .clone()
      .webp(webp)
      .toFile(file(name, width, 'webp'))
    await small
      .clone()
      .avif(avif)
      .toFile(file(name, width, 'avif'))
  }
}
