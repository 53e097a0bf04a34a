import type { ServerResponse } from 'node:http'

type Body = string | Uint8Array

// A script of the framework, and the data that stands for it until something is painted.
const [SCRIPT, ASYNC] = ['<script src="', '" async="">']
const [LATER, READY] = ['<script type="text/later" data-src="', '">']
const PRELOAD = /<link rel="preload" as="script"[^>]*>/

/** A tag that is longer than this, in characters, is none of a script. */
const LONGEST_TAG = 400

/** The scripts are asked for by then, in milliseconds, painted or not: nothing is painted in a tab that nobody looks at. */
const LATEST_MS = 2000

/** Puts each script in its place once something is painted, and those that come after it when the page is complete. */
const BRING = `<script>(()=>{let d=document,bring=()=>{for(let s of d.querySelectorAll('script[data-src]')){let e=d.createElement('script');e.async=true;e.src=s.dataset.src;s.replaceWith(e)}},painted=()=>{bring();d.addEventListener('DOMContentLoaded',bring)};new PerformanceObserver(painted).observe({type:'paint',buffered:true});setTimeout(painted,${LATEST_MS})})()</script>`

/** One page on its way out: its scripts wait for the first paint, and what brings them stands before the first of them. */
class ScriptDeferral {
  #isBrought = false
  #held = ''

  whole(html: string): string {
    let page = ''
    let from = 0
    for (let end = html.indexOf(ASYNC); end >= 0; end = html.indexOf(ASYNC, from)) {
      const tag = html.lastIndexOf(SCRIPT, end)
      const before = html.slice(from, tag)
      page += this.#isBrought ? before : before.replace(PRELOAD, '') + BRING
      page += LATER + html.slice(tag + SCRIPT.length, end) + READY
      this.#isBrought = true
      from = end + ASYNC.length
    }
    return page + html.slice(from)
  }

  // A tag may be cut in two: what may be the first half of one waits for the other.
  piece(piece: string): string {
    const html = this.#held + piece
    const open = html.lastIndexOf('<')
    const isCut = open > 0 && html.length - open < LONGEST_TAG && !html.includes('>', open)
    this.#held = isCut ? html.slice(open) : ''
    return this.whole(isCut ? html.slice(0, open) : html)
  }

  rest(piece: string): string {
    return this.whole(this.#held + piece)
  }
}

/** The same page with scripts that wait for the first paint (docs/decisions/0033); what is no page of ours as it is. */
export function withDeferredScripts(response: ServerResponse, body: Body): Body {
  if (!isPage(response)) return body
  const scripts = new ScriptDeferral()
  return typeof body === 'string' ? scripts.whole(body) : bytes(scripts.whole(letters(body)))
}

/** Lets the scripts of a page wait for its first paint, whether it is sent whole or as it comes (docs/decisions/0033). */
export function deferScripts(response: ServerResponse): void {
  const { write, end } = response
  let scripts: ScriptDeferral | undefined

  response.write = ((...sent: unknown[]) => {
    const [piece, ...rest] = sent
    if (!isBody(piece) || !isPage(response)) return Reflect.apply(write, response, sent)
    scripts ??= new ScriptDeferral()
    return Reflect.apply(write, response, [bytes(scripts.piece(letters(piece))), ...rest])
  }) as typeof write

  response.end = ((...sent: unknown[]) => {
    const [piece, ...rest] = sent
    if (scripts) {
      const last = bytes(scripts.rest(isBody(piece) ? letters(piece) : ''))
      return Reflect.apply(end, response, [last, ...rest])
    }
    if (!isPage(response)) return Reflect.apply(end, response, sent)
    const page = isBody(piece) ? withDeferredScripts(response, piece) : undefined
    // The length that was reckoned is that of the page before.
    if (!response.headersSent && response.hasHeader('Content-Length')) {
      if (page === undefined) response.removeHeader('Content-Length')
      else response.setHeader('Content-Length', Buffer.byteLength(page))
    }
    return Reflect.apply(end, response, [page ?? piece, ...rest])
  }) as typeof end
}

// A policy of its own may forbid the script that brings the others.
const isPage = (response: ServerResponse) =>
  String(response.getHeader('Content-Type')).startsWith('text/html') &&
  !response.hasHeader('Content-Encoding') &&
  !response.hasHeader('Content-Security-Policy')

const isBody = (piece: unknown): piece is Body => typeof piece === 'string' || piece instanceof Uint8Array

// A character for each byte: a letter of two may be cut as well.
const letters = (body: Body) => Buffer.from(body as string).toString('latin1')
const bytes = (html: string) => Buffer.from(html, 'latin1')
