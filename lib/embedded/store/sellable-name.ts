import type { Lang } from '#lib/routes/lang.ts'
import type { Bilingual } from './language.ts'

/** The names of an item, its kit and its product. */
export interface Names {
  item: Bilingual
  kit: Bilingual
  product: Bilingual
}

/** Returns the name of a cart line: '1 pote - Cranberry', or product and kit for an item without a flavour. */
export function sellableName({ item, kit, product }: Names, language: Lang): string {
  return item[language] === ''
    ? `${product[language]} - ${kit[language]}`
    : `${kit[language]} - ${item[language]}`
}
