import { byLang } from './by-lang.ts'

/** The labels of the home page of a brand that has none of its own. */
export const homeCopy = byLang(
  { kits: 'Escolha o seu kit', otherKits: 'Ver outros kits' },
  { kits: 'Choose your kit', otherKits: 'See other kits' },
)

/** The sections of a home page that begins with kits. */
export const homeSectionsCopy = byLang(
  {
    lines: 'Outras linhas da casa',
    allProducts: 'Ver todos os produtos',
    categories: 'Compre por categoria',
    popular: 'Os mais procurados da loja',
    comments: 'A palavra de quem compra aqui',
    allReviews: 'Ler todas as avaliações',
    guides: 'Leia antes de escolher',
    allGuides: 'Ver todos os guias',
  },
  {
    lines: 'Our other lines',
    allProducts: 'See all products',
    categories: 'Shop by category',
    popular: 'Most popular in the shop',
    comments: 'What our customers tell us',
    allReviews: 'Read all reviews',
    guides: 'Read before you choose',
    allGuides: 'See all guides',
  },
)
