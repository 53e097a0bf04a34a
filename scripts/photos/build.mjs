import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { encode, encoded } from './encode.mjs'
import { plan } from './plan/plan.mjs'
import { recipe } from './recipe.mjs'
import { shoot } from './shoot.mjs'

// Takes the photographs of the plan, one after the other, and writes their files (docs/decisions/0028):
// node scripts/photos/build.mjs [part of a name …]
//   --list       only say what would be taken        --stale  also take again what exists and has changed
//   --to FOLDER  keep masters there as PNG, no files --no-encode  leave out the files of the shop
//   --from FOLDER  take over finished masters from there instead of taking pictures
//   --preview N  N pixels wide and few samples, for looking; never recorded

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
const record = existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {}
const remember = (name, value) => {
  record[name] = value
  const sorted = Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b)))
  writeFileSync(`${RECORD}.new`, `${JSON.stringify(sorted, null, 2)}\n`)
  renameSync(`${RECORD}.new`, RECORD)
}

/** The same shot, small and quick. */
const small = (shot) => ({
  ...shot,
  size: [preview, Math.round((preview * shot.size[1]) / shot.size[0])],
  samples: 8,
})

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
  const theirs = JSON.parse(readFileSync(`${given.from}/photos.json`, 'utf8'))
  await keep(name, sharp(file))
  remember(name, theirs[name])
  return true
}

let taken = 0
for (const [name, { shot: compose, widths }] of plan) {
  if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue
  const shot = compose()
  const hash = recipe(shot)
  const master = `${folder}/${name}.${type}`
  const fresh = existsSync(master) && (record[name] === hash || (!given.stale && record[name]))
  if (given.list) {
    console.log(`${existsSync(master) ? (record[name] === hash ? 'done ' : 'old  ') : 'to do'} ${name}`)
    continue
  }
  if (preview) {
    const started = Date.now()
    console.log(
      `${await keep(`preview-${name}`, picture(await shoot(small(shot))))} ${Date.now() - started} ms`,
    )
    continue
  }
  if (!fresh) {
    const started = Date.now()
    if (!given.from) {
      await keep(name, picture(await shoot(shot)))
      remember(name, hash)
    } else if (!(await adopt(name))) continue
    taken++
    console.log(`${new Date().toISOString()} ${name} ${Math.round((Date.now() - started) / 1000)} s`)
  }
  if (!given.to && !given['no-encode'] && (!fresh || !encoded(name, widths)))
    await encode(name, master, widths)
}
console.log(`${taken} of ${plan.size} photographs taken`)
