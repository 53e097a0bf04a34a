// What a shopper types stays in the tab until the section is accepted, because a reload loses it: browsers do not restore the
// fields of pages that must not be stored.

const keyOf = (section: string) => `compra ${section}`

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const controlsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<Control>('input:not([type=hidden]):not([type=radio]), select, textarea'),
]

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox'

/** The value of a field as a posted form has it: '' for a box that is not checked. */
export const currentValue = (control: Control): string =>
  isBox(control) && !control.checked ? '' : control.value

/** The value of a field that the server sent. */
export function sentValue(control: Control): string {
  if (isBox(control)) return control.defaultChecked ? control.value : ''
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  const options = [...control.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}

/** Stores the values of a section that differ from the server's in session storage. */
export function storeTyped(form: HTMLFormElement, section: string): void {
  const values = Object.fromEntries(
    controlsOf(form)
      .filter((control) => currentValue(control) !== sentValue(control))
      .map((control) => [control.name, currentValue(control)]),
  )
  try {
    sessionStorage.setItem(keyOf(section), JSON.stringify(values))
  } catch {
    // Without storage the form still works.
  }
}

/** Fills the fields with the stored values: what was typed wins over what the account knows. */
export function restoreTyped(form: HTMLFormElement, section: string): void {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(section)) ?? '{}') as Record<string, unknown>
    for (const control of controlsOf(form)) {
      const value = stored[control.name]
      if (typeof value !== 'string' || currentValue(control) !== sentValue(control)) continue
      if (isBox(control)) control.checked = value !== ''
      else control.value = value
    }
  } catch {
    // Without storage, or with an unreadable value, the fields stay empty.
  }
}

/** The stored value of a field; '' without one. */
export function typedValue(section: string, name: string): string {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(section)) ?? '{}') as Record<string, unknown>
    return typeof stored[name] === 'string' ? stored[name] : ''
  } catch {
    return ''
  }
}

/** Removes the stored values of a section that was accepted. */
export function forgetTyped(section: string): void {
  try {
    sessionStorage.removeItem(keyOf(section))
  } catch {
    // Without storage there is nothing to remove.
  }
}
