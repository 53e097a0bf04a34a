import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { DEFAULT_BRAND, readBrand } from '#lib/brand/read-brand.ts'
import { photosOnDisk } from '../photos/photo-files.ts'
import type { DatabaseOptions } from '../db/database.ts'
import { DatabaseInUse } from '../db/in-use.ts'
import { resetDatabase } from './reset-database.ts'

const USAGE = 'npm run db:reset [-- --products <number of products, at most 1000000>]'
const PRODUCTS_MAX = 1_000_000

const products = readProducts()
if (products === null) {
  console.error(`Usage: ${USAGE}`)
  process.exit(2)
}
const dataDir = process.env.DATA_DIR ?? '.data'
const file = join(dataDir, 'store.sqlite')
const url = process.env.DATABASE_URL
const database: DatabaseOptions = url ? { kind: 'postgres', url } : { kind: 'sqlite', file }
const place = url ? `PostgreSQL at ${new URL(url).host}${new URL(url).pathname}` : file

try {
  const started = performance.now()
  const rows = await resetDatabase(database, {
    brandSlug: process.env.BRAND_SLUG ?? readBrand(process.env.BRAND_FILE ?? DEFAULT_BRAND).slug,
    products,
    photos: photosOnDisk(join(dataDir, 'photos')),
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `Reset ${place} in ${seconds} s: ${rows.product} products, ${rows.kit} kits, ${rows.item} items, ` +
      `${rows.review} reviews, no carts.`,
  )
} catch (error) {
  if (error instanceof DatabaseInUse)
    console.error(`${place} is in use by a running shop. Stop it, then run this again; nothing was changed.`)
  else console.error(`${place} could not be reset: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}

function readProducts(): number | null {
  try {
    const { values } = parseArgs({ options: { products: { type: 'string', default: '0' } } })
    const number = Number(values.products)
    return /^\d+$/.test(values.products) && number <= PRODUCTS_MAX ? number : null
  } catch {
    return null
  }
}
