import { byLang } from './by-lang.ts'

/** Product pages (spec section 2, decisions P5). */
export const productCopy = byLang(
  {
    breadcrumb: 'Você está em',
    gallery: 'Fotos do produto',
    description: 'Descrição',
    topics: 'Por que escolher',
    howToUse: 'Modo de uso',
    ingredients: 'Ingredientes',
    nutrition: 'Informação nutricional',
    nutrient: 'Nutriente',
    amount: 'Quantidade por porção',
    dailyValue: '% VD*',
    kits: 'Escolha o seu kit',
    inStock: 'Em estoque',
    soldOut: 'Esgotado',
    shipping: (fixed: string, free: string) => `Frete ${fixed} para todo o Brasil, grátis acima de ${free}`,
  },
  {
    breadcrumb: 'You are here',
    gallery: 'Product pictures',
    description: 'Description',
    topics: 'Why choose it',
    howToUse: 'How to use',
    ingredients: 'Ingredients',
    nutrition: 'Nutritional information',
    nutrient: 'Nutrient',
    amount: 'Amount per serving',
    dailyValue: '% daily value*',
    kits: 'Choose your kit',
    inStock: 'In stock',
    soldOut: 'Sold out',
    shipping: (fixed, free) => `${fixed} shipping all over Brazil, free above ${free}`,
  },
)

export type ProductCopy = (typeof productCopy)['pt']
