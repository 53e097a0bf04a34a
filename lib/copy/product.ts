import { byLang } from './by-lang.ts'

/** Product pages (spec section 2, decisions P5). */
export const productCopy = byLang(
  {
    gallery: 'Fotos do produto',
    description: 'Descrição',
    topics: 'Por que escolher',
    howToUse: 'Modo de uso',
    ingredients: 'Ingredientes',
    nutrition: 'Informação nutricional',
    nutrient: 'Nutriente',
    amount: 'Quantidade por porção',
    amountPer: (serving: string) => `Quantidade por ${serving}`,
    dailyValue: '% VD*',
    dailyValueNote: '* Percentual de valores diários fornecidos pela porção.',
    kits: 'Escolha o seu kit',
    quantity: 'Quantidade',
    decrease: 'Diminuir a quantidade',
    increase: 'Aumentar a quantidade',
    inStock: 'Em estoque',
    soldOut: 'Esgotado',
    shipping: (fixed: string, free: string) => `Frete ${fixed} para todo o Brasil, grátis acima de ${free}`,
  },
  {
    gallery: 'Product pictures',
    description: 'Description',
    topics: 'Why choose it',
    howToUse: 'How to use',
    ingredients: 'Ingredients',
    nutrition: 'Nutritional information',
    nutrient: 'Nutrient',
    amount: 'Amount per serving',
    amountPer: (serving) => `Amount per ${serving}`,
    dailyValue: '% daily value*',
    dailyValueNote: '* Percent of the daily values given by one serving, by Brazilian reference.',
    kits: 'Choose your kit',
    quantity: 'Quantity',
    decrease: 'Decrease quantity',
    increase: 'Increase quantity',
    inStock: 'In stock',
    soldOut: 'Sold out',
    shipping: (fixed, free) => `${fixed} shipping all over Brazil, free above ${free}`,
  },
)

export type ProductCopy = (typeof productCopy)['pt']
