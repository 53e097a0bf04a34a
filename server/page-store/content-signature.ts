import { createHash } from 'node:crypto'
import { payloadOfPushes, readPushes, withoutPushes } from '../finished-page/flight-pushes.ts'
import { readRows } from '../finished-page/flight-rows.ts'
import type { NextPage } from './stored-page.ts'

// A reference to a row, as in "$L1" or "$27:props:children"; a date such as "$D2026-11-28" is none.
const REFERENCE = /"\$[A-Zh@]?[0-9a-f]+(?=[":])/g

/**
 * Identifies what a rendered page contains; `undefined` for a page in a form unknown here. React writes a row of the payload as soon as
 * its data is there, so two renders of the same page have their rows in another order and with other numbers. Neither counts here: parts
 * that are shown in another order have another HTML too.
 */
export function contentSignature({ html, status, headers }: NextPage): string | undefined {
  const pushes = readPushes(html)
  try {
    const rows = readRows(payloadOfPushes(pushes)).map(({ kind, source }) =>
      kind === 'text' ? source : source.replace(REFERENCE, '"$'),
    )
    const others = pushes.filter(({ kind }) => kind !== '1').map(({ script }) => script)
    const parts = [withoutPushes(html), ...others, ...rows.sort(), String(status), JSON.stringify(headers)]
    return createHash('sha1').update(JSON.stringify(parts)).digest('base64url')
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return undefined
  }
}
