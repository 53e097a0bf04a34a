/** The inline script that lays out all deferred sections of a page that is reloaded or returned to (docs/decisions/0031). */
export const SCROLL_RESTORATION =
  "performance.getEntriesByType('navigation')[0]?.type.match(/reload|back/)&&(document.documentElement.dataset.laidOut='')"
