import { byLang } from './by-lang.ts'

/** Price texts; separate from `kitCopy`, because browsers load them only for a price that has changed (spec section 9, P3, P16, P17). */
export const priceCopy = byLang(
  {
    was: 'De',
    now: 'Por',
    save: (percent: number) => `${percent}% OFF`,
    atOnce: 'à vista',
    installments: (count: number, each: string) => `ou até ${count}x de ${each} com juros`,
    installmentsFree: (count: number, each: string) => `ou até ${count}x de ${each} sem juros`,
    totalOnCredit: (total: string) => `total a prazo: ${total}`,
    perPot: (price: string) => `${price} por pote`,
    perUnit: (price: string) => `${price} por unidade`,
    perPotNote: (goal: string) => `em compras acima de ${goal}`,
    chargedIn: (price: string) => `cobrado em reais: ${price}`,
  },
  {
    was: 'From',
    now: 'To',
    save: (percent) => `${percent}% OFF`,
    atOnce: 'one-time payment',
    installments: (count, each) => `or up to ${count}x of ${each} with interest`,
    installmentsFree: (count, each) => `or up to ${count}x of ${each} without interest`,
    totalOnCredit: (total) => `total on credit: ${total}`,
    perPot: (price) => `${price} per pot`,
    perUnit: (price) => `${price} per unit`,
    perPotNote: (goal) => `for purchases above ${goal}`,
    chargedIn: (price) => `charged in Brazilian reais: ${price}`,
  },
)
