import type { Brand } from '../brand/brand-schema.ts'
import type { Lang } from '../routes/lang.ts'
import { inLanguage, type InLanguage } from './in-language.ts'

/** The brand's sentences on the kit builder page, in one language. */
export type KitBuilderTexts = InLanguage<NonNullable<Brand['kitBuilder']>>

/** The brand's sentences on the kit builder page; `undefined` for a brand without one (P5, P28). */
export function kitBuilderTexts(
  { kitBuilder }: Pick<Brand, 'kitBuilder'>,
  lang: Lang,
): KitBuilderTexts | undefined {
  return kitBuilder && inLanguage(kitBuilder, lang)
}

/** The heading and text of a product page that begins with its kits; `undefined` for any other page (spec section 2). */
export function kitListAt({ kitLists }: Pick<Brand, 'kitLists'>, path: string, lang: Lang) {
  const list = kitLists.find((each) => each.path === path)
  return list && { heading: list.heading[lang], text: list.text[lang] }
}
