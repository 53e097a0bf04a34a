import { parse } from 'parse5'
import { foreignWords } from '../../../e2e/language-of-text.ts'
import {
  attribute,
  elementsOf,
  isHtmlElement,
  isInside,
  collapsedText,
  PIECE_BREAK,
  spacedText,
  textOf,
  type Element,
} from './tree.ts'
import { textInLanguage, accessibleText, breadcrumbOf } from './words.ts'

/** A head element; `inHead` says whether the raw HTML has it inside <head> (R8). */
interface InHead {
  inHead: boolean
}

/** An `<a>` element. */
export interface Anchor {
  href: string | undefined
  rel: string
  /** Its text, or the alternative text of its pictures. */
  text: string
}

/** One page as a crawler without JavaScript reads it. */
export interface Page {
  /** Path and query of the request. */
  address: string
  status: number
  headers: Headers
  html: string
  /** Value of `html lang`. */
  lang: string
  titles: ({ text: string } & InHead)[]
  metas: ({ name: string; content: string } & InHead)[]
  links: ({ rel: string; href: string; hreflang: string | undefined } & InHead)[]
  anchors: Anchor[]
  images: Record<string, string | undefined>[]
  headings: { level: number; text: string }[]
  ids: ReadonlySet<string>
  /** Texts of the JSON-LD scripts, with the index in the HTML at which each ends. */
  jsonLd: { text: string; id: string | undefined; end: number }[]
  /** The steps of the visible breadcrumb; empty without one. */
  breadcrumb: string[]
  /** The text of each list item and article, including aria-labels. */
  itemTexts: string[]
  /** Values of the form controls that are selected or checked in the HTML. */
  selectedValues: string[]
  /** The visible text of the page. */
  text: string
  /** Words of the other language in the visible and accessible text. */
  foreignWords: string[]
}

/** Parses a page. */
export function parsePage(
  address: string,
  html: string,
  response: { status: number; headers: Headers },
): Page {
  const markup = withoutScriptsAndStyles(html)
  const document = parse(markup, { sourceCodeLocationInfo: true, scriptingEnabled: false })
  const elements = [...elementsOf(document)]
  const elementsNamed = (...names: string[]) => elements.filter((element) => isHtmlElement(element, ...names))
  const headEnd = markup.indexOf('</head>')
  const inHead = (element: Element) =>
    isInside(element, 'head') && (element.sourceCodeLocation?.startOffset ?? Infinity) < headEnd
  const body = elementsNamed('body')[0]
  const lang = attribute(elementsNamed('html')[0]!, 'lang') ?? ''
  return {
    address,
    status: response.status,
    headers: response.headers,
    html,
    lang,
    titles: elementsNamed('title')
      .filter((title) => !isInside(title, 'svg'))
      .map((title) => ({ text: collapsedText(textOf(title)), inHead: inHead(title) })),
    metas: elementsNamed('meta').map((meta) => ({
      name: attribute(meta, 'name') ?? attribute(meta, 'property') ?? '',
      content: attribute(meta, 'content') ?? '',
      inHead: inHead(meta),
    })),
    links: elementsNamed('link').map((link) => ({
      rel: attribute(link, 'rel') ?? '',
      href: attribute(link, 'href') ?? '',
      hreflang: attribute(link, 'hreflang'),
      inHead: inHead(link),
    })),
    anchors: elementsNamed('a').map((link) => ({
      href: attribute(link, 'href'),
      rel: attribute(link, 'rel') ?? '',
      text:
        collapsedText(textOf(link)) ||
        [...elementsOf(link)].map((each) => attribute(each, 'alt') ?? '').join(''),
    })),
    images: elementsNamed('img').map((image) =>
      Object.fromEntries(image.attrs.map(({ name, value }) => [name, value])),
    ),
    headings: elementsNamed('h1', 'h2', 'h3', 'h4', 'h5', 'h6').map((heading) => ({
      level: Number(heading.tagName[1]),
      text: collapsedText(textOf(heading)),
    })),
    ids: new Set(elements.flatMap((element) => attribute(element, 'id') ?? [])),
    jsonLd: elementsNamed('script')
      .filter((script) => attribute(script, 'type') === 'application/ld+json')
      .map((script) => ({
        text: textOf(script).replaceAll(PIECE_BREAK, ''),
        id: attribute(script, 'id'),
        end: html.indexOf(textOf(script)) + textOf(script).length,
      })),
    breadcrumb: breadcrumbOf(elementsNamed('nav')),
    itemTexts: elementsNamed('li', 'article').map(accessibleText),
    selectedValues: elementsNamed('option', 'input')
      .filter((each) => ['selected', 'checked'].some((name) => attribute(each, name) !== undefined))
      .map((each) => attribute(each, 'value') ?? ''),
    text: body ? spacedText(textOf(body)) : '',
    foreignWords: foreignWords(textInLanguage(elements, lang), lang === 'en' ? 'en' : 'pt'),
  }
}

// Empties scripts and styles, except JSON-LD: they take most of the parsing time, and no rule reads them.
function withoutScriptsAndStyles(html: string): string {
  return html.replace(/(<(script|style)\b(?![^>]*ld\+json)[^>]*>)[\s\S]*?(?=<\/\2>)/gi, '$1')
}
