/** The inline script that lays out all deferred sections at once after a reload or a back/forward navigation (docs/decisions/0031). */
export const SCROLL_RESTORATION =
  "performance.getEntriesByType('navigation')[0]?.type.match(/reload|back/)&&(document.documentElement.dataset.laidOut='')"
