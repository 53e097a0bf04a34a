import { byLang } from './by-lang.ts'

/** The day of delivery in the cart (contract 4.19). */
export const deliveryDateCopy = byLang(
  {
    ask: 'Quando chega?',
    /** Short: the button beside the field is aligned with a label of one line. */
    field: 'Seu CEP',
    code: (code: string) => `CEP ${code}:`,
    change: 'Trocar',
    changeLabel: 'Trocar o CEP',
    unknown: 'prazo no checkout.',
    faster: (way: string, day: string, price: string) =>
      `${way}: até ${day}${price ? `, por ${price}` : ' (preço no checkout)'}`,
  },
  {
    ask: 'When will it arrive?',
    field: 'Postal code (CEP)',
    code: (code) => `Postal code ${code}:`,
    change: 'Change',
    changeLabel: 'Change the postal code',
    unknown: 'delivery time at checkout.',
    faster: (way, day, price) => `${way}: by ${day}${price ? `, for ${price}` : ' (price at checkout)'}`,
  },
)
