import { byLang } from './by-lang.ts'

/** The coupon of the cart (contract 4.20). */
export const couponCopy = byLang(
  {
    ask: 'Tem um cupom?',
    askOther: 'Usar outro cupom',
    sent: (code: string) => `Cupom ${code} aceito; o carrinho já traz desconto.`,
    sentWithoutDiscount: (code: string) =>
      `A loja aceitou o cupom ${code}, mas o carrinho não mostra desconto agora.`,
    label: 'Código do cupom',
    apply: 'Aplicar',
    applying: 'Aplicando…',
    accepted: (code: string) => `A loja aceitou o cupom ${code}.`,
    held: (code: string) => `Cupom ${code}`,
    missing: (amount: string) => `Faltam ${amount} para ele valer.`,
    discount: (code: string) => `Cupom ${code}`,
    remove: 'Remover',
    removeCode: (code: string) => `Remover o cupom ${code}`,
    removed: 'O cupom foi removido.',
    empty: 'Digite o código do cupom.',
    rejected: 'A loja não aceitou este cupom. Confira o código e a validade.',
    failed: 'Não foi possível enviar o cupom agora. Tente de novo em instantes.',
  },
  {
    ask: 'Have a coupon?',
    askOther: 'Use another coupon',
    sent: (code) => `Coupon ${code} applied; your cart already has a discount.`,
    sentWithoutDiscount: (code) => `Coupon ${code} is valid, but it takes nothing off your cart right now.`,
    label: 'Coupon code',
    apply: 'Apply',
    applying: 'Applying…',
    accepted: (code) => `Coupon ${code} applied.`,
    held: (code) => `Coupon ${code}`,
    missing: (amount) => `${amount} to go before it applies.`,
    discount: (code) => `Coupon ${code}`,
    remove: 'Remove',
    removeCode: (code) => `Remove coupon ${code}`,
    removed: 'The coupon was removed.',
    empty: 'Enter the coupon code.',
    rejected: 'The store did not accept this coupon. Check the code and its expiration date.',
    failed: 'The coupon could not be sent right now. Please try again in a moment.',
  },
)
