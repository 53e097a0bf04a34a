import { browserStore } from '#lib/browser/store.ts'
import { ApiError } from '#lib/client/errors.ts'
import { getCepAddress } from '#lib/client/store/shipment.ts'
import { checkoutCopy } from '#lib/copy/checkout.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { postalCodeDigits } from '#lib/shop/shipping.ts'

interface Found {
  /** Called with a CEP before its city fills the form. */
  onFound: (cep: string) => void
  /** Called with a CEP that does not exist. */
  onUnknown: (cep: string) => void
}

/**
 * Fills state, city, street and district when the CEP is complete, and then moves the focus from a typed CEP to what is missing; a note
 * says so beforehand. What the shopper typed stays. Returns a function that stops filling.
 */
export function fillAddress(form: HTMLFormElement, lang: Lang, { onFound, onUnknown }: Found): () => void {
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement
  const note = form.querySelector<HTMLElement>('[data-checkout=found]')
  // A CEP without its city was typed before this code had loaded.
  let asked = field('cidade').value === '' ? undefined : postalCodeDigits(field('cep').value)

  if (note && field('cep').value === '') note.textContent = checkoutCopy[lang].cepMovesOn

  async function lookUp(isTyped: boolean) {
    const cep = postalCodeDigits(field('cep').value)
    if (!cep || cep === asked) return
    asked = cep
    const address = await getCepAddress(browserStore(lang), cep).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 422) onUnknown(cep)
    })
    if (asked !== cep) return
    if (!address) {
      if (note) note.textContent = ''
      return
    }
    onFound(cep)
    // City and state belong to the CEP; street and district may be more exact as typed.
    set(field('uf'), address.state)
    if (address.city) set(field('cidade'), address.city)
    if (field('logradouro').value === '') set(field('logradouro'), address.street)
    if (field('bairro').value === '') set(field('bairro'), address.district)
    if (note) note.textContent = checkoutCopy[lang].found(address.place)
    const missing = ['logradouro', 'numero'].map(field).find(({ value }) => value === '')
    if (isTyped && document.activeElement === field('cep')) missing?.focus()
  }

  const listener = ({ target }: Event) => {
    if (target === field('cep')) void lookUp(true)
  }
  form.addEventListener('input', listener)
  void lookUp(false)
  return () => form.removeEventListener('input', listener)
}

function set(control: HTMLInputElement | HTMLSelectElement, value: string): void {
  if (control.value === value) return
  control.value = value
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
