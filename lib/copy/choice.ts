import { byLang } from './by-lang.ts'

/** The controls that choose a variation on a product page, such as its size (platform 3.3). */
export const choiceCopy = byLang(
  {
    option: 'Opção',
    missing: (name: string) => `Escolha uma opção em “${name}” para adicionar ao carrinho.`,
    soldOut: 'Esgotado',
    unavailable: 'Indisponível',
    from: (price: string) => `a partir de ${price}`,
    siblings: 'Outras versões',
  },
  {
    option: 'Option',
    missing: (name) => `Choose an option under “${name}” to add to cart.`,
    soldOut: 'Sold out',
    unavailable: 'Unavailable',
    from: (price) => `from ${price}`,
    siblings: 'Other versions',
  },
)
