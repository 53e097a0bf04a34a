import type { DefaultTreeAdapterMap } from 'parse5'

export type HtmlNode = DefaultTreeAdapterMap['node']
export type Element = DefaultTreeAdapterMap['element']

/** Elements whose text is neither shown nor read aloud. */
const INVISIBLE = new Set(['script', 'style', 'template', 'noscript'])

/** Whether a node is an element and, when names are given, has one of them. */
export function isHtmlElement(node: HtmlNode, ...names: string[]): node is Element {
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
    if (!isHtmlElement(child)) continue
    yield child
    yield* elementsOf(child)
  }
}

/** Separates the text nodes in the result of `textOf`; it occurs in no page. */
export const PIECE_BREAK = '\u0001'

/** The text of a node, its text nodes joined by PIECE_BREAK; elements for which `isIncluded` is false are left out. */
export function textOf(node: HtmlNode, isIncluded: (element: Element) => boolean = () => true): string {
  const pieces: string[] = []
  const walk = (each: HtmlNode) => {
    if (each.nodeName === '#text') pieces.push((each as DefaultTreeAdapterMap['textNode']).value)
    if (!('childNodes' in each)) return
    for (const child of each.childNodes)
      if (!isHtmlElement(child) || (!INVISIBLE.has(child.tagName) && isIncluded(child))) walk(child)
  }
  walk(node)
  return pieces.join(PIECE_BREAK)
}

/** A result of `textOf` without its separators, white space collapsed. */
export function collapsedText(text: string): string {
  return text.replaceAll(PIECE_BREAK, '').replace(/\s+/g, ' ').trim()
}

/** Like `collapsedText`, with a space for each separator, so that adjacent elements stay separate words. */
export function spacedText(text: string): string {
  return collapsedText(text.replaceAll(PIECE_BREAK, ' '))
}

/** Whether a node is inside an element of this name. */
export function isInside(node: HtmlNode, name: string): boolean {
  for (let parent = parentOf(node); parent; parent = parentOf(parent))
    if (parent.nodeName === name) return true
  return false
}

function parentOf(node: HtmlNode): HtmlNode | null {
  return 'parentNode' in node ? node.parentNode : null
}
