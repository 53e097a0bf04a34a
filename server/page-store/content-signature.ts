import { createHash } from 'node:crypto'
import { readRows } from '../finished-page/flight-rows.ts'
import type { NextPage } from './stored-page.ts'

const PUSH = /<script>self\.__next_f\.push\(\[(\d),(.*?)\]\)<\/script>/gs
const REFERENCE = /"\$[A-Zh@]?[0-9a-f]+/g

/**
 * Identifies what a rendered page contains; `undefined` for a page in a form unknown here. React writes a row of the payload as soon as
 * its data is there, so two renders of the same page have their rows in another order and with other numbers. Neither counts here: parts
 * that are shown in another order have another HTML too.
 */
export function contentSignature({ html, status, headers }: NextPage): string | undefined {
  const pushes = [...html.matchAll(PUSH)]
  try {
    const texts = pushes.filter(([, kind]) => kind === '1').map(([, , text]) => JSON.parse(text!) as string)
    const rows = readRows(texts.join('')).map(({ kind, source }) =>
      kind === 'text' ? source : source.replace(REFERENCE, '"$'),
    )
    const others = pushes.filter(([, kind]) => kind !== '1').map(([push]) => push)
    const parts = [html.replace(PUSH, ''), ...others, ...rows.sort(), String(status), JSON.stringify(headers)]
    return createHash('sha1').update(JSON.stringify(parts)).digest('base64url')
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return undefined
  }
}
