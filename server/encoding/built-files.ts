import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { preferredEncoding } from './preferred-encoding.ts'

const PREFIX = '/_next/static/'
const TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
}

interface BuiltFile {
  type: string
  body: Buffer
}

/** Reads the brotli files of the build (scripts/steps/shrink.mjs), by the URL path of the original; less than 1 MB in all. */
export function readBuiltFiles(folder: string): Map<string, BuiltFile> {
  const files = new Map<string, BuiltFile>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const type = TYPES[path.extname(path.basename(entry.name, '.br'))]
    if (!entry.isFile() || !entry.name.endsWith('.br') || !type) continue
    const file = path.join(entry.parentPath, entry.name)
    const name = path.relative(folder, file).replaceAll(path.sep, '/').slice(0, -'.br'.length)
    files.set(PREFIX + name, { type, body: readFileSync(file) })
  }
  return files
}

/**
 * Sends a precompressed script or style of the build (docs/decisions/0030). Returns false when Next has to respond: for other
 * files, range requests and browsers without brotli.
 */
export function sendBuiltFile(
  files: Map<string, BuiltFile>,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const file = files.get((request.url ?? '').split('?', 1)[0]!)
  if (!file || !['GET', 'HEAD'].includes(request.method ?? '') || request.headers.range) return false
  if (preferredEncoding(request) !== 'br') return false
  response.writeHead(200, {
    'Content-Type': file.type,
    'Content-Encoding': 'br',
    'Content-Length': file.body.length,
    // The file name has a hash of the content.
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Robots-Tag': 'noindex',
    Vary: 'Accept-Encoding',
  })
  response.end(request.method === 'HEAD' ? undefined : file.body)
  return true
}
