import { plainWords } from './plain-words.ts'

/** A page, or an answer on one, that helps with orders, payment or delivery. */
export interface HelpLink {
  label: string
  /** With language. */
  href: string
}

const MOST_LINKS = 4
/** Words with other endings count as the same from this many common letters on: 'trocar' and 'trocas'. */
const LEAST_COMMON = 4
const LONGEST_ENDING = 2
// Words of questions that say nothing about their subject.
const FILLERS = new Set(
  'como com qual quando quanto que uma para por meu minha meus minhas fazer posso the for and how can what when does your with'.split(
    ' ',
  ),
)

/**
 * The links whose labels have most of the words of a search, in their order and at most four; none when no label has half of the words
 * (spec section 2, search).
 */
export function helpLinksFor(searched: string, links: readonly HelpLink[]): HelpLink[] {
  const words = plainWords(searched).filter((word) => word.length > 2 && !FILLERS.has(word))
  const counted = links.map((link) => {
    const named = plainWords(link.label)
    return { link, count: words.filter((word) => named.some((each) => isSameWord(word, each))).length }
  })
  const most = Math.max(0, ...counted.map(({ count }) => count))
  if (most === 0 || most * 2 < words.length) return []
  return counted
    .filter(({ count }) => count === most)
    .map(({ link }) => link)
    .slice(0, MOST_LINKS)
}

function isSameWord(one: string, other: string): boolean {
  if (one === other) return true
  const shorter = Math.min(one.length, other.length)
  let common = 0
  while (common < shorter && one[common] === other[common]) common++
  return common >= Math.max(LEAST_COMMON, shorter - LONGEST_ENDING)
}
