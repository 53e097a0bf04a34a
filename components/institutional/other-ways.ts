/** A lead and a list of the addresses, phones and chats that the page itself names, or nothing when it names none (P23). */
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
