import { readOpening, type OpeningHours } from '#lib/shop/opening-hours.ts'

/** What the chat panel shows of the customer-service page. */
export interface ChatDetails {
  title: string
  /** The hours in words, with their zone. */
  hours: string
  opening: OpeningHours | undefined
  /** The link to WhatsApp; undefined when the company has no number there. */
  whatsapp: string | undefined
  /** The name of the contact form at an external store; '' for the embedded one (contract 4.22). */
  hash: string
}

const pages = new Map<string, Promise<ChatDetails>>()

/**
 * Reads the chat from the customer-service page, once for each address: so no other page carries its texts. Throws when the page
 * does not load or has no chat.
 */
export function loadChatDetails(address: string): Promise<ChatDetails> {
  let details = pages.get(address)
  if (!details) {
    details = fetchDetails(address)
    pages.set(address, details)
    // The next press tries again.
    details.catch(() => pages.delete(address))
  }
  return details
}

async function fetchDetails(address: string): Promise<ChatDetails> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The page of customer service answered ${response.status}`)
  const html = await response.text()
  // Without the head, whose styles the policy of this page does not name.
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return detailsIn(new DOMParser().parseFromString(main, 'text/html'))
}

function detailsIn(page: Document): ChatDetails {
  const title = page.getElementById('chat')
  const panel = title?.closest<HTMLElement>('[data-opening]')
  if (!title || !panel) throw new Error('The page of customer service has no chat')
  return {
    title: title.textContent ?? '',
    hours: panel.querySelector('p')?.textContent ?? '',
    opening: readOpening(panel.dataset['opening']),
    whatsapp: panel.querySelector<HTMLAnchorElement>('a[href^="https://wa.me/"]')?.href,
    hash: page.querySelector<HTMLInputElement>('input[name=hashEmail]')?.value ?? '',
  }
}
