/** Words that only one of the two languages has; names of products and places are in neither list. */
const ONLY = {
  pt: 'você|vocês|não|para|pelo|pela|uma|mais|seu|sua|seus|suas|está|são|também|até|frete|sabor|sabores|grátis|avaliações|avaliação|perguntas|entrega|carrinho|comprar|produtos|página|dúvidas|quem|como|onde|porção|medida|pele|cabelos|unhas|política|devolução|troca|nossa|nosso|fechar|próximo|anterior|escolha|ou|com|sem|dos|das',
  en: 'you|your|the|and|with|without|from|shipping|cart|free|flavor|flavors|reviews|questions|delivery|products|page|how|where|serving|skin|nails|policy|returns|our|we|close|next|previous|choose|add|of|for|is|are|this|that|or',
} as const

// Cities of the demonstration's reviews, whose names are the same in both languages.
const PLACES = /São (?:Paulo|José dos Campos)/g

/** Returns the words of a text that belong to the other language, each with its surroundings. */
export function foreignWords(text: string, lang: 'pt' | 'en'): string[] {
  const other = lang === 'pt' ? 'en' : 'pt'
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${ONLY[other]})(?![\\p{L}\\p{N}])`, 'giu')
  const words = text.replace(PLACES, '')
  return [...words.matchAll(pattern)].map(
    (match) =>
      `${match[0]}: …${words.slice(Math.max(0, match.index - 30), match.index + 30).replace(/\s+/g, ' ')}…`,
  )
}
