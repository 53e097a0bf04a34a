import { byLang } from './by-lang.ts'

/** The search field and the search results page (spec section 2, contract 4.8). */
export const searchCopy = byLang(
  {
    site: 'Busca na loja',
    again: 'Nova busca',
    label: 'O que você procura?',
    placeholder: 'Buscar produtos',
    submit: 'Buscar',
    home: 'Home',
    title: 'Busca',
    results: (text: string) => `Resultados para “${text}”`,
    emptyHeading: 'O que você procura hoje?',
    emptyText: 'Escreva um produto, um sabor ou um cuidado: colágeno, limão, pele, cabelo.',
    popular: 'Linhas mais procuradas',
    noneHeading: (text: string) => `Nada encontrado para “${text}”`,
    noneText:
      'Confira se há letras trocadas ou tente uma palavra só, como “colágeno” ou “sérum”. Acentos não fazem diferença.',
    productLines: 'Ou comece por uma das nossas linhas',
    longHeading: 'A busca ficou longa demais',
    longText: (most: number) =>
      `São aceitos até ${most} caracteres. Tente com uma ou duas palavras, como “colágeno limão”.`,
    all: 'Ver todos os produtos',
  },
  {
    site: 'Shop search',
    again: 'Search again',
    label: 'What are you looking for?',
    placeholder: 'Search products',
    submit: 'Search',
    home: 'Home',
    title: 'Search',
    results: (text) => `Results for “${text}”`,
    emptyHeading: 'What are you looking for today?',
    emptyText: 'Type a product, a flavor or a need: collagen, lemon, skin, hair.',
    popular: 'Most wanted lines',
    noneHeading: (text) => `Nothing found for “${text}”`,
    noneText:
      'Check the spelling or try a single word, such as “collagen” or “serum”. Accents make no difference.',
    productLines: 'Or start with one of our lines',
    longHeading: 'That search is too long',
    longText: (most) =>
      `Up to ${most} characters are accepted. Try one or two words, such as “lemon collagen”.`,
    all: 'See all products',
  },
)
