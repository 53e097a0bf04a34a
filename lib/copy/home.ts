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
    /** Best sellers without the products that the page has already shown. */
    alsoPopular: 'Também muito procurados',
    comments: 'O que dizem nossos clientes',
    allReviews: 'Ler todas as avaliações',
    guides: 'Leia antes de escolher',
    allGuides: 'Ver todos os guias',
  },
  {
    lines: 'More from our range',
    allProducts: 'See all products',
    categories: 'Shop by category',
    popular: 'Best sellers',
    alsoPopular: 'More best sellers',
    comments: 'What our customers say',
    allReviews: 'Read all reviews',
    guides: 'Read before you choose',
    allGuides: 'See all guides',
  },
)
