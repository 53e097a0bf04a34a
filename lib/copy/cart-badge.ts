import { byLang } from './by-lang.ts'

/** The cart link of the header; separate from the drawer's texts, because it is in the first load of every page. */
export const cartBadgeCopy = byLang(
  {
    cart: 'Carrinho',
    count: (count: number) =>
      count === 0 ? 'Carrinho vazio' : count === 1 ? 'Carrinho com 1 item' : `Carrinho com ${count} itens`,
  },
  {
    cart: 'Cart',
    count: (count) =>
      count === 0 ? 'Empty cart' : count === 1 ? 'Cart with 1 item' : `Cart with ${count} items`,
  },
)
