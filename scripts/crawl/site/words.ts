import {
  attribute,
  elementsOf,
  isHtmlElement,
  collapsedText,
  PIECE_BREAK,
  spacedText,
  textOf,
  type Element,
} from './tree.ts'

const LABELS = ['alt', 'aria-label', 'title', 'placeholder']

/** The steps of the visible breadcrumb. Its last step has aria-current=page (components/ui/breadcrumb.tsx); menus have none. */
export function breadcrumbOf(navigations: Element[]): string[] {
  for (const navigation of navigations) {
    const inside = [...elementsOf(navigation)]
    const isBreadcrumb =
      inside.some((each) => each.tagName === 'ol') &&
      inside.some((each) => each.tagName === 'span' && attribute(each, 'aria-current') === 'page')
    if (isBreadcrumb)
      return inside.filter((each) => each.tagName === 'li').map((each) => collapsedText(textOf(each)))
  }
  return []
}

/** The text of an element and its aria-labels. */
export function accessibleText(element: Element): string {
  const labels = [...elementsOf(element)].flatMap((each) => attribute(each, 'aria-label') ?? [])
  return [spacedText(textOf(element)), ...labels].join(' ')
}

/** All visible and accessible text of a page, without elements marked as the other language. */
export function textInLanguage(elements: Element[], lang: string): string {
  const isInLanguage = (element: Element) => (attribute(element, 'lang') ?? lang).startsWith(lang.slice(0, 2))
  const body = elements.find((element) => element.tagName === 'body')
  if (!body) return ''
  const included: Element[] = []
  const collect = (element: Element) => {
    if (!isInLanguage(element)) return
    included.push(element)
    for (const child of element.childNodes) if (isHtmlElement(child)) collect(child)
  }
  collect(body)
  const labels = included.flatMap((element) => LABELS.map((name) => attribute(element, name) ?? ''))
  return [textOf(body, isInLanguage).replaceAll(PIECE_BREAK, '\n'), ...labels].join('\n')
}
