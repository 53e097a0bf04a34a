import { byLang } from './by-lang.ts'

/** The info panel of a kit card; a separate file, because its code loads only when a visitor opens it (spec section 2). */
export const kitPanelCopy = byLang(
  {
    close: 'Fechar',
    description: 'Descrição',
    topics: 'Destaques',
    nutrition: 'Informação nutricional',
    flavours: 'Sabores disponíveis',
    seeProduct: 'Ver a página do produto',
    loading: 'Carregando os detalhes…',
    failed: 'Não foi possível carregar os detalhes. Eles também estão na página do produto.',
  },
  {
    close: 'Close',
    description: 'Description',
    topics: 'Highlights',
    nutrition: 'Nutrition facts',
    flavours: 'Available flavors',
    seeProduct: 'See the product page',
    loading: 'Loading the details…',
    failed: 'The details could not be loaded. They are also on the product page.',
  },
)
