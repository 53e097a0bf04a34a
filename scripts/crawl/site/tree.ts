import type { DefaultTreeAdapterMap } from 'parse5'

export type Node = DefaultTreeAdapterMap['node']
export type Element = DefaultTreeAdapterMap['element']

/** What stands in a document and is neither read nor shown. */
const SILENT = new Set(['script', 'style', 'template', 'noscript'])

/** Whether a node is an element, of one of the given names if any are given. */
export function isElement(node: Node, ...names: string[]): node is Element {
  return 'tagName' in node && (names.length === 0 || names.includes(node.tagName))
}

/** The value of an attribute; nothing when the element has none. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value
}

/** Every element below a node in the order of the document; templates are left out, as they are inert. */
export function* elementsOf(node: Node): Generator<Element> {
  if (!('childNodes' in node)) return
  for (const child of node.childNodes) {
    if (!isElement(child)) continue
    yield child
    yield* elementsOf(child)
  }
}

/** The words of a node; `isRead` may leave out elements with all that is in them. */
export function textOf(node: Node, isRead: (element: Element) => boolean = () => true): string {
  const words: string[] = []
  const walk = (each: Node) => {
    if (each.nodeName === '#text') words.push((each as DefaultTreeAdapterMap['textNode']).value)
    if (!('childNodes' in each)) return
    for (const child of each.childNodes)
      if (!isElement(child) || (!SILENT.has(child.tagName) && isRead(child))) walk(child)
  }
  walk(node)
  return words.join('\u0001')
}

/** A text as it is read: pieces of markup joined, white space of every kind made one blank. */
export function plain(text: string): string {
  return text.replaceAll('\u0001', '').replace(/\s+/g, ' ').trim()
}

/** The same with a blank between any two pieces, so that what stands side by side does not grow together. */
export function spaced(text: string): string {
  return plain(text.replaceAll('\u0001', ' '))
}

/** Whether a node stands inside another. */
export function isInside(node: Node, name: string): boolean {
  for (let parent = parentOf(node); parent; parent = parentOf(parent))
    if (parent.nodeName === name) return true
  return false
}

function parentOf(node: Node): Node | null {
  return 'parentNode' in node ? node.parentNode : null
}
