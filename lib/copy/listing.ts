import { byLang } from './by-lang.ts'

/** Product listings: categories, brand, all products and search results (spec section 2, P5). */
export const listingCopy = byLang(
  {
    tools: 'Filtrar e ordenar',
    lines: 'Linhas',
    all: 'Todas',
    subcategories: 'Dentro desta categoria',
    inStock: 'Só em estoque',
    sort: 'Ordenar por',
    orders: {
      popularidade: 'Popularidade',
      'menor-preco': 'Menor preço',
      'maior-preco': 'Maior preço',
    },
    count: (total: number) => (total === 1 ? '1 produto' : `${total} produtos`),
    range: (from: number, to: number, total: number) => `${from} a ${to} de ${total} produtos`,
    soldOut: 'Esgotado',
    see: 'Ver produto',
    pages: 'Páginas',
    previous: 'Anterior',
    next: 'Próxima',
    page: (page: number) => `Página ${page}`,
    ofPages: (page: number, pages: number) => `Página ${page} de ${pages}`,
    emptyHeading: 'Nenhum produto por aqui',
    emptyText: 'Não há produtos com essa combinação no momento. Tire um filtro ou veja a lista completa.',
    clear: 'Limpar filtros',
    noneText: 'Esta prateleira está vazia no momento. O resto da loja continua aberto.',
    allProducts: 'Ver todos os produtos',
  },
  {
    tools: 'Filter and sort',
    lines: 'Lines',
    all: 'All',
    subcategories: 'In this category',
    inStock: 'In stock only',
    sort: 'Order by',
    orders: {
      popularidade: 'Popularity',
      'menor-preco': 'Lowest price',
      'maior-preco': 'Highest price',
    },
    count: (total) => (total === 1 ? '1 product' : `${total} products`),
    range: (from, to, total) => `${from} to ${to} of ${total} products`,
    soldOut: 'Sold out',
    see: 'See product',
    pages: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: (page) => `Page ${page}`,
    ofPages: (page, pages) => `Page ${page} of ${pages}`,
    emptyHeading: 'No products here',
    emptyText:
      'There are no products with this combination at the moment. Remove a filter or see the whole list.',
    clear: 'Clear filters',
    noneText: 'This shelf is empty at the moment. The rest of the shop is open as always.',
    allProducts: 'See all products',
  },
)

export type ListingCopy = (typeof listingCopy)['pt']
