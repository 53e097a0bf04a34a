import type { Brand } from '../brand/brand-schema.ts'
import type { Lang } from '../routes/lang.ts'

/** A published study in one language; title and journal stay in English. */
interface Reference {
  id: string
  authors: string
  title: string
  journal: string
  year: number
  url: string
  about: string
}

/** The studies of one subject. */
export interface ReferenceGroup {
  id: string
  name: string
  references: Reference[]
}

/** The brand's scientific references by subject (spec section 2, Other blocks; P24). */
export function referencesBySubject({ references }: Pick<Brand, 'references'>, lang: Lang): ReferenceGroup[] {
  const { subjects = [], studies = [] } = references ?? {}
  return subjects.map(({ id, name }) => ({
    id,
    name: name[lang],
    references: studies
      .filter(({ subject }) => subject === id)
      .map((study) => ({ ...study, about: study.about[lang] })),
  }))
}
