import { byLang } from './by-lang.ts'

/** The offer of a cheaper kit for a chosen quantity; its code loads when the quantity changes. */
export const cheaperKitCopy = byLang(
  {
    offer: (title: string, price: string, instead: string) => `${title}: ${price} em vez de ${instead}.`,
    take: (title: string) => `Trocar por ${title}`,
  },
  {
    offer: (title, price, instead) => `${title}: ${price} instead of ${instead}.`,
    take: (title) => `Switch to ${title}`,
  },
)
