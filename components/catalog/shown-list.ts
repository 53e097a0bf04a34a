import { choiceCopy } from '#lib/copy/choice.ts'
import { listCopy } from '#lib/copy/list.ts'
import { localePath } from '#lib/routes/paths.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { listPartText, type ListPart } from '#lib/shop/list-page.ts'
import type { VariationChoice } from '#lib/shop/variation.ts'
import type { ShownChoice } from './shown-choice.ts'

/** A product of a list as its page shows it, with only the fields that the browser needs (T12). */
export interface ShownPart {
  name: string
  quantity: number
  href: string | undefined
  picture: string
  /** The reason why it cannot be bought; '' when it can. */
  note: string
  choice: ShownChoice | undefined
  /** The value of its form field when it has no variations. */
  value: string
}

/** Formats a product of a list for its page. */
export function shownPart(part: ListPart, lang: Lang): ShownPart {
  const { id, name, quantity, path, picture, price, inStock, choice } = part
  return {
    name,
    quantity,
    picture,
    href: path && localePath(lang, path),
    note: inStock ? '' : listCopy[lang].soldOutPart,
    choice: choice && partChoice(part, choice, lang),
    value: listPartText({ id, attributeId: 0, quantity, price }),
  }
}

// Shows no prices of variations, because the list has one price.
function partChoice(part: ListPart, { name, kind, values }: VariationChoice, lang: Lang): ShownChoice {
  const copy = choiceCopy[lang]
  const buyable = values.filter(({ inStock }) => inStock)
  const first = buyable.length === 1 ? buyable[0] : buyable.find(({ isSelected }) => isSelected)
  const title = name || copy.option
  return {
    name: title,
    kind,
    missing: copy.missing(title),
    preselected: values.length === 1 || first?.isSelected ? (first?.id ?? 0) : 0,
    values: values.map(({ id, label, swatch, inStock, price }) => ({
      id,
      label,
      swatch,
      picture: '',
      isBuyable: inStock,
      texts: undefined,
      note: inStock ? '' : copy.soldOut,
      items: listPartText({
        id: part.id,
        attributeId: id,
        quantity: part.quantity,
        price: price ?? part.price,
      }),
    })),
  }
}
