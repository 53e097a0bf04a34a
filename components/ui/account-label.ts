/** Shows the label of the account in every account link whose login marker is in localStorage (P21); returns whether it was there. */
export function showAccountLabel(): boolean {
  const links = [...document.querySelectorAll<HTMLElement>('[data-login-marker]')]
  const signedIn = links.filter((link) => hasMarker(link.dataset['loginMarker']))
  for (const link of signedIn) {
    const label = link.querySelector('span')
    if (label) label.textContent = link.dataset['signedIn'] ?? ''
  }
  return signedIn.length > 0
}

function hasMarker(key = ''): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
