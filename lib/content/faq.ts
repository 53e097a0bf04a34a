import type { Lang } from '../routes/lang.ts'
import { localePath } from '../routes/paths.ts'
import { BRL, BRL_IN_ENGLISH, formatMoney } from '../shop/currency.ts'
import type { ShopSettings } from '../shop/settings.ts'
import entries from './faq.json' with { type: 'json' }

/** The subjects of the questions, in the order of the page. */
export const FAQ_GROUPS = ['product', 'use', 'payment', 'delivery', 'returns', 'shop'] as const
type FaqGroup = (typeof FAQ_GROUPS)[number]

interface Text {
  pt: string
  en: string
}

/** An entry of faq.json; words in braces are placeholders for store settings. */
export interface FaqSource {
  /** Also the anchor of the question on the page, so it must not change. */
  id: string
  group: FaqGroup
  /** Whether the landing page shows it too. */
  landing: boolean
  question: Text
  /** Paragraphs. */
  answer: { pt: string[]; en: string[] }
  link?: { path: string; label: Text }
}

/** A question in one language, with the store's current settings (spec section 3, FAQ item). */
export interface FaqEntry {
  id: string
  group: FaqGroup
  question: string
  answer: string[]
  link: { href: string; label: string } | undefined
}

/** The entries of faq.json; a test checks that they match the type. */
export const FAQ_SOURCES = entries as FaqSource[]

/** Every question in a language, with the store's settings filled in, so that no page contradicts another (spec section 9). */
export function faqEntries(lang: Lang, settings: ShopSettings, brandSlug: string): FaqEntry[] {
  const fill = fillerOf(placeholders(lang, settings, brandSlug))
  return FAQ_SOURCES.map(({ id, group, question, answer, link }) => ({
    id,
    group,
    question: fill(question[lang]),
    answer: answer[lang].map(fill),
    link: link && { href: localePath(lang, fill(link.path)), label: link.label[lang] },
  }))
}

/** The questions of the landing page. */
export function landingFaq(lang: Lang, settings: ShopSettings, brandSlug: string): FaqEntry[] {
  const ids = new Set(FAQ_SOURCES.filter(({ landing }) => landing).map(({ id }) => id))
  return faqEntries(lang, settings, brandSlug).filter(({ id }) => ids.has(id))
}

function placeholders(lang: Lang, settings: ShopSettings, brandSlug: string): Record<string, string> {
  const money = (cents: number) => formatMoney(cents, lang === 'en' ? BRL_IN_ENGLISH : BRL)
  return {
    'frete-gratis': money(settings.freeShippingFrom),
    'frete-fixo': money(settings.fixedShipping),
    meta: money(settings.goal.goal),
    limite: money(settings.purchaseLimit),
    desconto: String(settings.goal.percent),
    parcelas: String(settings.terms.maximum),
    brand: brandSlug,
  }
}

// An unknown placeholder stays in the text; a test fails on it.
function fillerOf(values: Record<string, string>) {
  return (text: string) => text.replace(/\{([a-z-]+)\}/g, (whole, name: string) => values[name] ?? whole)
}
