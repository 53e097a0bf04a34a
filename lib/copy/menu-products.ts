import { byLang } from './by-lang.ts'

/** What the menu says about a product beside its price. */
export const menuProductsCopy = byLang(
  { from: (price: string) => `a partir de ${price}`, soldOut: 'Esgotado' },
  { from: (price) => `from ${price}`, soldOut: 'Sold out' },
)
