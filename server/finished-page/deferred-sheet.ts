import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { preferredEncoding } from '../encoding/preferred-encoding.ts'
import { codeOf, rulesOfCode, type PageRules } from './deferred-code.ts'
import { rulesOf, textOfRules } from './style-rules.ts'

const PATH = /^\/_next\/static\/deferred\/([\w-]+)\/([\w,.-]*)\.(css|txt)$/
const MAX_SHEETS = 100
const QUALITY = 9

/**
 * Styles of a page until its file has arrived, but for three seconds at most: what it styles stays hidden (app/deferred-sections.css). The
 * file begins with the value for afterwards.
 */
export const UNTIL_LOADED =
  ':root{--late:hidden;animation:0s 3s forwards late}@keyframes late{to{--late:auto}}'
const LOADED = ':root{--late:auto}'

/** Files with rules of several style files of the build (docs/decisions/0054). */
export interface DeferredSheets {
  /**
   * The path of the file with the rules of these numbers, by the address of their style file. The path contains the files and numbers, so it
   * selects the same rules after a restart.
   */
  pathOf(rules: PageRules): string
  /**
   * Sends such a file or, with the ending .txt, the addresses of the page's style files (lib/state/style-files.ts); false for any other request.
   */
  send(request: IncomingMessage, response: ServerResponse): boolean
}

/** Creates the files from the style files of the build, by their addresses. */
export function createDeferredSheets(sheets: ReadonlyMap<string, string>): DeferredSheets {
  const addresses = [...sheets.keys()].sort()
  const rules = new Map(addresses.map((address) => [address, rulesOf(sheets.get(address)!)]))
  const build = addresses.map((address) => `${address}\n${sheets.get(address)}`).join('\n')
  const version = createHash('sha1').update(build).digest('base64url').slice(0, 6)
  const compressed = new LRUCache<string, Promise<Buffer>>({ max: MAX_SHEETS })

  function compress(key: string, css: Buffer): Promise<Buffer> {
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY }
    const pending = compressed.get(key) ?? promisify(brotliCompress)(css, { params })
    compressed.set(key, pending)
    return pending
  }

  // `key`: its path, or the version for the rules of the whole build.
  async function respond(request: IncomingMessage, response: ServerResponse, key: string, text: Buffer) {
    const isBrotli = preferredEncoding(request) === 'br'
    const body = isBrotli ? await compress(key, text) : text
    response.writeHead(200, {
      'Content-Type': `text/${key.endsWith('.txt') ? 'plain' : 'css'}; charset=UTF-8`,
      ...(isBrotli && { 'Content-Encoding': 'br' }),
      'Content-Length': body.length,
      // Under a path of an earlier build the server sends the rules of this build, so browsers must revalidate them.
      'Cache-Control': key !== version ? 'public, max-age=31536000, immutable' : 'no-cache',
      'X-Robots-Tag': 'noindex',
      Vary: 'Accept-Encoding',
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  function textOf(page: PageRules): string {
    const css = ([address, numbers]: readonly [string, readonly number[]]) =>
      numbers.map((number) => rules.get(address)![number]!.css)
    return LOADED + textOfRules([...page].flatMap(css))
  }

  // A page of an earlier build names files and rules that may be others now, so it gets all that can be in such a file.
  function textOfBuild(): string {
    const texts = [...rules.values()].flatMap((all) => all.filter(({ module }) => module !== ''))
    return LOADED + textOfRules([...new Set(texts.map(({ css }) => css))])
  }

  return {
    pathOf(page) {
      return `/_next/static/deferred/${version}/${codeOf(page, addresses, rules)}.css`
    },
    send(request, response) {
      const { method = 'GET', url = '' } = request
      const [, pathVersion, code, kind] = PATH.exec(url) ?? []
      if (code === undefined || !['GET', 'HEAD'].includes(method)) return false
      const isCurrent = pathVersion === version
      const page = isCurrent ? rulesOfCode(code, addresses, rules) : undefined
      if (kind === 'txt' ? !page : isCurrent && !page) return false
      const text = kind === 'txt' ? [...page!.keys()].join('\n') : page ? textOf(page) : textOfBuild()
      void respond(request, response, isCurrent ? url : version, Buffer.from(text))
      return true
    },
  }
}
