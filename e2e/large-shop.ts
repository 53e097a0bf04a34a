import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openShop } from './shop.ts'

const root = path.resolve(import.meta.dirname, '..')
const node = path.join(root, 'node_modules', 'node', 'bin', 'node')

/** The number of products in the shop: three pages of the listing, the last one not full. */
export const PRODUCT_COUNT = 60

/** Opens a shop that is seeded with more products than fit on one page. */
export async function openLargeShop() {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'rosalume-large-'))
  const env = { ...process.env, DATA_DIR: dataDir }
  execFileSync(node, ['lib/embedded/seed/reset.ts', '--products', String(PRODUCT_COUNT)], { cwd: root, env })
  const { origin, stop } = await openShop({ DATA_DIR: dataDir })
  return {
    origin,
    async stop() {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
