import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { encode, listLargePictures, missingWidths } from './encode.mjs'
import { plan } from './plan/plan.mjs'
import { preparePostprocess } from './postprocess/postprocess.mjs'
import { renderHash } from './render-hash.mjs'
import { renderPicture } from './render.mjs'

// Renders the photographs of the plan one by one and writes their files (docs/decisions/0028). Several processes may run
// at once for different names:
// npm run photos -- [name, or part of names …]
//   --list       only print the state of each        --stale  also render again when the plan or a model changed
//   --to FOLDER  write masters there as PNG only     --no-encode  skip the files in public/img
//   --from FOLDER  import finished masters from there instead of rendering
//   --preview N  a trial rendering N pixels wide; its hash is not recorded

const { values: given, positionals: patterns } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: 'boolean' },
    stale: { type: 'boolean' },
    to: { type: 'string' },
    from: { type: 'string' },
    'no-encode': { type: 'boolean' },
    preview: { type: 'string' },
  },
})
const folder = given.to ? resolve(given.to) : fileURLToPath(new URL('./masters/', import.meta.url))
const type = given.to ? 'png' : 'webp'
const HASHES = `${folder}/hashes.json`
const preview = Number(given.preview ?? 0)

sharp.concurrency(1)
mkdirSync(folder, { recursive: true })
const readHashes = (file = HASHES) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
/** Reads the file again before writing: another process may have added hashes meanwhile. */
const recordHash = (name, hash) => {
  const entries = Object.entries({ ...readHashes(), [name]: hash })
  const sorted = Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b)))
  const unfinished = `${HASHES}.${process.pid}`
  writeFileSync(unfinished, `${JSON.stringify(sorted, null, 2)}\n`)
  renameSync(unfinished, HASHES)
}

/** The same plan at the width of the preview. */
const small = (shot) => ({ ...shot, size: [preview, Math.round((preview * shot.size[1]) / shot.size[0])] })
/** A whole name selects that picture alone; a part of a name selects every picture that contains it. */
const matches = (pattern, name) => (plan.has(pattern) ? name === pattern : name.includes(pattern))

/** Writes a master: PNG into a folder given with --to, WebP into the repository. */
async function writeMaster(name, image) {
  const done = `${folder}/${name}.${type}`
  const unfinished = `${folder}/.${name}.${type}`
  await (type === 'png' ? image.png() : image.webp({ quality: 90, effort: 6 })).toFile(unfinished)
  renameSync(unfinished, done)
  return done
}

const picture = ({ data, width, height }) => sharp(data, { raw: { width, height, channels: 3 } })

/** Imports a finished master and its hash from the folder given with --from; false when that folder has none. */
async function importMaster(name) {
  const file = `${given.from}/${name}.png`
  if (!existsSync(file)) return false
  await writeMaster(name, sharp(file))
  recordHash(name, readHashes(`${given.from}/hashes.json`)[name])
  return true
}

let prepared
/** Runs before the first rendering only: --list and --from need neither the inference library nor its weights. */
const prepare = () =>
  (prepared ??= preparePostprocess().catch((error) => {
    console.error(error.message)
    process.exit(1)
  }))

const hashes = readHashes()
let rendered = 0
for (const [name, { shot: compose, widths }] of plan) {
  if (patterns.length > 0 && !patterns.some((pattern) => matches(pattern, name))) continue
  const shot = compose()
  const hash = renderHash(shot)
  const master = `${folder}/${name}.${type}`
  const isFresh = existsSync(master) && (hashes[name] === hash || (!given.stale && hashes[name]))
  if (given.list) {
    console.log(`${existsSync(master) ? (hashes[name] === hash ? 'done ' : 'old  ') : 'to do'} ${name}`)
    continue
  }
  if (preview) {
    await prepare()
    const started = Date.now()
    const file = await writeMaster(`preview-${name}`, picture(await renderPicture(small(shot))))
    console.log(`${file} ${Date.now() - started} ms`)
    continue
  }
  if (!isFresh) {
    const started = Date.now()
    if (!given.from) {
      await prepare()
      await writeMaster(name, picture(await renderPicture(shot)))
      recordHash(name, hash)
    } else if (!(await importMaster(name))) continue
    rendered++
    console.log(`${new Date().toISOString()} ${name} ${Math.round((Date.now() - started) / 1000)} s`)
  }
  if (!given.to && !given['no-encode'])
    await encode(name, master, isFresh ? missingWidths(name, widths) : widths)
}
if (!given.list && !given.to && !preview && !given['no-encode']) listLargePictures()
console.log(`${rendered} of ${plan.size} photographs rendered`)
