/**
 * Lays out the parts of the page that were left for later (app/later-parts.css), one in each idle moment, so that what
 * somebody does meanwhile is answered at once; pages that come after it are laid out whole (docs/decisions/0031).
 */
export async function layOutLaterParts(): Promise<void> {
  for (const part of document.querySelectorAll('[data-later]')) {
    await idle()
    part.removeAttribute('data-later')
    // Laid out here, not all of them together before the next picture of the page.
    part.getBoundingClientRect()
  }
  document.documentElement.dataset['laidOut'] = ''
}

// Safari has no requestIdleCallback.
function idle() {
  return new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 500 })
    else setTimeout(resolve, 50)
  })
}
