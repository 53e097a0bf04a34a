import { byLang } from './by-lang.ts'

/** The labels of the home page of a brand that has none of its own. */
export const homeCopy = byLang(
  { kits: 'Escolha o seu kit', otherKits: 'Ver outros kits' },
  { kits: 'Choose your kit', otherKits: 'See other kits' },
)
