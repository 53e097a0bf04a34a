import { createHash } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { preparePostprocess } from '../postprocess/postprocess.mjs'
import { film } from './film.mjs'
import { snapshots } from './plan.mjs'
import { snap } from './snap.mjs'

// Takes the photos that reviews of the seed come with (docs/decisions/0028): phone pictures of the same packs in rooms.
// node photos/snapshots/build.mjs [part of a name …]
//   --to FOLDER  write them there and not into the seed

const MOST_BYTES = 66_000
const { values: given, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' } },
})
const SEED = new URL('../../lib/embedded/seed/reviews/photos/', import.meta.url)
const folder = given.to ? resolve(given.to) : fileURLToPath(SEED)

/** WebP of the best quality that a review's photo may weigh. */
async function encoded({ data, width, height }) {
  const image = sharp(data, { raw: { width, height, channels: 3 } })
  let bytes
  for (let quality = 92; quality >= 50; quality -= 3) {
    bytes = await image.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (bytes.length <= MOST_BYTES) break
  }
  return bytes
}

sharp.concurrency(1)
mkdirSync(folder, { recursive: true })
await preparePostprocess()
for (const [name, compose] of snapshots) {
  if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue
  const started = Date.now()
  const seed = parseInt(createHash('sha256').update(name).digest('hex').slice(0, 7), 16)
  const { look, ...plan } = compose()
  const bytes = await encoded(film(await snap(plan), { ...look, seed }))
  const unfinished = `${folder}/.${name}.webp`
  writeFileSync(unfinished, bytes)
  renameSync(unfinished, `${folder}/${name}.webp`)
  console.log(`${name} ${Math.round(bytes.length / 1000)} KB, ${Math.round((Date.now() - started) / 1000)} s`)
}
