import { focusField } from '#components/ui/focus-field.ts'
import { browserStore } from '#lib/browser/store.ts'
import { ApiError } from '#lib/client/errors.ts'
import { getCepAddress } from '#lib/client/store/shipment.ts'
import { checkoutCopy } from '#lib/copy/checkout.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { postalCodeDigits } from '#lib/shop/shipping.ts'
import { unfoldAddress } from './address-fold.ts'

// What of an address lies within its CEP.
const STREET_FIELDS = ['logradouro', 'numero', 'complemento', 'bairro']

// CEPs with the same first digits are neighbours; another last digit may correct a slip.
const AREA_DIGITS = 5

interface Found {
  /** Called with a CEP before its city fills the form. */
  onFound: (cep: string) => void
  /** Called with a CEP that does not exist. */
  onUnknown: (cep: string) => void
}

/**
 * Fills state, city, street and district when the CEP is complete, shows the other fields, and then moves the focus from a typed CEP to
 * what is missing; a note says so beforehand. What the shopper typed stays, but not the street of an earlier address elsewhere: a gift
 * would go there. Returns a function that stops filling.
 */
export function fillAddress(form: HTMLFormElement, lang: Lang, { onFound, onUnknown }: Found): () => void {
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement
  const note = form.querySelector<HTMLElement>('[data-checkout=found]')
  // The last CEP that was looked up. One without its city was typed before this code had loaded, and is still to be looked up.
  let asked = field('cidade').value === '' ? undefined : postalCodeDigits(field('cep').value)

  if (note && field('cep').value === '') note.textContent = checkoutCopy[lang].cepMovesOn

  const before = { cep: asked, texts: STREET_FIELDS.map((name) => field(name).value) }
  const filled = new Map<string, string>()
  // Replaces the text that an earlier CEP filled in, but not one that the shopper typed.
  const fill = (name: string, text: string) => {
    const { value } = field(name)
    if (value !== '' && value !== filled.get(name)) return
    filled.set(name, text)
    set(field(name), text)
  }

  async function lookUp(isTyped: boolean) {
    const cep = postalCodeDigits(field('cep').value)
    if (!cep || cep === asked) return
    asked = cep
    let isUnknown = false
    const address = await getCepAddress(browserStore(lang), cep).catch((error: unknown) => {
      isUnknown = error instanceof ApiError && error.status === 422
    })
    if (asked !== cep) return
    if (isUnknown) onUnknown(cep)
    if (!address) {
      if (note) note.textContent = ''
      // Without an answer the shopper types the whole address.
      if (!isUnknown) unfoldAddress(form)
      return
    }
    onFound(cep)
    // City and state belong to the CEP; street and district may be more exact as typed.
    set(field('uf'), address.state)
    if (address.city || filled.has('cidade')) set(field('cidade'), address.city)
    filled.set('cidade', address.city)
    if (before.cep?.slice(0, AREA_DIGITS) !== cep.slice(0, AREA_DIGITS))
      for (const [index, name] of STREET_FIELDS.entries())
        if (field(name).value === before.texts[index]) set(field(name), '')
    fill('logradouro', address.street)
    fill('bairro', address.district)
    unfoldAddress(form)
    const { found, foundPlace } = checkoutCopy[lang]
    const lacksStreet = address.city !== '' && field('logradouro').value === ''
    if (note) note.textContent = (lacksStreet ? foundPlace : found)(address.place)
    const missing = ['logradouro', 'numero'].map(field).find(({ value }) => value === '')
    // The look-up button beside the CEP is hidden now, so the focus must leave it too.
    const focused = document.activeElement
    const area = field('cep').closest('[data-cep]') ?? field('cep')
    if (isTyped && area.contains(focused)) focusField(missing)
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
