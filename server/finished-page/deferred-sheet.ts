import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { preferredEncoding } from '../encoding/preferred-encoding.ts'
import { rulesOf, textOfRules } from './style-rules.ts'

const PATH = /^\/_next\/static\/deferred\/([\w-]+)\/([\w,.-]+)\.css$/
const MAX_SHEETS = 100
const QUALITY = 9

/**
 * Styles of a page until its file has arrived, but for three seconds at most: what it styles stays hidden (app/deferred-sections.css). The
 * file begins with the value for afterwards.
 */
export const UNTIL_LOADED =
  ':root{--late:hidden;animation:0s 3s forwards late}@keyframes late{to{--late:auto}}'
const LOADED = ':root{--late:auto}'

/** The numbers of rules, by their CSS module. */
export type DeferredRules = Map<string, readonly number[]>

/** Files with rules of several CSS modules of the build (docs/decisions/0054). */
export interface DeferredSheets {
  /** The path of the file with these rules. The path contains their numbers, so it selects the same rules after a restart. */
  pathOf(rules: DeferredRules): string
  /** Sends such a file; false for any other request. */
  send(request: IncomingMessage, response: ServerResponse): boolean
}

/** Creates the files from the texts of the build's style files. */
export function createDeferredSheets(texts: readonly string[]): DeferredSheets {
  const modules = rulesByModule(texts)
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
      // Under a path of an earlier build the server sends the rules of this build, so browsers must revalidate them.
      'Cache-Control': url.includes(`/${version}/`) ? 'public, max-age=31536000, immutable' : 'no-cache',
      'X-Robots-Tag': 'noindex',
      Vary: 'Accept-Encoding',
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  // The name of a module: alone for all its rules, otherwise with a hexadecimal number in which the bits of the rules are set.
  function nameOf(module: string, numbers: readonly number[]): string {
    if (numbers.length === modules.get(module)?.length) return module
    return `${module}.${numbers.reduce((bits, number) => bits | (1n << BigInt(number)), 0n).toString(16)}`
  }

  function textOf(name: string, isCurrent: boolean): string | undefined {
    const [module, bits] = name.split('.')
    const rules = modules.get(module!)
    // The rule numbers of an earlier build may mean other rules now, so the whole module is sent.
    if (bits === undefined || !isCurrent) return rules && textOfRules(rules)
    if (!/^[\da-f]{1,64}$/.test(bits)) return undefined
    return rules && textOfRules(rules.filter((_css, number) => (BigInt(`0x${bits}`) >> BigInt(number)) & 1n))
  }

  return {
    pathOf(rules) {
      const names = [...rules].map(([module, numbers]) => nameOf(module, numbers))
      return `/_next/static/deferred/${version}/${names.join(',')}.css`
    },
    send(request, response) {
      const { method = 'GET', url = '' } = request
      const [, pathVersion, list] = PATH.exec(url) ?? []
      const names = list?.split(',')
      if (!names || !['GET', 'HEAD'].includes(method)) return false
      const parts = names.map((name) => textOf(name, pathVersion === version))
      const distinct = new Set(names.map((name) => name.split('.')[0]))
      if (parts.includes(undefined) || distinct.size < names.length) return false
      void respond(request, response, url, Buffer.from(LOADED + parts.join('')))
      return true
    },
  }
}

// Several style files may contain the same module.
function rulesByModule(texts: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const modules = new Map<string, readonly string[]>()
  for (const css of texts) {
    const own = new Map<string, string[]>()
    for (const { module, css: rule } of rulesOf(css)) own.set(module, [...(own.get(module) ?? []), rule])
    for (const [module, rules] of own) if (module && !modules.has(module)) modules.set(module, rules)
  }
  return modules
}
