import type { Lang } from '../routes/lang.ts'
import { localePath } from '../routes/paths.ts'
import type { ShopSettings } from '../shop/settings.ts'
import { filled, settingsValues } from './placeholders.ts'
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

/**
 * The questions in a language with the store's settings filled in; a paragraph that quotes a figure which the store does not
 * state is left out, and so is a question without an answer (P29).
 */
export function faqEntries(lang: Lang, settings: ShopSettings, brandSlug: string): FaqEntry[] {
  return readEntries(FAQ_SOURCES, lang, settings, brandSlug)
}

/** The questions of the landing page. */
export function landingFaq(lang: Lang, settings: ShopSettings, brandSlug: string): FaqEntry[] {
  return readEntries(
    FAQ_SOURCES.filter(({ landing }) => landing),
    lang,
    settings,
    brandSlug,
  )
}

function readEntries(sources: readonly FaqSource[], lang: Lang, settings: ShopSettings, brandSlug: string) {
  const values = { ...settingsValues(lang, settings), brand: brandSlug }
  return sources.flatMap(({ id, group, question: asked, answer: paragraphs, link }): FaqEntry[] => {
    const question = filled(asked[lang], values)
    const answer = paragraphs[lang].flatMap((text) => filled(text, values) ?? [])
    if (!question || answer.length === 0) return []
    const path = link && filled(link.path, values)
    return [
      {
        id,
        group,
        question,
        answer,
        link: link && path ? { href: localePath(lang, path), label: link.label[lang] } : undefined,
      },
    ]
  })
}
