import { metaOf, isCanonicalPage, type Rule } from './rule.ts'

/** The lengths that search results show whole, in characters. */
const TITLE = [30, 60] as const
const DESCRIPTION = [110, 155] as const

function fault(name: string, text: string, [least, most]: readonly [number, number]): string[] {
  const { length } = [...text]
  return length < least || length > most ? [`${name} of ${length} characters: “${text}”`] : []
}

/** R77: for the shop's own brand; the texts of another store are its own. */
export const HEAD_TEXT_RULES: Rule[] = [
  {
    rule: 'R77',
    title: `titles have ${TITLE.join(' to ')} characters, descriptions ${DESCRIPTION.join(' to ')}`,
    checkPage: (page, site) => {
      if (!isCanonicalPage(page, site)) return undefined
      return [
        ...fault('a title', page.titles[0]?.text ?? '', TITLE),
        ...fault('a description', metaOf(page, 'description'), DESCRIPTION),
      ]
    },
  },
]
