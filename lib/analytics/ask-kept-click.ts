import { receiptInBrowser } from '../consent/receipt-in-browser.ts'
import { readKeptClick, type KeptClick } from './kept-click.ts'

let asked: Promise<KeptClick | undefined> | undefined

/** The click that the server keeps, asked for once a page; nothing without the visitor's consent to advertising. Never rejects. */
export function askKeptClick(): Promise<KeptClick | undefined> {
  if (!receiptInBrowser()?.ads) return Promise.resolve(undefined)
  return (asked ??= ask())
}

/** Lets the next one who wants to know ask anew: the server may keep another click by now. */
export function forgetKeptClick(): void {
  asked = undefined
}

async function ask(): Promise<KeptClick | undefined> {
  try {
    const answer = await fetch('/api/clique', { headers: { accept: 'application/json' } })
    return answer.ok ? readKeptClick(await answer.json()) : undefined
  } catch {
    asked = undefined
    return undefined
  }
}
