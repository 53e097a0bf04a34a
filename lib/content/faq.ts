import type { Brand } from '../brand/brand-schema.ts'
import type { Lang } from '../routes/lang.ts'
import { localePath } from '../routes/paths.ts'
import type { ShopSettings } from '../shop/settings.ts'
import { filled, settingsValues, type PlaceholderValues } from './placeholders.ts'

type FaqBrand = Pick<Brand, 'faq' | 'slug'>

/** The data that answers may quote. */
interface FaqFacts {
  settings: ShopSettings
  /** The placeholders of payment methods and services (lib/content/offer-values.ts). */
  offer: PlaceholderValues
}

/** A question in one language, with the store's settings filled in (spec section 3, FAQ item). */
export interface FaqEntry {
  id: string
  group: string
  question: string
  answer: string[]
  link: { href: string; label: string } | undefined
}

/** The questions of a subject. */
export interface FaqGroup {
  id: string
  name: string
  entries: FaqEntry[]
}

/**
 * The brand's questions in a language with the store's settings filled in; a paragraph that quotes a figure which the store
 * does not state, or a service that the shop does not have, is left out, and so is a question without an answer (P29).
 */
export function faqEntries(brand: FaqBrand, lang: Lang, facts: FaqFacts): FaqEntry[] {
  return readEntries(brand, lang, facts, () => true)
}

/** The questions of the landing page. */
export function landingFaq(brand: FaqBrand, lang: Lang, facts: FaqFacts): FaqEntry[] {
  return readEntries(brand, lang, facts, ({ landing }) => landing)
}

/** The questions by subject, without empty subjects, in the order of the page. */
export function faqGroups({ faq }: FaqBrand, lang: Lang, all: readonly FaqEntry[]): FaqGroup[] {
  const groups = (faq?.groups ?? []).map(({ id, name }) => ({
    id,
    name: name[lang],
    entries: all.filter(({ group }) => group === id),
  }))
  return groups.filter(({ entries }) => entries.length > 0)
}

type Question = NonNullable<Brand['faq']>['questions'][number]

function readEntries(
  { faq, slug }: FaqBrand,
  lang: Lang,
  { settings, offer }: FaqFacts,
  isShown: (question: Question) => boolean,
): FaqEntry[] {
  const values = { ...settingsValues(lang, settings), ...offer, brand: slug }
  return (faq?.questions ?? []).filter(isShown).flatMap(({ id, group, link, ...texts }): FaqEntry[] => {
    const question = filled(texts.question[lang], values)
    const answer = texts.answer[lang].flatMap((text) => filled(text, values) ?? [])
    if (!question || answer.length === 0) return []
    const path = link && filled(link.path, values)
    const localLink = link && path ? { href: localePath(lang, path), label: link.label[lang] } : undefined
    return [{ id, group, question, answer, link: localLink }]
  })
}
