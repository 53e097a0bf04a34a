/** One line of a request that adds to the cart (spec section 3, Cart line payload). */
export interface CartLine {
  idProduto: number
  tipo: 'lista' | 'produto'
  quantidade: number
  /** Text that distinguishes lines of one item, such as the flavours of a kit that the shopper has built. */
  adicional?: string
}
