/**
 * What an address form shows, in its `data-address`: only the CEP, or all fields, with city and state as a text ('place') or as fields.
 * The style sheet folds nothing where scripts do not run.
 */
export type AddressState = 'cep' | 'place' | 'all'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const areaOf = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[data-address]')

const valueOf = (form: HTMLFormElement, name: string) =>
  (form.elements.namedItem(name) as Control | null)?.value ?? ''

/** Whether a form shows only the CEP. */
export const isFolded = (form: HTMLFormElement): boolean => areaOf(form)?.dataset['address'] === 'cep'

/** Shows all fields of an address; city and state as a text when both are known. */
export function unfoldAddress(form: HTMLFormElement): void {
  const area = areaOf(form)
  const line = form.querySelector('[data-checkout=place]')
  const details = line?.closest('details')
  if (!area || !line || !details) return
  const [city, state] = [valueOf(form, 'cidade'), valueOf(form, 'uf')]
  const isKnown = city !== '' && state !== ''
  // Fields that the shopper has opened, or is filling in, stay open.
  if (area.dataset['address'] !== 'place' && !details.contains(document.activeElement))
    details.open = !isKnown
  area.dataset['address'] = isKnown ? 'place' : 'all'
  if (isKnown) line.textContent = `${city}, ${state}`
  else details.open = true
}

/** Shows all fields of an address when one of them already has a text, such as one that was typed before a reload. */
export function unfoldTyped(form: HTMLFormElement): void {
  const isTyped = ['logradouro', 'numero', 'bairro', 'cidade'].some((name) => valueOf(form, name) !== '')
  if (isFolded(form) && isTyped) unfoldAddress(form)
}

/** Whether a form has a CEP without its city. */
export const lacksPlace = (form: HTMLFormElement): boolean =>
  valueOf(form, 'cep') !== '' && form.elements.namedItem('cidade') !== null && valueOf(form, 'cidade') === ''

/** Opens every details element around a field. */
export function revealField(field: Element): void {
  for (let details = field.closest('details'); details; details = details.parentElement!.closest('details'))
    details.open = true
}
