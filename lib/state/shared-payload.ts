declare global {
  /** The rows of the page's payload for Next: first `[0]`, then texts. */
  var __next_f: [kind: number, text?: string][] | undefined
}

/**
 * The placeholders in a payload: for the content, or for all props, of a marked element. Marked elements are numbered in the order of the
 * document; the number follows the placeholder, unless it is one more than the number before it. The third placeholder, whose number is a
 * count, stands for that many elements of the head, from the title on.
 */
export const PLACEHOLDERS = { content: '@html', props: '@props', head: '@head' }

const PLACEHOLDER = /"@(html|props|head)(\d*)"/g

// The data block with the payload (docs/decisions/0053).
const PAYLOAD = 'script[type="text/plain"]'

/**
 * Hands the payload of a page to Next, with the content or the attributes of the marked elements, and with elements of the head, in
 * place of its placeholders. Call it before Next starts.
 */
export function fillPayload(): void {
  const fill = () => {
    const payload = document.querySelector(PAYLOAD)?.textContent
    if (payload) (globalThis.__next_f ??= []).push([1, filledPayload(payload, document)])
  }
  // The framework starts after the first paint, which may be before the end of the page. It closes the payload at this event too, but later.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', fill)
  else fill()
}

/** A payload with the content of a page in place of its placeholders. */
export function filledPayload(
  payload: string,
  page: Pick<Document, 'querySelector' | 'querySelectorAll'>,
): string {
  const marked = page.querySelectorAll('[data-h]')
  let next = 0
  return payload.replace(PLACEHOLDER, (_all, kind: string, number: string) => {
    if (kind === 'head')
      return JSON.stringify(headElements(page.querySelector('title')!, Number(number))).slice(1, -1)
    if (number) next = Number(number)
    const element = marked[next++]!
    const __html = plain(element.innerHTML)
    if (kind === 'html') return JSON.stringify(__html)
    return JSON.stringify({ dangerouslySetInnerHTML: { __html }, ...attributesOf(element) })
  })
}

function headElements(first: Element, count: number): unknown[] {
  const elements: unknown[] = []
  let element = first
  for (let at = 0; at < count; at++) {
    const text = element.textContent
    const props = { ...(text && { children: plain(text) }), ...attributesOf(element) }
    elements.push(['$', element.localName, String(at), props])
    element = element.nextElementSibling!
  }
  return elements
}

function attributesOf(element: Element): Record<string, string> {
  const attributes = [...element.attributes].filter(({ name }) => name !== 'data-h')
  return Object.fromEntries(attributes.map(({ name, value }) => [name, plain(value)]))
}

// In a payload a text that begins with "$" begins with two.
const plain = (text: string) => text.replace(/^\$/, '$$$$')
