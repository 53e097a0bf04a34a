import type { Brand } from '../brand/brand-schema.ts'
import { cartCopy } from '../copy/cart.ts'
import type { Lang } from '../routes/lang.ts'
import { pagePaths } from '../routes/page-paths.ts'

/** The page that an empty cart links to, with the texts around that link. */
export interface ShoppingStart {
  path: string
  hint: string | undefined
  label: string
}

/** The landing page of the brand, or `products`, the path of the list of all products (P28). */
export function shoppingStart(
  { landing, words }: Pick<Brand, 'landing' | 'words'>,
  lang: Lang,
  products: string = pagePaths.products(),
): ShoppingStart {
  return {
    path: landing?.path ?? products,
    hint: words?.cartHint?.[lang],
    label: words?.cartLink?.[lang] ?? cartCopy[lang].seeProducts,
  }
}

/** A style sheet with the brand's colours that differ from app/tokens.css, and those of its flavours; undefined without any. */
export function brandStyle({ colors, flavours }: Pick<Brand, 'colors' | 'flavours'>): string | undefined {
  const named = Object.entries(flavours).map(([key, color]) => [`flavour-${key}`, color])
  const rules = [...Object.entries(colors), ...named].map(([name, value]) => `--${name}:${value}`)
  return rules.length > 0 ? `html:root{${rules.join(';')}}` : undefined
}
