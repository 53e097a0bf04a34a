import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openShop } from '../e2e/shop.ts'

// Measures the sitemaps, and optionally the feed, of a shop with many products: node bench/discovery.ts [100000] [--feed]. Needs a build.
const products = process.argv[2] ?? '100000'
const withFeed = process.argv.includes('--feed')
const root = path.resolve(import.meta.dirname, '..')
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'rosalume-bench-'))
execFileSync(process.execPath, ['lib/embedded/seed/reset.ts', '--products', products], {
  cwd: root,
  env: { ...process.env, DATA_DIR: dataDir },
})
const shop = await openShop({ DATA_DIR: dataDir })

/** Resident memory of the shop in MB, from /proc (Linux only). */
function residentMb(): string {
  const status = readFileSync(`/proc/${shop.process.pid}/status`, 'utf8')
  return (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024).toFixed(0)
}

async function measure(address: string): Promise<string> {
  const start = performance.now()
  const response = await fetch(address)
  let [bytes, entries, first] = [0, 0, 0]
  let rest = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body!) {
    first ||= performance.now() - start
    bytes += chunk.byteLength
    const text = rest + decoder.decode(chunk, { stream: true })
    entries += text.split(/<(?:url|item|sitemap)>/).length - 1
    // An element may begin in one chunk and end in the next.
    rest = text.slice(-8).replace(/<(?:url|item|sitemap)>/, '')
  }
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  const size = [response.status, `${entries} entries`, `${(bytes / 1e6).toFixed(1)} MB`]
  const times = [`first byte ${seconds(first)}`, `last ${seconds(performance.now() - start)}`]
  return [...size, ...times, `resident ${residentMb()} MB`].join(', ')
}

try {
  console.log(
    'There are no ratios: each line has the size, times and memory of one file; memory should not grow with its size.',
  )
  console.log(`${products} products; before: resident ${residentMb()} MB`)
  const index = await (await fetch(`${shop.origin}/sitemap.xml`)).text()
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc!)
  for (const address of [...parts, ...(withFeed ? [`${shop.origin}/feeds/google.xml`] : [])])
    console.log(new URL(address).pathname, await measure(address))
} finally {
  await shop.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
