import { byLang } from './by-lang.ts'

/** The facts about the brand in a description; it mentions delivery to the whole country only if the brand delivers there (P29). */
interface HeadBrand {
  name: string
  deliversEverywhere: boolean
}

/** Titles and descriptions for pages that get none from the store or from their own copy (R8). */
export const headsCopy = byLang(
  {
    /** A product without a description in the store. */
    product: (name: string, { name: brand, deliversEverywhere }: HeadBrand) =>
      deliversEverywhere
        ? `${name}: preço, avaliações e entrega em todo o Brasil na ${brand}.`
        : `${name}: preço e avaliações na ${brand}.`,
    listing: (name: string, { name: brand, deliversEverywhere }: HeadBrand) =>
      deliversEverywhere
        ? `${name} na ${brand}: preços, kits e avaliações, com entrega em todo o Brasil.`
        : `${name} na ${brand}: preços e avaliações.`,
    institutional: (name: string, brand: string) => `${name}: informações da ${brand} em linguagem clara.`,
    cart: 'Os produtos que você escolheu, com preços, descontos e frete, antes de finalizar a compra.',
    access: 'Entre na sua conta ou cadastre-se para acompanhar as suas compras.',
    survey: 'Conte como foi comprar conosco. A resposta leva menos de um minuto.',
    thanks: 'Recebemos a sua avaliação. Obrigado por dividir a sua experiência.',
    offline: 'Você está sem conexão com a internet. A loja abre de novo assim que ela voltar.',
    unavailable: 'A loja está fora do ar por alguns instantes. O seu carrinho continua guardado.',
  },
  {
    product: (name, { name: brand, deliversEverywhere }) =>
      deliversEverywhere
        ? `${name}: price, reviews and delivery throughout Brazil from ${brand}.`
        : `${name}: price and reviews at ${brand}.`,
    listing: (name, { name: brand, deliversEverywhere }) =>
      deliversEverywhere
        ? `${name} from ${brand}: prices, kits and reviews, delivered throughout Brazil.`
        : `${name} from ${brand}: prices and reviews.`,
    institutional: (name, brand) => `${name}: information from ${brand} in plain language.`,
    cart: 'The products you chose, with prices, discounts and shipping, before you check out.',
    access: 'Sign in to your account or sign up to track your orders.',
    survey: 'Tell us what shopping with us was like. It takes less than a minute.',
    thanks: 'We have received your review. Thank you for sharing your experience.',
    offline: 'You have no internet connection. The store opens again as soon as you are back online.',
    unavailable: 'The store is briefly unavailable. Your cart is safe.',
  },
)
