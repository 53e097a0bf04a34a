/** How often the marker is looked for, in milliseconds (spec sections 4 and 9). */
const POLL_MS = 100

/**
 * Looks for the login marker until it is there, never in a hidden tab, and hears of other tabs at once; then the links
 * that lead to the account say so (P21). Gives the function that ends it.
 */
export function watchLoginMarker(): () => void {
  const links = document.querySelectorAll<HTMLElement>('[data-login-marker]')
  const look = () => {
    if (document.hidden) return
    for (const link of links) if (hasMarker(link.dataset['loginMarker'])) tell(link)
  }
  const timer = setInterval(look, POLL_MS)
  addEventListener('storage', look)
  look()
  return stop

  function tell(link: HTMLElement) {
    const label = link.querySelector('span')
    if (label) label.textContent = link.dataset['signedIn'] ?? ''
    stop()
  }
  function stop() {
    clearInterval(timer)
    removeEventListener('storage', look)
  }
}

function hasMarker(key = ''): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
