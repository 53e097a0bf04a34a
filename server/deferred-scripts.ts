import type { ServerResponse } from 'node:http'

type Body = string | Uint8Array

// The start and end of a script tag by Next, and those of the inert tag that replaces it until the first paint.
const [SCRIPT, ASYNC] = ['<script src="', '" async="">']
const [DEFERRED_START, DEFERRED_END] = ['<script type="text/later" data-src="', '">']
const PRELOAD = /<link rel="preload" as="script"[^>]*>/

/** The longest script tag by Next, in characters. */
const MAX_TAG_LENGTH = 400

/** Scripts load after this time, in milliseconds, even without a paint: a background tab paints nothing. */
const MAX_DELAY_MS = 2000

/** The inline script that activates the deferred scripts at the first paint, and those that arrive later once the page is complete. */
const LOADER = `<script>(()=>{let d=document,bring=()=>{for(let s of d.querySelectorAll('script[data-src]')){let e=d.createElement('script');e.async=true;e.src=s.dataset.src;s.replaceWith(e)}},painted=()=>{bring();d.addEventListener('DOMContentLoaded',bring)};new PerformanceObserver(painted).observe({type:'paint',buffered:true});setTimeout(painted,${MAX_DELAY_MS})})()</script>`

/** Rewrites one page while it is sent: makes its scripts inert and puts the loader before the first of them. */
class ScriptDeferral {
  #hasLoader = false
  #held = ''

  rewrite(html: string): string {
    let page = ''
    let from = 0
    for (let end = html.indexOf(ASYNC); end >= 0; end = html.indexOf(ASYNC, from)) {
      const tag = html.lastIndexOf(SCRIPT, end)
      const before = html.slice(from, tag)
      page += this.#hasLoader ? before : before.replace(PRELOAD, '') + LOADER
      page += DEFERRED_START + html.slice(tag + SCRIPT.length, end) + DEFERRED_END
      this.#hasLoader = true
      from = end + ASYNC.length
    }
    return page + html.slice(from)
  }

  // A chunk may end inside a tag: the start of such a tag is held back until the next chunk.
  chunk(chunk: string): string {
    const html = this.#held + chunk
    const open = html.lastIndexOf('<')
    const isCut = open > 0 && html.length - open < MAX_TAG_LENGTH && !html.includes('>', open)
    this.#held = isCut ? html.slice(open) : ''
    return this.rewrite(isCut ? html.slice(0, open) : html)
  }

  lastChunk(chunk: string): string {
    return this.rewrite(this.#held + chunk)
  }
}

/** The body of a page with deferred scripts (docs/decisions/0033); any other body unchanged. */
export function withDeferredScripts(response: ServerResponse, body: Body): Body {
  if (!isPage(response)) return body
  const scripts = new ScriptDeferral()
  return typeof body === 'string' ? scripts.rewrite(body) : encodeLatin1(scripts.rewrite(decodeLatin1(body)))
}

/** Defers the scripts of a page until its first paint, whether the page is sent whole or in chunks (docs/decisions/0033). */
export function deferScripts(response: ServerResponse): void {
  const { write, end } = response
  let scripts: ScriptDeferral | undefined

  response.write = ((...sent: unknown[]) => {
    const [chunk, ...rest] = sent
    if (!isBody(chunk) || !isPage(response)) return Reflect.apply(write, response, sent)
    scripts ??= new ScriptDeferral()
    return Reflect.apply(write, response, [encodeLatin1(scripts.chunk(decodeLatin1(chunk))), ...rest])
  }) as typeof write

  response.end = ((...sent: unknown[]) => {
    const [chunk, ...rest] = sent
    if (scripts) {
      const last = encodeLatin1(scripts.lastChunk(isBody(chunk) ? decodeLatin1(chunk) : ''))
      return Reflect.apply(end, response, [last, ...rest])
    }
    if (!isPage(response)) return Reflect.apply(end, response, sent)
    const page = isBody(chunk) ? withDeferredScripts(response, chunk) : undefined
    // The Content-Length that Next set is that of the original page.
    if (!response.headersSent && response.hasHeader('Content-Length')) {
      if (page === undefined) response.removeHeader('Content-Length')
      else response.setHeader('Content-Length', Buffer.byteLength(page))
    }
    return Reflect.apply(end, response, [page ?? chunk, ...rest])
  }) as typeof end
}

// A page with a Content-Security-Policy is left unchanged, because the policy may forbid the inline loader.
const isPage = (response: ServerResponse) =>
  String(response.getHeader('Content-Type')).startsWith('text/html') &&
  !response.hasHeader('Content-Encoding') &&
  !response.hasHeader('Content-Security-Policy')

const isBody = (chunk: unknown): chunk is Body => typeof chunk === 'string' || chunk instanceof Uint8Array

// Latin-1 has one character per byte, so a chunk may end inside a UTF-8 character.
const decodeLatin1 = (body: Body) => Buffer.from(body as string).toString('latin1')
const encodeLatin1 = (html: string) => Buffer.from(html, 'latin1')
