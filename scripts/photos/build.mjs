import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { open } from './develop/develop.mjs'
import { encode, missing } from './encode.mjs'
import { plan } from './plan/plan.mjs'
import { recipe } from './recipe.mjs'
import { shoot } from './shoot.mjs'

// Takes the photographs of the plan, one after the other, and writes their files (docs/decisions/0028). More than one
// may run at once, each for other names:
// node scripts/photos/build.mjs [name, or part of names …]
//   --list       only say what would be taken        --stale  also take again what exists and has changed
//   --to FOLDER  keep masters there as PNG, no files --no-encode  leave out the files of the shop
//   --from FOLDER  take over finished masters from there instead of taking pictures
//   --preview N  N pixels wide, for looking; never recorded

const { values: given, positionals: wanted } = parseArgs({
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
const folder = given.to ? resolve(given.to) : fileURLToPath(new URL('../../art/photos/', import.meta.url))
const type = given.to ? 'png' : 'webp'
const RECORD = `${folder}/photos.json`
const preview = Number(given.preview ?? 0)

sharp.concurrency(1)
mkdirSync(folder, { recursive: true })
const recorded = (file = RECORD) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
/** Read anew each time: another build may have written meanwhile. */
const remember = (name, value) => {
  const record = Object.entries({ ...recorded(), [name]: value })
  const sorted = Object.fromEntries(record.sort(([a], [b]) => a.localeCompare(b)))
  const unfinished = `${RECORD}.${process.pid}`
  writeFileSync(unfinished, `${JSON.stringify(sorted, null, 2)}\n`)
  renameSync(unfinished, RECORD)
}

/** The same shot, small. */
const small = (shot) => ({ ...shot, size: [preview, Math.round((preview * shot.size[1]) / shot.size[0])] })
/** A whole name asks for that picture alone, a part of a name for all that have it. */
const asksFor = (part, name) => (plan.has(part) ? name === part : name.includes(part))

/** The master as a file: PNG for looking and mending, WebP to be kept. */
async function keep(name, image) {
  const done = `${folder}/${name}.${type}`
  const unfinished = `${folder}/.${name}.${type}`
  await (type === 'png' ? image.png() : image.webp({ quality: 90, effort: 6 })).toFile(unfinished)
  renameSync(unfinished, done)
  return done
}

const picture = ({ data, width, height }) => sharp(data, { raw: { width, height, channels: 3 } })

/** Takes a finished master over from another folder, with the recipe it was made by; false where there is none. */
async function adopt(name) {
  const file = `${given.from}/${name}.png`
  if (!existsSync(file)) return false
  await keep(name, sharp(file))
  remember(name, recorded(`${given.from}/photos.json`)[name])
  return true
}

let opened
/** Opened for the first picture, so that whoever takes none needs none of it. */
const ready = () =>
  (opened ??= open().catch((error) => {
    console.error(error.message)
    process.exit(1)
  }))

const record = recorded()
let taken = 0
for (const [name, { shot: compose, widths }] of plan) {
  if (wanted.length > 0 && !wanted.some((part) => asksFor(part, name))) continue
  const shot = compose()
  const hash = recipe(shot)
  const master = `${folder}/${name}.${type}`
  const fresh = existsSync(master) && (record[name] === hash || (!given.stale && record[name]))
  if (given.list) {
    console.log(`${existsSync(master) ? (record[name] === hash ? 'done ' : 'old  ') : 'to do'} ${name}`)
    continue
  }
  if (preview) {
    await ready()
    const started = Date.now()
    console.log(
      `${await keep(`preview-${name}`, picture(await shoot(small(shot))))} ${Date.now() - started} ms`,
    )
    continue
  }
  if (!fresh) {
    const started = Date.now()
    if (!given.from) {
      await ready()
      await keep(name, picture(await shoot(shot)))
      remember(name, hash)
    } else if (!(await adopt(name))) continue
    taken++
    console.log(`${new Date().toISOString()} ${name} ${Math.round((Date.now() - started) / 1000)} s`)
  }
  if (!given.to && !given['no-encode']) await encode(name, master, fresh ? missing(name, widths) : widths)
}
console.log(`${taken} of ${plan.size} photographs taken`)
