import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { preferredEncoding } from '../encoding/preferred-encoding.ts'
import { partsOf } from './style-modules.ts'

const PATH = /^\/_next\/static\/late\/([\w-]+)\/([\w,-]+)\.css$/
const MAX_SHEETS = 100
const QUALITY = 9

/** Files with several CSS modules of the build (docs/decisions/0054). */
export interface LateSheets {
  /** The path of the file with these modules. It names them, so it means the same after a restart. */
  pathOf(modules: readonly string[]): string
  /** Sends such a file; false for any other request. */
  send(request: IncomingMessage, response: ServerResponse): boolean
}

/** Creates the files from the texts of the build's style files. */
export function createLateSheets(texts: readonly string[]): LateSheets {
  const styles = stylesByModule(texts)
  const version = createHash('sha1').update(texts.join('\n')).digest('base64url').slice(0, 6)
  const compressed = new LRUCache<string, Promise<Buffer>>({ max: MAX_SHEETS })

  function compress(url: string, css: Buffer): Promise<Buffer> {
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY }
    const pending = compressed.get(url) ?? promisify(brotliCompress)(css, { params })
    compressed.set(url, pending)
    return pending
  }

  async function respond(request: IncomingMessage, response: ServerResponse, url: string, css: Buffer) {
    const isBrotli = preferredEncoding(request) === 'br'
    const body = isBrotli ? await compress(url, css) : css
    response.writeHead(200, {
      'Content-Type': 'text/css; charset=UTF-8',
      ...(isBrotli && { 'Content-Encoding': 'br' }),
      'Content-Length': body.length,
      // A page of an earlier build receives the styles of this one, which have to be asked for again.
      'Cache-Control': url.includes(`/${version}/`) ? 'public, max-age=31536000, immutable' : 'no-cache',
      'X-Robots-Tag': 'noindex',
      Vary: 'Accept-Encoding',
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  return {
    pathOf: (modules) => `/_next/static/late/${version}/${modules.join(',')}.css`,
    send(request, response) {
      const { method = 'GET', url = '' } = request
      const modules = PATH.exec(url)?.[2]?.split(',')
      if (!modules || !['GET', 'HEAD'].includes(method)) return false
      const parts = modules.map((name) => styles.get(name))
      if (parts.includes(undefined) || new Set(modules).size < modules.length) return false
      void respond(request, response, url, Buffer.from(parts.join('')))
      return true
    },
  }
}

// Several style files may contain the same module.
function stylesByModule(texts: readonly string[]): ReadonlyMap<string, string> {
  const styles = new Map<string, string>()
  for (const css of texts) {
    const own = new Map<string, string>()
    for (const { module, css: part } of partsOf(css)) own.set(module, (own.get(module) ?? '') + part)
    for (const [module, text] of own) if (module && !styles.has(module)) styles.set(module, text)
  }
  return styles
}
