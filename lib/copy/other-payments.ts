import { byLang } from './by-lang.ts'

/** The other payment methods of an order that waits for its payment (contract 4.33). */
export const otherPaymentsCopy = byLang(
  { title: 'Ou pague de outra forma', changing: 'Trocando a forma de pagamento…' },
  { title: 'Or pay another way', changing: 'Changing the payment method…' },
)
