import { byLang } from './by-lang.ts'

/** Interface texts of the landing sections (spec sections 2, 4); their content is in the brand's landing.json. */
export const landingCopy = byLang(
  {
    shopNow: 'Comprar agora',
    more: 'MAIS',
    less: 'MENOS',
    carousel: 'carrossel',
    percent: (value: number) => `${value}%`,
    goal: (percent: number, from: string) => `${percent}% OFF em compras acima de ${from}`,
    shipping: (from: string) => `Frete grátis a partir de ${from}`,
    installments: (max: number) => `Pagamento em até ${max}x no cartão`,
    ingredients: 'Lista completa de ingredientes',
    chooseFlavour: 'Escolha um sabor',
    needs: 'Você vai precisar de',
  },
  {
    shopNow: 'Shop Now',
    more: 'MORE',
    less: 'LESS',
    carousel: 'carousel',
    percent: (value) => `${value}%`,
    goal: (percent, from) => `${percent}% OFF on orders over ${from}`,
    shipping: (from) => `Free shipping over ${from}`,
    installments: (max) => `Pay in up to ${max} installments by card`,
    ingredients: 'Full ingredient list',
    chooseFlavour: 'Choose a flavor',
    needs: 'You will need',
  },
)
