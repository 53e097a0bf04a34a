import type { ErrorCode, FieldIssue } from '#lib/contract/error.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { formatMoney } from '#lib/shop/currency.ts'
import type { Bilingual } from './language.ts'

/** The text of each error code (contract 3.6; spec section 8 where it quotes one). */
export const ERROR_TEXTS: Record<ErrorCode, Bilingual> = {
  corpo_invalido: {
    pt: 'Não foi possível ler a requisição.',
    en: 'The request could not be read.',
  },
  app_token_invalido: {
    pt: 'App-Token ausente ou inválido.',
    en: 'App-Token missing or wrong.',
  },
  credenciais_invalidas: {
    pt: 'E-mail ou senha incorretos.',
    en: 'Wrong e-mail or password.',
  },
  nao_encontrada: { pt: 'Página não encontrada', en: 'Page not found' },
  item_nao_encontrado: {
    pt: 'Este produto não está mais no carrinho.',
    en: 'This product is no longer in the cart.',
  },
  metodo_nao_permitido: {
    pt: 'Método não permitido neste endereço.',
    en: 'This method is not allowed here.',
  },
  esgotado: { pt: 'Produto esgotado.', en: 'This product is sold out.' },
  carrinho_cheio: {
    pt: 'O carrinho chegou ao limite de linhas.',
    en: 'The cart has as many lines as it can hold.',
  },
  chave_repetida: {
    pt: 'Esta chave já foi usada com outra requisição.',
    en: 'This key was already used with another request.',
  },
  email_cadastrado: {
    pt: 'Este e-mail já está cadastrado.',
    en: 'This e-mail already has an account.',
  },
  valores_mudaram: {
    pt: 'Os valores do pedido mudaram. Confira o resumo antes de confirmar: nada foi cobrado.',
    en: 'The amounts of your order have changed. Check the summary before you confirm: nothing was charged.',
  },
  etapa_incompleta: {
    pt: 'Falta preencher uma parte do pedido.',
    en: 'Part of the order is still missing.',
  },
  estado_nao_permite: {
    pt: 'O pedido não está em um estado que permita isso.',
    en: 'The order is not in a state that allows this.',
  },
  versao_alterada: {
    pt: 'O carrinho mudou em outra aba ou aparelho. Confira e tente de novo.',
    en: 'The cart changed in another tab or device. Check it and try again.',
  },
  corpo_grande: { pt: 'A requisição é grande demais.', en: 'The request is too large.' },
  url_longa: { pt: 'O endereço é longo demais.', en: 'The address is too long.' },
  tipo_nao_suportado: {
    pt: 'Envie os dados como application/json.',
    en: 'Send the data as application/json.',
  },
  produto_invalido: {
    pt: 'Selecione um sabor para adicionar ao carrinho!',
    en: 'Select a flavor to add to cart!',
  },
  quantidade_invalida: {
    pt: 'Informe uma quantidade de 1 a 99.',
    en: 'Enter a quantity from 1 to 99.',
  },
  campo_invalido: {
    pt: 'Confira os campos e tente novamente.',
    en: 'Check the fields and try again.',
  },
  cupom_invalido: {
    pt: 'Este cupom não existe ou já venceu.',
    en: 'This coupon does not exist or has expired.',
  },
  sessao_ausente: {
    pt: 'Não há sessão a que isto pertença.',
    en: 'There is no session that this belongs to.',
  },
  link_invalido: {
    pt: 'Este link já foi usado ou não vale mais. Peça um novo.',
    en: 'This link has been used or is no longer valid. Ask for a new one.',
  },
  codigo_invalido: {
    pt: 'Este código não existe, expirou ou já foi usado.',
    en: 'This code does not exist, has expired or was already used.',
  },
  nao_autorizado: { pt: 'Acesso não autorizado.', en: 'Access is not authorized.' },
  muitas_requisicoes: {
    pt: 'Muitas requisições. Aguarde um momento.',
    en: 'Too many requests. Wait a moment.',
  },
  muitos_carrinhos: {
    pt: 'Muitos carrinhos novos vieram da sua conexão. Espere alguns minutos e tente de novo.',
    en: 'Too many new carts have come from your connection. Wait a few minutes and try again.',
  },
  erro_interno: {
    pt: 'Algo deu errado. Tente novamente mais tarde.',
    en: 'Something went wrong. Try again later.',
  },
  indisponivel: {
    pt: 'A loja está indisponível no momento. Tente novamente em instantes.',
    en: 'The store is unavailable right now. Try again in a moment.',
  },
}

