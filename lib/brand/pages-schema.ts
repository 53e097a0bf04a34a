import { number, string } from 'yup'
import {
  bilingualLists,
  bilingualText,
  isDay,
  listField,
  optional,
  optionalBilingualText,
  part,
  textField,
} from './fields.ts'

/** The institutional pages whose text is in the brand file; each name is a function of `pagePaths`. */
export const BRAND_PAGES = ['terms', 'privacy', 'payment', 'returns', 'about', 'references'] as const
export type BrandPageName = (typeof BRAND_PAGES)[number]

// Brand texts are trusted, but a script in one would be a mistake.
const ACTIVE = /<(?:script|style|iframe|object|embed)\b|\son\w+\s*=|javascript:/i
const pageText = () =>
  textField().test(
    'harmless',
    '${path} must not have scripts, styles or frames',
    (html) => !ACTIVE.test(html),
  )
const page = () => optional({ pt: pageText(), en: pageText() })

/** The institutional pages in both languages as HTML (docs/decisions/0045). */
export const brandPagesSchema = part({
  terms: page(),
  /** Required: the footer, the consent banner and every form link to it (Lei 13.709/2018). */
  privacy: part({ pt: pageText(), en: pageText() }),
  payment: page(),
  returns: page(),
  about: page(),
  references: page(),
})

const dayOrNone = () =>
  string()
    .strict()
    .test('day', '${path} must be a day such as 2026-11-20', (value) => value === undefined || isDay(value))

/**
 * The days on which the brand last changed the texts of its pages, by the names of their paths, for sitemaps (R65). Whoever changes
 * a text changes its day and runs `npm run page-dates`; a page without one has no date.
 */
export const pageDatesSchema = optional({
  home: dayOrNone(),
  buildKit: dayOrNone(),
  institutional: dayOrNone(),
  service: dayOrNone(),
  faq: dayOrNone(),
  payment: dayOrNone(),
  returns: dayOrNone(),
  privacy: dayOrNone(),
  terms: dayOrNone(),
  about: dayOrNone(),
  references: dayOrNone(),
})

/** A sentence about each institutional page, by the name of its path. */
export const aboutsSchema = optional({
  service: optionalBilingualText(),
  faq: optionalBilingualText(),
  payment: optionalBilingualText(),
  returns: optionalBilingualText(),
  privacy: optionalBilingualText(),
  terms: optionalBilingualText(),
  about: optionalBilingualText(),
  references: optionalBilingualText(),
})

/** The brand's own sections of the customer-service page: its chat, and what a visitor should have at hand. */
export const serviceSchema = optional({
  chat: optional({
    title: bilingualText(),
    hours: bilingualText(),
    zone: bilingualText(),
    /** The same hours as numbers, for the chat panel: weekdays from 1, Monday, to 7, and full hours of Brasília's time. */
    opening: optional({
      days: listField(number().integer().min(1).max(7).required()),
      from: number().integer().min(0).max(23).required(),
      to: number().integer().min(1).max(24).required(),
    }),
    text: part({ pt: pageText(), en: pageText() }),
    /** Replaces `text` while the company has no WhatsApp number. */
    withoutNumber: optional({ pt: pageText(), en: pageText() }),
  }),
  atHand: optional({
    heading: bilingualText(),
    intro: bilingualText(),
    items: bilingualLists(),
    note: bilingualText(),
  }),
})
