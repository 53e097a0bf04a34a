// What a shopper types stays in the tab until the section is accepted, because a reload loses it: browsers do not restore the
// fields of pages that must not be stored.

const keyOf = (section: string) => `compra ${section}`

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const controlsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<Control>('input:not([type=hidden]):not([type=radio]), select, textarea'),
]

/** Stores the typed values of a section in session storage. */
export function storeTyped(form: HTMLFormElement, section: string): void {
  const values = Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]))
  try {
    sessionStorage.setItem(keyOf(section), JSON.stringify(values))
  } catch {
    // Without storage the form still works.
  }
}

/** Fills the fields that the server left empty with the stored values. */
export function restoreTyped(form: HTMLFormElement, section: string): void {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(section)) ?? '{}') as Record<string, unknown>
    for (const control of controlsOf(form)) {
      const value = stored[control.name]
      if (control.value === '' && typeof value === 'string') control.value = value
    }
  } catch {
    // Without storage, or with an unreadable value, the fields stay empty.
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
