import { byLang } from './by-lang.ts'

/** Product pages (spec section 2, decisions P5); none of it is in the first load, the server hands on what browsers need. */
export const productCopy = byLang(
  {
    gallery: 'Fotos do produto',
    zoom: 'Ampliar',
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
    verisol: 'Colágeno Verisol',
    verisolText:
      'Peptídeos bioativos de colágeno em sachês de dose única. Escolha quantas caixas e o sabor de cada uma.',
    quantity: 'Quantidade',
    decrease: 'Diminuir a quantidade',
    increase: 'Aumentar a quantidade',
    inStock: 'Em estoque',
    soldOut: 'Esgotado',
    related: 'Combina com a sua rotina',
    seeAll: 'Ver todos os produtos',
    from: 'a partir de',
  },
  {
    gallery: 'Product pictures',
    zoom: 'Enlarge',
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
    verisol: 'Verisol Collagen',
    verisolText:
      'Bioactive collagen peptides in single-dose sachets. Choose how many boxes, and the flavor of each.',
    quantity: 'Quantity',
    decrease: 'Decrease quantity',
    increase: 'Increase quantity',
    inStock: 'In stock',
    soldOut: 'Sold out',
    related: 'Goes well with your routine',
    seeAll: 'See all products',
    from: 'from',
  },
)

export type ProductCopy = (typeof productCopy)['pt']
