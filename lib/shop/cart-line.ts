/** What an add to the cart names (spec section 3, Cart line payload). */
export interface CartLine {
  idProduto: number
  tipo: 'lista' | 'produto'
  quantidade: number
  /** What makes it a line of its own, such as the flavours of a kit that the shopper has built. */
  adicional?: string
}
