const LINK = '[data-login-marker]'

/** Shows the label of the account in every account link if the login marker is in localStorage (P21); returns whether it was there. */
export function showAccountLabel(): boolean {
  // All links have the same key. The first one is in the header, so this does not search the whole page at each call of the poll.
  const key = document.querySelector<HTMLElement>(LINK)?.dataset['loginMarker']
  if (!hasMarker(key)) return false
  for (const link of document.querySelectorAll<HTMLElement>(LINK)) {
    const label = link.querySelector('span')
    if (label) label.textContent = link.dataset['signedIn'] ?? ''
  }
  return true
}

function hasMarker(key = ''): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
