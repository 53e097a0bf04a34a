import { byLang } from './by-lang.ts'

/** The cart link of the header: apart from the drawer's sentences, because it is on every page from the start. */
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
