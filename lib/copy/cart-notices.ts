import { byLang } from './by-lang.ts'
import { cartCopy } from './cart.ts'

/** The notices of the cart page after a form submission; the URL contains only the code (contract 3.5 and 3.6). */
export const cartNotices = byLang(
  {
    adicionado: 'Produto adicionado ao carrinho.',
    repetido: 'Os produtos do pedido que estão à venda foram para o carrinho.',
    devolvido: 'O produto voltou ao carrinho.',
    troca_desfeita: 'A troca foi desfeita.',
    troca_incompleta: cartCopy.pt.swapFailed,
    cupom_aplicado: 'A loja aceitou o cupom.',
    cupom_removido: 'O cupom foi removido.',
    falhou: cartCopy.pt.changeFailed,
    nao_adicionado: 'Um problema impediu a adição do produto ao carrinho. Tente novamente mais tarde.',
    produto_invalido: 'Selecione um sabor para adicionar ao carrinho!',
    opcao_ausente: 'Escolha uma opção do produto, como o tamanho, antes de adicionar ao carrinho.',
    quantidade_ajustada: 'Ajustamos a quantidade para o máximo disponível.',
    quantidade_invalida: 'Digite uma quantidade de 1 a 99.',
    esgotado: 'Não há mais unidades disponíveis deste produto.',
    carrinho_cheio: 'Seu carrinho já tem o máximo de itens diferentes.',
    item_nao_encontrado: 'Este item já não está no seu carrinho.',
    muitas_requisicoes: 'Foram muitas tentativas em pouco tempo. Aguarde um instante e tente de novo.',
    muitos_carrinhos:
      'Muitos carrinhos novos vieram da sua conexão. Volte à página anterior, onde sua escolha continua, e tente de novo em alguns minutos.',
    indisponivel: 'A loja está indisponível no momento. Tente de novo em instantes.',
  },
  {
    adicionado: 'Added to your cart.',
    repetido: 'The products of your order that are still available are in your cart.',
    devolvido: 'The product is back in your cart.',
    troca_desfeita: 'The switch was undone.',
    troca_incompleta: cartCopy.en.swapFailed,
    cupom_aplicado: 'Coupon applied.',
    cupom_removido: 'The coupon was removed.',
    falhou: cartCopy.en.changeFailed,
    nao_adicionado: 'An issue prevented the product from being added to the cart. Please try again later.',
    produto_invalido: 'Select a flavor to add to cart!',
    opcao_ausente: 'Choose an option, such as the size, before you add the product to the cart.',
    quantidade_ajustada: 'We changed the quantity to the maximum available.',
    quantidade_invalida: 'Enter a quantity from 1 to 99.',
    esgotado: 'No more units of this product are available.',
    carrinho_cheio: 'Your cart already has the maximum number of different items.',
    item_nao_encontrado: 'This item is no longer in your cart.',
    muitas_requisicoes: 'Too many requests in a short time. Wait a moment and try again.',
    muitos_carrinhos:
      'Too many new carts have come from your connection. Go back to the previous page, where your selection is saved, and try again in a few minutes.',
    indisponivel: 'The store is unavailable right now. Please try again shortly.',
  },
)

/** The code of a notice of the cart page. */
export type CartNotice = keyof (typeof cartNotices)['pt']

/** Whether a value from a URL or a response is the code of a notice. */
export function isCartNotice(code: unknown): code is CartNotice {
  return typeof code === 'string' && Object.hasOwn(cartNotices.pt, code)
}

const SUCCESSES: readonly CartNotice[] = [
  'adicionado',
  'repetido',
  'devolvido',
  'troca_desfeita',
  'cupom_aplicado',
  'cupom_removido',
]

/** Whether a notice tells a success, a failure or something in between. */
export function noticeKind(notice: CartNotice): 'sucesso' | 'aviso' | 'erro' {
  if (SUCCESSES.includes(notice)) return 'sucesso'
  return notice === 'quantidade_ajustada' ? 'aviso' : 'erro'
}
