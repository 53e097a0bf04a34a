import { byLang } from './by-lang.ts'

/** Search suggestions; a separate file, because their code loads only when the search field gets the focus. */
export const suggestionsCopy = byLang(
  {
    list: 'Sugestões',
    loading: 'Procurando…',
    count: (count: number) => (count === 1 ? '1 sugestão' : `${count} sugestões`),
    none: (text: string) => `Nenhum produto para “${text}”. Confira a grafia ou tente outra palavra.`,
    failed: 'Não foi possível carregar as sugestões. A busca continua funcionando.',
    offline: 'Você está sem conexão. As sugestões voltam com ela.',
    all: (text: string) => `Ver todos os resultados para “${text}”`,
    soldOut: 'Esgotado',
    about: (price: string) => `cerca de ${price}`,
    from: (price: string) => `a partir de ${price}`,
    recent: 'Buscas recentes',
    popular: 'Buscas populares',
    forget: (text: string) => `Remover “${text}” das buscas recentes`,
  },
  {
    list: 'Suggestions',
    loading: 'Searching…',
    count: (count) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
    none: (text) => `No products match “${text}”. Check the spelling or try another word.`,
    failed: 'Suggestions could not be loaded this time. You can still search.',
    offline: 'You are offline. Suggestions return with your connection.',
    all: (text) => `See all results for “${text}”`,
    soldOut: 'Sold out',
    about: (price) => `about ${price}`,
    from: (price) => `from ${price}`,
    recent: 'Recent searches',
    popular: 'Popular searches',
    forget: (text) => `Remove “${text}” from recent searches`,
  },
)
