import { createHash } from 'node:crypto'
import type { Brand } from './brand-schema.ts'

/** The names of the pages whose texts have a day in `pageDates`. */
type DatedPage = keyof NonNullable<Brand['pageDates']>

/** The day of a page's texts, and the hash of these texts. */
interface DatedTexts {
  day: string
  texts: string
}

/** The brand's texts of each dated page. */
const TEXTS: Record<DatedPage, (brand: Brand) => unknown> = {
  home: ({ home }) => home,
  buildKit: ({ kitBuilder }) => kitBuilder,
  institutional: ({ abouts }) => abouts,
  service: ({ service }) => service,
  faq: ({ faq }) => faq,
  payment: ({ payments, pages }) => [payments, pages.payment],
  returns: ({ pages }) => pages.returns,
  privacy: ({ pages }) => pages.privacy,
  terms: ({ pages }) => pages.terms,
  about: ({ pages }) => pages.about,
  references: ({ references, pages }) => [references, pages.references],
}

/** Day and hash of the texts of each page that has a day, to notice texts that change without their day (R65). */
export function datedTexts(brand: Brand): Partial<Record<DatedPage, DatedTexts>> {
  const pages = Object.entries(brand.pageDates ?? {}) as [DatedPage, string | undefined][]
  return Object.fromEntries(
    pages.flatMap(([name, day]) => (day ? [[name, { day, texts: hashOf(TEXTS[name](brand)) }]] : [])),
  )
}

/** What is wrong with each page whose texts or day differ from the record; empty when all agree. */
export function undatedChanges(
  now: Partial<Record<string, DatedTexts>>,
  recorded: Partial<Record<string, DatedTexts>>,
): string[] {
  return [...new Set([...Object.keys(now), ...Object.keys(recorded)])].sort().flatMap((name) => {
    const [is, was] = [now[name], recorded[name]]
    if (is?.texts === was?.texts && is?.day === was?.day) return []
    if (is && was && is.day === was.day)
      return [
        `The texts of ${name} have changed since ${was.day}: put the day of the change into pageDates.json.`,
      ]
    return [`The record of ${name} is old: run npm run page-dates.`]
  })
}

function hashOf(texts: unknown): string {
  // Whether a space may break is not part of a text.
  const text = JSON.stringify(texts ?? null).replaceAll('\u00a0', ' ')
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
