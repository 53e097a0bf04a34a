import { byLang } from './by-lang.ts'

/** The page of a list: products that the store sells together (platform 3.5). */
export const listCopy = byLang(
  {
    parts: 'O que vem junto',
    addAll: 'Adicionar tudo ao carrinho',
    soldOutPart: 'Esgotado no momento',
    unavailable: 'No momento não dá para comprar este conjunto aqui: falta algum dos produtos ou o preço.',
    buyAtStore: 'Comprar no site da loja',
  },
  {
    parts: 'What’s included',
    addAll: 'Add all to cart',
    soldOutPart: 'Sold out at the moment',
    unavailable: 'This set cannot be bought here at the moment: one of its products or its price is missing.',
    buyAtStore: 'Buy on the store’s site',
  },
)
