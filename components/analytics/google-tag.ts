import { insertStart } from './data-layer.ts'
import { loadScript } from './load-script.ts'

let isLoaded = false

/** Whether Google Tag Manager has been added to the page, and so reads the data layer. */
export const isGoogleTagLoaded = () => isLoaded

/** Loads Google Tag Manager, once; only after consent (P12). */
export function loadGoogleTag(id: string): void {
  if (isLoaded) return
  isLoaded = true
  insertStart({ 'gtm.start': Date.now(), event: 'gtm.js' })
  loadScript(`https://www.googletagmanager.com/gtm.js?id=${id}`)
}
