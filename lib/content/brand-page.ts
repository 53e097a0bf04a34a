import type { Brand } from '../brand/brand-schema.ts'
import type { BrandPageName } from '../brand/pages-schema.ts'
import type { Lang } from '../routes/lang.ts'
import { plainText } from '../text/plain-text.ts'
import { filledHtml } from './filled-html.ts'
import type { PlaceholderValues } from './placeholders.ts'

/** A piece of the brand's HTML, or the name of a slot that the page component fills. */
export type PagePart = { html: string } | { slot: string }

/** The text of an institutional page of the brand in one language. */
export interface BrandPage {
  /** A sentence or two under the title. */
  lead: string | undefined
  /** The text before the first section, without facts and picture. */
  intro: PagePart[]
  facts: { value: string; text: string }[]
  picture: { src: string; alt: string; caption: string } | undefined
  sections: { id: string; title: string; parts: PagePart[] }[]
  /** The sentence that states the date of the last update. */
  updated: string | undefined
}

const SECTION = /<section id="([^"]+)">\s*<h2>([\s\S]*?)<\/h2>([\s\S]*?)<\/section>/g
const FACTS = /<dl class="facts">([\s\S]*?)<\/dl>/
const FACT = /<dt>([\s\S]*?)<\/dt>\s*<dd>([\s\S]*?)<\/dd>/g
const PICTURE =
  /<figure>\s*<img src="([^"]*)" alt="([^"]*)">\s*<figcaption>([\s\S]*?)<\/figcaption>\s*<\/figure>/
const SLOT = /<div data-slot="([a-z]+)"><\/div>/

/**
 * The brand's text of a page with its placeholders filled in; an element around a placeholder without a value is left out.
 * Undefined when the brand has no such page (P28, P29).
 */
export function brandPage(
  { pages }: Pick<Brand, 'pages'>,
  name: BrandPageName,
  lang: Lang,
  values: PlaceholderValues,
): BrandPage | undefined {
  const source = pages[name]?.[lang]
  if (source === undefined) return undefined
  const html = filledHtml(source, values)
  const [before = ''] = html.split(/<section |<footer>/, 1)
  const picture = PICTURE.exec(before)
  const rest = before
    .replace(FACTS, '')
    .replace(PICTURE, '')
    .replace(/<header>[\s\S]*?<\/header>/, '')
  return {
    lead: inner(html, 'header'),
    intro: partsOf(rest),
    facts: [...(FACTS.exec(before)?.[1] ?? '').matchAll(FACT)].map(([, value = '', text = '']) => ({
      value: plainText(value),
      text: plainText(text),
    })),
    picture: picture
      ? { src: picture[1]!, alt: plainText(picture[2]!), caption: plainText(picture[3]!) }
      : undefined,
    sections: [...html.matchAll(SECTION)]
      .map(([, id = '', title = '', body = '']) => ({ id, title: plainText(title), parts: partsOf(body) }))
      .filter(({ parts }) => parts.length > 0),
    updated: inner(html, 'footer'),
  }
}

function inner(html: string, tag: string): string | undefined {
  const text = new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(html)?.[1]
  return text === undefined ? undefined : plainText(text)
}

// `split` returns HTML and slot names alternately.
function partsOf(html: string): PagePart[] {
  return html
    .split(SLOT)
    .map((piece, index): PagePart => (index % 2 === 1 ? { slot: piece } : { html: piece.trim() }))
    .filter((part) => 'slot' in part || plainText(part.html) !== '')
}