/** The text of each field error. */
export const FIELD_TEXTS: Record<FieldIssue, Bilingual> = {
  obrigatorio: { pt: 'obrigatório', en: 'required' },
  invalido: { pt: 'inválido', en: 'invalid' },
  curto: { pt: 'muito curto', en: 'too short' },
  longo: { pt: 'muito longo', en: 'too long' },
}

/** The error text when the cart already holds all available units. */
export function allInCartText(language: Lang): string {
  return language === 'en'
    ? 'Your cart already has all that is available of this product.'
    : 'Seu carrinho já tem o máximo disponível deste produto.'
}

/** The error text for an add without a variation of a product that has variations; `attribute` names their attribute: 'Tamanho'. */
export function chooseText(attribute: string, language: Lang): string {
  return language === 'en'
    ? `Choose an option under “${attribute}” to add this product to the cart.`
    : `Escolha uma opção em “${attribute}” para colocar este produto no carrinho.`
}

/** The error text for an add of a product that is sold only by quote. */
export function onRequestText(language: Lang): string {
  return language === 'en'
    ? 'This product is sold by quote: ask our team for a price.'
    : 'Este produto é vendido sob consulta: peça um orçamento ao nosso time.'
}

/** The warning for a line that got fewer units than requested (contract 4.12). */
export function adjustedText(units: number, language: Lang): string {
  return language === 'en'
    ? `Quantity adjusted to ${units}, the most available.`
    : `Quantidade ajustada para ${units}, o máximo disponível.`
}

/** The warning for a subtotal above the limit of online orders; `limit` in cents (P15). */
export function aboveLimitText(limit: number, language: Lang): string {
  const amount = formatMoney(limit, language)
  return language === 'en'
    ? `Orders above ${amount} are completed with our service team.`
    : `Compras acima de ${amount} são concluídas com o nosso atendimento.`
}

/** The error text for a coupon whose minimum is above the subtotal; `minimum` in cents (contract 4.20). */
export function couponMinimumText(minimum: number, language: Lang): string {
  const amount = formatMoney(minimum, language)
  return language === 'en'
    ? `This coupon applies to purchases from ${amount} on.`
    : `Este cupom vale em compras a partir de ${amount}.`
}

/** The error text for a coupon that the maximum number of carts already has (contract 4.20). */
export function couponUsedUpText(language: Lang): string {
  return language === 'en'
    ? 'This coupon has been used up.'
    : 'Este cupom já foi usado o número máximo de vezes.'
}

/** The warning for a coupon on the cart that is no longer valid (contract 4.20). */
export function couponExpiredText(code: string, language: Lang): string {
  return language === 'en'
    ? `The coupon ${code} has expired and no longer gives a discount.`
    : `O cupom ${code} venceu e não dá mais desconto.`
}

/** The warning for a line whose stock is lower than its quantity. */
export function fewerLeftText(name: string, left: number, language: Lang): string {
  if (left === 0) return language === 'en' ? `${name}: sold out.` : `${name}: esgotado.`
  return language === 'en' ? `${name}: only ${left} left.` : `${name}: restam apenas ${left}.`
}

/** The error text for a first cart write from an IP address that has created too many carts. */
export function newCartsText(seconds: number, language: Lang): string {
  const minutes = Math.ceil(seconds / 60)
  return language === 'en'
    ? `Too many new carts have come from your connection. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}; your choice stays on this page.`
    : `Muitos carrinhos novos vieram da sua conexão. Tente de novo em ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}; sua escolha continua nesta página.`
}

/** The error text for a login that has to wait. */
export function signInWaitText(seconds: number, language: Lang): string {
  const minutes = Math.ceil(seconds / 60)
  return language === 'en'
    ? `Too many sign-in attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, or request a password reset.`
    : `Muitas tentativas de entrar. Tente de novo em ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} ou peça uma nova senha.`
}
