import type { Lang } from '#lib/routes/lang.ts'
import type { Bilingual } from './language.ts'

/** The names that an item has through its kit and product. */
export interface Names {
  item: Bilingual
  kit: Bilingual
  product: Bilingual
}

/** What a cart line is called: '1 pote - Cranberry', or by its product when there is no flavour to tell it by. */
export function sellableName({ item, kit, product }: Names, language: Lang): string {
  return item[language] === ''
    ? `${product[language]} - ${kit[language]}`
    : `${kit[language]} - ${item[language]}`
}
