import { browserStore } from '#lib/browser/store.ts'
import { ApiError } from '#lib/client/errors.ts'
import { getCepAddress } from '#lib/client/store/shipment.ts'
import { checkoutCopy } from '#lib/copy/checkout.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { postalCodeDigits } from '#lib/shop/shipping.ts'

/**
 * Fills state, city, street and district when the CEP is complete. What the shopper typed stays. `onUnknown` is called with a CEP that
 * does not exist. Returns a function that stops filling.
 */
export function fillAddress(form: HTMLFormElement, lang: Lang, onUnknown: (cep: string) => void): () => void {
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement
  const note = form.querySelector<HTMLElement>('[data-checkout=found]')
  // A CEP without its city was typed before this code had loaded.
  let asked = field('cidade').value === '' ? undefined : postalCodeDigits(field('cep').value)

  async function lookUp() {
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
    // City and state belong to the CEP; street and district may be more exact as typed.
    set(field('uf'), address.state)
    if (address.city) set(field('cidade'), address.city)
    if (field('logradouro').value === '') set(field('logradouro'), address.street)
    if (field('bairro').value === '') set(field('bairro'), address.district)
    if (note) note.textContent = checkoutCopy[lang].found(address.place)
  }

  const listener = ({ target }: Event) => {
    if (target === field('cep')) void lookUp()
  }
  form.addEventListener('input', listener)
  void lookUp()
  return () => form.removeEventListener('input', listener)
}

function set(control: HTMLInputElement | HTMLSelectElement, value: string): void {
  if (control.value === value) return
  control.value = value
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
