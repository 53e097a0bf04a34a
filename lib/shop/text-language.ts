const COMMON = {
  en: 'the|and|is|are|was|were|my|it|of|for|with|this|that|very|good|great|love|not|but|have|has|you|they|taste|tastes|skin|hair|arrived|product',
  'pt-BR':
    'que|não|nao|muito|muita|meu|minha|com|para|pra|uma|um|do|da|em|no|na|os|as|mais|bom|boa|ótimo|otimo|adorei|gostei|amei|pele|cabelo|cabelos|chegou|produto|sabor|é|já|eu|e|foi|está|estou|recomendo|por|rápido',
} as const

type Tag = keyof typeof COMMON

const count = (text: string, tag: Tag) =>
  text.match(new RegExp(`(?<![\\p{L}\\p{N}])(?:${COMMON[tag]})(?![\\p{L}\\p{N}])`, 'giu'))?.length ?? 0

/** Guesses the language of a review from common words, because the API does not state it; Portuguese when undecided. */
export function languageOfText(text: string): Tag {
  return count(text, 'en') > count(text, 'pt-BR') ? 'en' : 'pt-BR'
}
