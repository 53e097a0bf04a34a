import type { Lang } from '../routes/lang.ts'
import entries from './references.json' with { type: 'json' }

/** The subjects of the references, in the order of the page. */
export const REFERENCE_SUBJECTS = ['peptides', 'hyaluronic', 'joints', 'nutrients', 'reviews'] as const
export type ReferenceSubject = (typeof REFERENCE_SUBJECTS)[number]

/** A published study, an entry of references.json. */
export interface ReferenceSource {
  /** Also its anchor on the page, so it must not change. */
  id: string
  subject: ReferenceSubject
  authors: string
  title: string
  /** With volume and pages. */
  journal: string
  year: number
  url: string
  about: { pt: string; en: string }
}

/** A published study in one language; title and journal stay in English. */
export type Reference = Omit<ReferenceSource, 'about'> & { about: string }

/** The entries of references.json; a test checks that they match the type. */
export const REFERENCE_SOURCES = entries as ReferenceSource[]

/** The scientific references by subject (spec section 2, Other blocks; P24). */
export function referencesBySubject(lang: Lang): { subject: ReferenceSubject; references: Reference[] }[] {
  const all = REFERENCE_SOURCES.map((source) => ({ ...source, about: source.about[lang] }))
  return REFERENCE_SUBJECTS.map((subject) => ({
    subject,
    references: all.filter((reference) => reference.subject === subject),
  }))
}
