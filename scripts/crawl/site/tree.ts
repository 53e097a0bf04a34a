import type { DefaultTreeAdapterMap } from 'parse5'

export type HtmlNode = DefaultTreeAdapterMap['node']
export type Element = DefaultTreeAdapterMap['element']

/** Elements whose text is neither shown nor read aloud. */
const INVISIBLE = new Set(['script', 'style', 'template', 'noscript'])

/** Whether a node is an element and, when names are given, has one of them. */
export function isElement(node: HtmlNode, ...names: string[]): node is Element {
  return 'tagName' in node && (names.length === 0 || names.includes(node.tagName))
}

/** The value of an attribute; undefined when the element has none. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value
}

/** Every element below a node in document order, without the content of templates. */
export function* elementsOf(node: HtmlNode): Generator<Element> {
  if (!('childNodes' in node)) return
  for (const child of node.childNodes) {
    if (!isElement(child)) continue
    yield child
    yield* elementsOf(child)
  }
}

/** The text of a node, pieces joined by U+0001; `isRead` can exclude elements with their content. */
export function textOf(node: HtmlNode, isRead: (element: Element) => boolean = () => true): string {
  const words: string[] = []
  const walk = (each: HtmlNode) => {
    if (each.nodeName === '#text') words.push((each as DefaultTreeAdapterMap['textNode']).value)
    if (!('childNodes' in each)) return
    for (const child of each.childNodes)
      if (!isElement(child) || (!INVISIBLE.has(child.tagName) && isRead(child))) walk(child)
  }
  walk(node)
  return words.join('\u0001')
}

/** Joins the pieces of a text and collapses white space. */
export function plain(text: string): string {
  return text.replaceAll('\u0001', '').replace(/\s+/g, ' ').trim()
}

/** Like `plain`, with a blank between any two pieces, so that adjacent elements stay separate words. */
export function spaced(text: string): string {
  return plain(text.replaceAll('\u0001', ' '))
}

/** Whether a node stands inside another. */
export function isInside(node: HtmlNode, name: string): boolean {
  for (let parent = parentOf(node); parent; parent = parentOf(parent))
    if (parent.nodeName === name) return true
  return false
}

function parentOf(node: HtmlNode): HtmlNode | null {
  return 'parentNode' in node ? node.parentNode : null
}
