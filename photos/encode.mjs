import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { FEED_WIDTH } from './widths.mjs'

const FOLDER = new URL('../public/img/', import.meta.url)
const LARGE_PICTURES = new URL('../lib/seo/large-pictures.json', import.meta.url)

/** Encoder settings by width: dense screens show the large widths, where stronger compression is less visible. */
const encoding = (width) => {
  const large = width > 1000
  return {
    webp: { quality: large ? 76 : 78, effort: 6 },
    avif: { quality: large ? 54 : 56, effort: 4, chromaSubsampling: '4:2:0' },
  }
}

const file = (name, width, type) => fileURLToPath(new URL(`${name}-${width}.${type}`, FOLDER))

const typesOf = (width) => (width === FEED_WIDTH ? ['webp'] : ['webp', 'avif'])

/** The widths of a picture for which a file is missing. */
export const missingWidths = (name, widths) =>
  widths.filter((width) => typesOf(width).some((type) => !existsSync(file(name, width, type))))

/** Writes the files of a picture from its master (a file), in those of the widths that are not larger than the master. */
export async function encode(name, master, widths) {
  mkdirSync(FOLDER, { recursive: true })
  const { width: full } = await sharp(master).metadata()
  for (const width of widths.filter((each) => each <= full)) {
    const image = sharp(master).resize(width, null, { kernel: 'lanczos3' })
    const small = width < 400 ? image.sharpen({ sigma: 0.5, m1: 0.4, m2: 0.8 }) : image
    const settings = encoding(width)
    for (const type of typesOf(width))
      await small
        .clone()
        .toFormat(type, settings[type])
        .toFile(file(name, width, type))
  }
}

/** Writes the names of the pictures that have a file for product feeds, which feed and structured data then name. */
export function listLargePictures() {
  const ending = `-${FEED_WIDTH}.webp`
  const names = readdirSync(FOLDER).flatMap((each) =>
    each.endsWith(ending) ? [each.slice(0, -ending.length)] : [],
  )
  writeFileSync(LARGE_PICTURES, `${JSON.stringify(names.sort(), null, 2)}\n`)
}
