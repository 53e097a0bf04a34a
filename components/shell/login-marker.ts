/** The interval of the poll, in milliseconds (spec sections 4 and 9). */
const POLL_MS = 100

/**
 * Polls for the login marker in localStorage, not in a hidden tab, and listens for changes from other tabs. When the marker is
 * there, the account links change their label (P21). Returns a function that stops polling.
 */
export function watchLoginMarker(): () => void {
  const links = document.querySelectorAll<HTMLElement>('[data-login-marker]')
  const check = () => {
    if (document.hidden) return
    for (const link of links) if (hasMarker(link.dataset['loginMarker'])) showSignedIn(link)
  }
  const timer = setInterval(check, POLL_MS)
  addEventListener('storage', check)
  check()
  return stop

  function showSignedIn(link: HTMLElement) {
    const label = link.querySelector('span')
    if (label) label.textContent = link.dataset['signedIn'] ?? ''
    stop()
  }
  function stop() {
    clearInterval(timer)
    removeEventListener('storage', check)
  }
}

function hasMarker(key = ''): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
