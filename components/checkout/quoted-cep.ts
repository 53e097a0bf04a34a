import { storedPostalCode } from '#lib/browser/quoted-postal-code.ts'
import { mask } from '#lib/shop/masks.ts'
import { postalCodeDigits } from '#lib/shop/shipping.ts'
import { forgetTyped, typedValue } from './typed-values.ts'

// The quoted CEP that the shopper has changed here, in session storage.
const CHANGED = 'compra cep'

/** Forgets an address that was typed below a quoted CEP when the server sends another: the address of an account wins. Call it before typed values are restored. */
export function yieldToAccount(form: HTMLFormElement): void {
  const sent = cepField(form)?.defaultValue
  const quoted = postalCodeDigits(storedPostalCode())
  if (sent && quoted && postalCodeDigits(typedValue('entrega', 'cep')) === quoted) forgetTyped('entrega')
}

/** The eight digits of the CEP that was quoted on a product page; '' without one, and once the shopper has changed it here. */
export function usableQuotedCep(): string {
  const quoted = postalCodeDigits(storedPostalCode()) ?? ''
  return quoted === changedCep() ? '' : quoted
}

/**
 * Fills an empty CEP field with the CEP that was quoted on a product page. Once the shopper has changed it, the same CEP never returns.
 * Returns whether the field was filled.
 */
export function fillQuotedCep(form: HTMLFormElement): boolean {
  const field = cepField(form)
  const quoted = usableQuotedCep()
  if (!field || field.value !== '' || !quoted) return false
  field.value = mask('postalCode', quoted)
  field.addEventListener('input', () => storeChangedCep(quoted), { once: true })
  return true
}

function cepField(form: HTMLFormElement): HTMLInputElement | undefined {
  const field = form.elements.namedItem('cep')
  return field instanceof HTMLInputElement ? field : undefined
}

// Some browsers forbid storage: the shopper then types the CEP.
function changedCep(): string {
  try {
    return sessionStorage.getItem(CHANGED) ?? ''
  } catch {
    return ''
  }
}

function storeChangedCep(cep: string): void {
  try {
    sessionStorage.setItem(CHANGED, cep)
  } catch {}
}
