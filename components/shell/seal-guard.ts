import { nearest } from './nearest.ts'

/** Events by which a visitor copies, drags or selects the seal. */
const COPY_EVENTS = ['contextmenu', 'copy', 'cut', 'dblclick', 'dragstart', 'selectstart']

/** Shows the alert of the e-bit seal when a visitor tries to copy it (spec section 8). */
export function guardSeal(): void {
  for (const name of COPY_EVENTS) document.addEventListener(name, preventCopy)
}

function preventCopy(event: Event) {
  const message = nearest(event, '[data-seal]')?.dataset['seal']
  if (!message) return
  event.preventDefault()
  alert(message)
}
