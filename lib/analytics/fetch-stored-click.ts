import { receiptInBrowser } from '../consent/receipt-in-browser.ts'
import { readStoredClick, type StoredClick } from './stored-click.ts'

let pending: Promise<StoredClick | undefined> | undefined

/** The click that the server stores, fetched once per page load; `undefined` without the visitor's consent to advertising. Never rejects. */
export function fetchStoredClick(): Promise<StoredClick | undefined> {
  if (!receiptInBrowser()?.ads) return Promise.resolve(undefined)
  return (pending ??= load())
}

/** Makes the next call of `fetchStoredClick` fetch again, because the server may have stored another click. */
export function refetchStoredClick(): void {
  pending = undefined
}

async function load(): Promise<StoredClick | undefined> {
  try {
    const response = await fetch('/api/clique', { headers: { accept: 'application/json' } })
    return response.ok ? readStoredClick(await response.json()) : undefined
  } catch {
    pending = undefined
    return undefined
  }
}
