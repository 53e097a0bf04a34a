import type { Brand } from '../brand/brand-schema.ts'
import { homeCopy } from '../copy/home.ts'
import type { Lang } from '../routes/lang.ts'

/** The texts of the home page; title and description are used where the store has no SEO texts (contract 4.4). */
export interface HomeTexts {
  title: string
  description: string
  heading: string
  intro: string
  kits: string
  otherKits: string
}

/** The brand's texts of the home page; without them, its name, its tagline and generic labels (P28). */
export function homeTexts(
  { home, name, tagline }: Pick<Brand, 'home' | 'name' | 'tagline'>,
  lang: Lang,
): HomeTexts {
  if (!home) {
    const sentence = tagline?.[lang] ?? name
    return {
      title: name,
      description: sentence,
      heading: name,
      intro: tagline?.[lang] ?? '',
      ...homeCopy[lang],
    }
  }
  return {
    title: home.title[lang],
    description: home.description[lang],
    heading: home.heading[lang],
    intro: home.intro[lang],
    kits: home.kits[lang],
    otherKits: home.otherKits[lang],
  }
}
