import { byLang } from './by-lang.ts'

/** The outage page (P9). Every page loads this text, so that it can be shown without a request. */
export const outageCopy = byLang(
  {
    goHome: 'Ir para a página inicial',
    unavailable: 'A loja volta em instantes',
    unavailableText:
      'Estamos com uma indisponibilidade passageira. Seu carrinho está guardado; tente de novo daqui a pouco.',
    retry: 'Tentar de novo',
  },
  {
    goHome: 'Go to the home page',
    unavailable: 'The store will be right back',
    unavailableText: 'We are briefly unavailable. Your cart is saved; please try again shortly.',
    retry: 'Try again',
  },
)
