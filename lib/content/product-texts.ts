import type { Brand } from '../brand/brand-schema.ts'
import { productCopy } from '../copy/product.ts'
import type { Lang } from '../routes/lang.ts'

/** The texts of a product page about kits and related products. */
export interface ProductTexts {
  /** The text under the heading of the kits. */
  kits: string
  /** The link from a sold-out product to the related ones. */
  seeOthers: string
  /** The heading of the related products. */
  related: string
}

/** The brand's texts about kits and related products; a generic text replaces each missing one (P28). */
export function productTexts({ words }: Pick<Brand, 'words'>, lang: Lang): ProductTexts {
  const copy = productCopy[lang]
  return {
    kits: words?.kits?.[lang] ?? copy.kitsText,
    seeOthers: words?.seeOthers?.[lang] ?? copy.seeOthers,
    related: words?.related?.[lang] ?? copy.related,
  }
}
