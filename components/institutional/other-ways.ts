/** Returns a lead and a list of the e-mail, phone and chat links on the page, or an empty array without any (P23). */
export function otherWays(lead: string): (string | Node)[] {
  const links = document.querySelectorAll<HTMLAnchorElement>(
    'a[href^="mailto:"], a[href^="tel:"], a[href^="https://wa.me/"]',
  )
  const byAddress = new Map([...links].map((link) => [link.href, link.textContent ?? '']))
  if (byAddress.size === 0) return []
  const list = document.createElement('ul')
  for (const [href, text] of byAddress) {
    const link = Object.assign(document.createElement('a'), { href, textContent: text })
    const item = document.createElement('li')
    item.append(link)
    list.append(item)
  }
  return [` ${lead}`, list]
}
