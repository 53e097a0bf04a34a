import { receiptInBrowser } from '../consent/receipt-in-browser.ts'
import { readStoredClick, type StoredClick } from './stored-click.ts'

let asked: Promise<StoredClick | undefined> | undefined

/** The click that the server keeps, asked for once a page; nothing without the visitor's consent to advertising. Never rejects. */
export function fetchStoredClick(): Promise<StoredClick | undefined> {
  if (!receiptInBrowser()?.ads) return Promise.resolve(undefined)
  return (asked ??= ask())
}

/** Lets the next one who wants to know ask anew: the server may keep another click by now. */
export function forgetStoredClick(): void {
  asked = undefined
}

async function ask(): Promise<StoredClick | undefined> {
  try {
    const answer = await fetch('/api/clique', { headers: { accept: 'application/json' } })
    return answer.ok ? readStoredClick(await answer.json()) : undefined
  } catch {
    asked = undefined
    return undefined
  }
}
