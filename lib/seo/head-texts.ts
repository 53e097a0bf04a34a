/** The lengths that search results show whole, in characters (R77). */
export const TITLE_LENGTH = { least: 30, most: 60 }
export const DESCRIPTION_LENGTH = { least: 110, most: 155 }

/** The first of several titles that has the right length; otherwise the last, cut. */
export function fittingTitle(first: string, ...others: string[]): string {
  const fits = (title: string) => {
    const { length } = [...title]
    return length >= TITLE_LENGTH.least && length <= TITLE_LENGTH.most
  }
  const all = [first, ...others]
  return all.find(fits) ?? cutAtWord(all.at(-1)!, TITLE_LENGTH.most)
}

/** A text of at most `most` characters: a longer one ends after a whole word, with an ellipsis. */
export function cutAtWord(text: string, most: number): string {
  const letters = [...text]
  if (letters.length <= most) return text
  const start = letters.slice(0, most - 1).join('')
  const isWhole = /\s/.test(letters[most - 1]!)
  const words = isWhole ? start : start.replace(/\s+\S*$/, '')
  return `${words.replace(/[\s,;:.|–-]+$/, '')}…`
}
