import { byLang } from './by-lang.ts'

/** Kit cards and the buy box of a product page; all of it is in the first load (spec sections 2, 4, 5, 8, 9). */
export const kitCopy = byLang(
  {
    flavour: 'Sabor',
    chooseFlavour: 'Escolha o sabor',
    soldOutOption: (name: string) => `${name} (esgotado)`,
    add: 'Adicionar ao carrinho',
    adding: 'Adicionando…',
    soldOut: 'Esgotado',
    details: 'DETALHES',
    detailsOf: (title: string) => `Detalhes: ${title}`,
    previousPicture: 'Foto anterior',
    nextPicture: 'Próxima foto',
    picture: (index: number, count: number) => `Foto ${index} de ${count}`,
    selectFlavour: 'Selecione um sabor para adicionar ao carrinho!',
    addFailed: 'Um problema impediu a adição do produto ao carrinho. Tente novamente mais tarde.',
  },
  {
    flavour: 'Flavor',
    chooseFlavour: 'Choose a flavor',
    soldOutOption: (name) => `${name} (sold out)`,
    add: 'Add to cart',
    adding: 'Adding…',
    soldOut: 'Sold out',
    details: 'DETAILS',
    detailsOf: (title) => `Details: ${title}`,
    previousPicture: 'Previous picture',
    nextPicture: 'Next picture',
    picture: (index, count) => `Picture ${index} of ${count}`,
    selectFlavour: 'Select a flavor to add to cart!',
    addFailed: 'An issue prevented the product from being added to the cart. Please try again later.',
  },
)
