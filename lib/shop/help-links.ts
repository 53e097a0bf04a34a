import { plainWords } from './plain-words.ts'

/** A page, or an answer on one, that helps with orders, payment or delivery. */
export interface HelpLink {
  label: string
  /** With language. */
  href: string
}

const MOST_LINKS = 4
/** Words with other endings count as the same from this many common letters on: 'trocar' and 'trocas', but not 'compra' and 'comprimidos'. */
const LEAST_COMMON = 4
const LONGEST_ENDINGS = { shorter: 2, longer: 3 }
// Words of questions that say nothing about their subject.
const FILLERS = new Set(
  'como com qual quando quanto que uma para por meu minha meus minhas fazer posso the for and how can what when does your with entre este'.split(
    ' ',
  ),
)

/**
 * The links whose labels have most of the words of a search, or of words of the same subject: at most four, those with the words
 * themselves first; none when no label has half of the words (spec section 2, search). `subjects` are words that mean the same to a
 * shopper, such as 'frete entrega'.
 */
export function helpLinksFor(
  searched: string,
  links: readonly HelpLink[],
  subjects: readonly string[],
): HelpLink[] {
  const { words, most, found } = namedBy(searched, links, subjects)
  return most * 2 >= words.length ? found : []
}

/**
 * The links that answer a search about service, such as 'frete': all its words are in the subjects and named by the links, and no
 * product found has one in its name.
 */
export function serviceLinksFor(
  searched: string,
  links: readonly HelpLink[],
  subjects: readonly string[],
  productNames: readonly string[],
): HelpLink[] {
  const { words, most, found } = namedBy(searched, links, subjects)
  const isProduct = productNames.some((name) => words.some((word) => hasWord(name, word)))
  return most === words.length && isAboutService(searched, subjects) && !isProduct ? found : []
}

/** Whether a search has words and all of them are in the subjects, so that it may be about service. */
export function isAboutService(searched: string, subjects: readonly string[]): boolean {
  const words = meaningfulWords(searched)
  return words.length > 0 && words.every((word) => subjects.some((subject) => hasWord(subject, word)))
}

/** Whether one word of a search is in the subjects, as 'desconto' of 'código de desconto'. */
export function mentionsService(searched: string, subjects: readonly string[]): boolean {
  return meaningfulWords(searched).some((word) => subjects.some((subject) => hasWord(subject, word)))
}

function namedBy(searched: string, links: readonly HelpLink[], subjects: readonly string[]) {
  const words = meaningfulWords(searched)
  const meant = words.map((word) => [
    word,
    ...subjects.filter((subject) => hasWord(subject, word)).flatMap(plainWords),
  ])
  const counted = links.map((link) => ({
    link,
    count: meant.filter((alternatives) => alternatives.some((word) => hasWord(link.label, word))).length,
    own: words.filter((word) => hasWord(link.label, word)).length,
  }))
  const most = Math.max(0, ...counted.map(({ count }) => count))
  // Those that have the words themselves are first.
  const found = counted.filter(({ count }) => most > 0 && count === most).toSorted((a, b) => b.own - a.own)
  return { words, most, found: found.map(({ link }) => link).slice(0, MOST_LINKS) }
}

function meaningfulWords(text: string): string[] {
  return plainWords(text).filter((word) => word.length > 2 && !FILLERS.has(word))
}

function hasWord(text: string, word: string): boolean {
  return plainWords(text).some((each) => !FILLERS.has(each) && isSameWord(word, each))
}

function isSameWord(one: string, other: string): boolean {
  if (one === other) return true
  const [shorter, longer] = [one.length, other.length].toSorted((a, b) => a - b) as [number, number]
  let common = 0
  while (common < shorter && one[common] === other[common]) common++
  return common >= Math.max(LEAST_COMMON, shorter - LONGEST_ENDINGS.shorter, longer - LONGEST_ENDINGS.longer)
}
