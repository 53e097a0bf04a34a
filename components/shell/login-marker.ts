import { showAccountLabel } from '#components/ui/account-label.ts'

/** The interval of the poll, in milliseconds (spec sections 4 and 9). */
const POLL_MS = 100

/**
 * Polls for the login marker in localStorage, not in a hidden tab, and listens for changes from other tabs. When the marker is
 * there, the account links change their label (P21). Returns a function that stops polling.
 */
export function watchLoginMarker(): () => void {
  const check = () => {
    if (!document.hidden && showAccountLabel()) stop()
  }
  const timer = setInterval(check, POLL_MS)
  addEventListener('storage', check)
  check()
  return stop

  function stop() {
    clearInterval(timer)
    removeEventListener('storage', check)
  }
}
