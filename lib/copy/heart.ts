import { byLang } from './by-lang.ts'

/** The heart button that saves a product; separate from wishlistCopy, because every product card loads it. */
export const heartCopy = byLang(
  { save: (name: string) => `Salvar ${name} nos favoritos`, see: 'Ver favoritos' },
  { save: (name: string) => `Save ${name} to favorites`, see: 'See favorites' },
)
