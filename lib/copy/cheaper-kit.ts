import { byLang } from './by-lang.ts'

/** The offer of a cheaper kit for a chosen quantity; its code loads when the quantity changes. */
export const cheaperKitCopy = byLang(
  {
    offer: (title: string, price: string, instead: string) => `${title}: ${price} em vez de ${instead}.`,
    offerOfMore: (title: string, price: string, count: number, instead: string) =>
      `${title}: ${price}, menos do que ${count} por ${instead}.`,
    save: (amount: string) => `Economize ${amount}`,
    rest: (count: number) =>
      count === 1
        ? 'A outra unidade continua no carrinho.'
        : `As outras ${count} unidades continuam no carrinho.`,
    take: (title: string) => `Trocar por ${title}`,
    takeAll: 'Trocar por estes kits',
    /** Several of one kit. */
    times: (count: number, title: string) => `${count} kits de ${title}`,
  },
  {
    offer: (title, price, instead) => `${title}: ${price} instead of ${instead}.`,
    offerOfMore: (title, price, count, instead) => `${title}: ${price}, less than ${count} for ${instead}.`,
    save: (amount) => `Save ${amount}`,
    rest: (count) =>
      count === 1 ? 'The other one stays in your cart.' : `The other ${count} stay in your cart.`,
    take: (title) => `Switch to ${title}`,
    takeAll: 'Switch to these kits',
    times: (count, title) => `${count} kits of ${title}`,
  },
)
