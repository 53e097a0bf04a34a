// The CEP of the last shipping quote stays in the tab: other product pages and the checkout offer it. Some browsers forbid storage.
const KEY = 'cep'

/** Stores the CEP of a quote; '' forgets it. */
export function rememberPostalCode(postalCode: string): void {
  try {
    sessionStorage.setItem(KEY, postalCode)
  } catch {
    // The visitor then types it on every page.
  }
}

/** The CEP of the last quote; '' without one. */
export function storedPostalCode(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}
