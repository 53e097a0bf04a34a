import { createHash } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { labels } from './labels.mjs'

const FOLDER = new URL('../../.cache/photos/prints/', import.meta.url)

/** Hash of a label's drawing, part of the render hash of each picture that shows it. */
export const labelHash = (name) =>
  createHash('sha256').update(labels.get(name)().svg).digest('hex').slice(0, 12)

/** Writes a label as PNG into the cache, once per drawing, and returns the file's path. */
export async function printLabel(name) {
  const draw = labels.get(name)
  if (!draw) throw new Error(`There is no label ${name}`)
  mkdirSync(FOLDER, { recursive: true })
  const { svg } = draw()
  const file = fileURLToPath(new URL(`${name}-${labelHash(name)}.png`, FOLDER))
  if (!existsSync(file)) await sharp(Buffer.from(svg), { unlimited: true }).png().toFile(file)
  return file
}
