import { createHash } from 'node:crypto'
import { EARLY_SHEET } from '../../lib/state/early-sheet.ts'
import { SCROLL_RESTORATION } from '../../lib/state/scroll-restoration.ts'
import { LOADER } from '../finished-page/deferred-scripts.ts'

const SCRIPT = /<script(?: id="_R_")?>([^]*?)<\/script>/gi
const STYLE = /<style>([^]*?)<\/style>/gi
const OWN_SCRIPTS = [LOADER, SCROLL_RESTORATION, EARLY_SHEET]
// React's payload of the page, and the list of Next's own files: a call whose argument is JSON.
const CALLS = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((\[.*\])\)$/,
  /^self\.__next_f\.push\((\[.*\])\)$/,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/,
]

/** The hashes of a page's inline elements in the form of policy sources, without duplicates. */
interface InlineHashes {
  scripts: string[]
  styles: string[]
}

/**
 * Hashes the inline scripts of the shop and of Next, and the styles in the head. A script of any other form is not hashed, so
 * the browser does not run it, even if HTML of the store contains one.
 */
export function inlineHashes(html: string): InlineHashes {
  const head = html.slice(0, html.indexOf('</head>') + 1 || undefined)
  const scripts = [...html.matchAll(SCRIPT)].map(([, text]) => text!).filter(isOwnScript)
  const styles = [...head.matchAll(STYLE)].map(([, text]) => text!)
  return { scripts: hashesOf(scripts), styles: hashesOf(styles) }
}

function isOwnScript(text: string): boolean {
  return OWN_SCRIPTS.includes(text) || CALLS.some((call) => isJson(call.exec(text)?.[1]))
}

function isJson(text: string | undefined): boolean {
  if (text === undefined) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function hashesOf(texts: string[]): string[] {
  return [...new Set(texts.map(hashSource))]
}

/** The source expression of an inline text in a policy. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
