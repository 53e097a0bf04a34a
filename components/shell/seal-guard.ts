import { nearest } from './nearest.ts'

/** Whatever copies the seal, or picks it up or selects it in order to. */
const COPYING = ['contextmenu', 'copy', 'cut', 'dblclick', 'dragstart', 'selectstart']

/** Copying the e-bit seal triggers the alert that the seal carries (spec section 8). */
export function guardSeal(): void {
  for (const way of COPYING) document.addEventListener(way, refuse)
}

function refuse(event: Event) {
  const sentence = nearest(event, '[data-seal]')?.dataset['seal']
  if (!sentence) return
  event.preventDefault()
  alert(sentence)
}
