import { byLang } from './by-lang.ts'

const payments = (count: number) => (count === 1 ? '1 payment' : `${count} payments`)
const decimal = (value: number, locale: string) => value.toLocaleString(locale, { maximumFractionDigits: 2 })

/** Price texts; separate from `kitCopy`, because browsers load them only for a price that has changed (spec section 9, P3, P16, P17). */
export const priceCopy = byLang(
  {
    was: 'De',
    now: 'Por',
    save: (percent: number) => `${percent}% OFF`,
    cashLabel: 'à vista',
    upfront: (price: string, percent?: number) =>
      `${price} à vista${percent === undefined ? '' : ` (${decimal(percent, 'pt-BR')}% de desconto)`}`,
    installments: (count: number, each: string) => `ou até ${count}x de ${each} com juros`,
    installmentsFree: (count: number, each: string) => `ou até ${count}x de ${each} sem juros`,
    installmentsPlain: (count: number, each: string) => `ou até ${count}x de ${each}`,
    installmentsWithDiscount: (count: number, each: string, percent: number) =>
      `${count}x de ${each} com ${decimal(percent, 'pt-BR')}% de desconto`,
    onRequest: 'Preço sob consulta',
    noPrice: 'Preço indisponível',
    totalOnCredit: (total: string) => `total a prazo: ${total}`,
    unit: 'unidade',
    perUnit: (price: string, unit: string) => `${price} por ${unit}`,
    goalNote: (goal: string, percent: number) => `(−${percent}%) em compras acima de ${goal}`,
    about: (price: string) => `(cerca de ${price})`,
  },
  {
    was: 'Was',
    now: 'Now',
    save: (percent) => `${percent}% OFF`,
    cashLabel: 'in one payment',
    upfront: (price, percent) =>
      `${price} in one payment${percent === undefined ? '' : ` (${decimal(percent, 'en-US')}% off)`}`,
    installments: (count, each) => `or up to ${payments(count)} of ${each} with interest`,
    installmentsFree: (count, each) => `or up to ${payments(count)} of ${each}, interest-free`,
    installmentsPlain: (count, each) => `or up to ${payments(count)} of ${each}`,
    installmentsWithDiscount: (count, each, percent) =>
      `${payments(count)} of ${each} with ${decimal(percent, 'en-US')}% off`,
    onRequest: 'Price on request',
    noPrice: 'Price unavailable',
    totalOnCredit: (total) => `total: ${total}`,
    unit: 'unit',
    perUnit: (price, unit) => `${price} per ${unit}`,
    goalNote: (goal, percent) => `with ${percent}% OFF on orders over ${goal}`,
    about: (price) => `(about ${price})`,
  },
)
