import { attribute, elementsOf, isElement, plain, spaced, textOf, type Element } from './tree.ts'

const LABELS = ['alt', 'aria-label', 'title', 'placeholder']

/** The steps of the trail of a page: its last is the page itself (components/ui/breadcrumb.tsx); menus have no such step. */
export function trailOf(navigations: Element[]): string[] {
  for (const navigation of navigations) {
    const inside = [...elementsOf(navigation)]
    const isTrail =
      inside.some((each) => each.tagName === 'ol') &&
      inside.some((each) => each.tagName === 'span' && attribute(each, 'aria-current') === 'page')
    if (isTrail) return inside.filter((each) => each.tagName === 'li').map((each) => plain(textOf(each)))
  }
  return []
}

/** What is read of an element, its labels included. */
export function spoken(element: Element): string {
  const labels = [...elementsOf(element)].flatMap((each) => attribute(each, 'aria-label') ?? [])
  return [spaced(textOf(element)), ...labels].join(' ')
}

/** Everything that a page says, in words or to assistive technology, without what is marked as the other language. */
export function ownWords(elements: Element[], lang: string): string {
  const isOwn = (element: Element) => (attribute(element, 'lang') ?? lang).startsWith(lang.slice(0, 2))
  const body = elements.find((element) => element.tagName === 'body')
  if (!body) return ''
  const read: Element[] = []
  const collect = (element: Element) => {
    if (!isOwn(element)) return
    read.push(element)
    for (const child of element.childNodes) if (isElement(child)) collect(child)
  }
  collect(body)
  const labels = read.flatMap((element) => LABELS.map((name) => attribute(element, name) ?? ''))
  return [textOf(body, isOwn).replaceAll('\u0001', '\n'), ...labels].join('\n')
}
