import { byLang } from './by-lang.ts'

/** The heart that saves a product; apart from the page's copy, because every card loads it. */
export const heartCopy = byLang(
  { save: (name: string) => `Salvar ${name} nos favoritos`, see: 'Ver favoritos' },
  { save: (name: string) => `Save ${name} to favourites`, see: 'See favourites' },
)
