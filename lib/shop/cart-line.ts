/** What an add to the cart names (spec section 3, Cart line payload). */
export interface CartLine {
  idProduto: number
  tipo: 'lista' | 'produto'
  quantidade: number
}
