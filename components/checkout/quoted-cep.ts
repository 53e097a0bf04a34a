import { mask } from '#lib/shop/masks.ts'
import { postalCodeDigits } from '#lib/shop/shipping.ts'
import { forgetTyped, typedValue } from './typed-values.ts'

// Where the quote of a product page leaves the CEP, and the quoted one that the shopper has changed here. Both stay in this tab.
const QUOTED = 'cep'
const CHANGED = 'compra cep'

/** Forgets an address that was typed below a quoted CEP when the server sends another: the address of an account wins. Call it before typed values are restored. */
export function yieldToAccount(form: HTMLFormElement): void {
  const sent = cepField(form)?.defaultValue
  const quoted = read(QUOTED)
  if (sent && quoted && postalCodeDigits(typedValue('entrega', 'cep')) === quoted) forgetTyped('entrega')
}

/**
 * Fills an empty CEP field with the CEP that was quoted on a product page. Once the shopper has changed it, the same CEP never returns.
 * Returns whether the field was filled.
 */
export function fillQuotedCep(form: HTMLFormElement): boolean {
  const field = cepField(form)
  const quoted = read(QUOTED)
  if (!field || field.value !== '' || !quoted || quoted === read(CHANGED)) return false
  field.value = mask('postalCode', quoted)
  field.addEventListener('input', () => write(CHANGED, quoted), { once: true })
  return true
}

function cepField(form: HTMLFormElement): HTMLInputElement | undefined {
  const field = form.elements.namedItem('cep')
  return field instanceof HTMLInputElement ? field : undefined
}

// Some browsers forbid storage: the shopper then types the CEP.
function read(key: string): string | undefined {
  try {
    return postalCodeDigits(sessionStorage.getItem(key) ?? '')
  } catch {
    return undefined
  }
}

function write(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {}
}
