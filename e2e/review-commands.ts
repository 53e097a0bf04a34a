import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Shop } from './shop.ts'

const root = path.resolve(import.meta.dirname, '..')
const node = path.join(root, 'node_modules', 'node', 'bin', 'node')

/** Runs `npm run reviews` for a running shop. Returns its output. */
export async function runReviews({ dataDir, origin }: Shop, ...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, SITE_URL: origin }
  const { stdout } = await promisify(execFile)(node, ['scripts/reviews.mjs', ...args], { cwd: root, env })
  return stdout
}

let sent = 0

/** Sends a review as a browser does, each time from a new client IP address. Returns the review's id. */
export async function submitReview({ origin }: Shop, fields: Record<string, string>): Promise<number> {
  const body = new FormData()
  const defaults = {
    nome: 'Ana',
    email: `pessoa${++sent}@exemplo.com`,
    nota: '4.5',
    comentario: 'Adorei.',
    site: 'rosalume',
  }
  for (const [name, value] of Object.entries({ ...defaults, ...fields })) body.set(name, value)
  const response = await fetch(`${origin}/api/avaliacao`, {
    method: 'POST',
    headers: { accept: 'application/json', origin, 'x-forwarded-for': `10.7.${sent >> 8}.${sent & 255}` },
    body,
  })
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`)
  return ((await response.json()) as { data: { id: number } }).data.id
}
