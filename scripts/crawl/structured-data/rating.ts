import type { Page } from '../site/page.ts'
import type { CrawledSite } from '../site/site.ts'
import { linkedTopicOf } from '../site/reference-data.ts'
import type { Rule } from '../rules/rule.ts'
import { nodesWithin, isType, nodesIn, nodesOf, textIn, type DataNode } from './nodes.ts'

/** Longest author name that search engines accept, in characters. */
const MAX_AUTHOR = 99
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Whether a text contains a number of stars in the format of the page's language. */
function isWritten(text: string, stars: number, page: Pick<Page, 'lang'>): boolean {
  const number = written(stars, page).replaceAll('.', '\\.')
  return new RegExp(`(?<![\\d.,])${number}(?![.,]?\\d)`).test(text)
}

function written(stars: number, { lang }: Pick<Page, 'lang'>): string {
  return new Intl.NumberFormat(lang === 'en' ? 'en' : 'pt-BR', { maximumFractionDigits: 2 }).format(stars)
}

function ratedNodes(page: Page): DataNode[] {
  return [...nodesWithin(nodesOf(page))].filter((node) => 'aggregateRating' in node)
}

/** R43: reviewCount equals the API's count, and only products have ratings. */
function count(page: Page, { topics }: Pick<CrawledSite, 'topics'>): string[] | undefined {
  const rated = ratedNodes(page)
  if (rated.length === 0) return undefined
  const topic = linkedTopicOf(page)
  const apiTotals = topic === undefined ? undefined : topics.get(topic)
  return rated.flatMap((node) => {
    const declared = nodesIn(node, 'aggregateRating')[0]?.['reviewCount']
    return [
      ...(isType(node, 'Product', 'ProductGroup') ? [] : [`a rating of ${textIn(node, '@type')}`]),
      ...(apiTotals ? [] : ['no link to the reviews of one topic, so the count cannot be compared']),
      ...(apiTotals && apiTotals.total !== declared
        ? [`${String(declared)} reviews, the API has ${apiTotals.total}`]
        : []),
      ...(declared === 0 ? ['a rating without reviews'] : []),
    ]
  })
}

/** R44: ratingValue equals the API's average, lies between 1 and 5, and is visible. */
function average(page: Page, { topics }: Pick<CrawledSite, 'topics'>): string[] | undefined {
  const rated = ratedNodes(page)
  if (rated.length === 0) return undefined
  const apiTotals = topics.get(linkedTopicOf(page) ?? '')
  return rated.flatMap((node) => {
    const rating = nodesIn(node, 'aggregateRating')[0] ?? {}
    const value = Number(textIn(rating, 'ratingValue'))
    return [
      ...(value >= 1 && value <= 5 ? [] : [`ratingValue ${textIn(rating, 'ratingValue')}`]),
      ...(Number(rating['bestRating']) === 5 && Number(rating['worstRating']) === 1
        ? []
        : ['not from 1 to 5']),
      ...(apiTotals && Math.abs(apiTotals.average - value) >= 0.005001
        ? [`${value}, the API has ${apiTotals.average}`]
        : []),
      ...(isWritten(page.text, value, page) ? [] : [`${written(value, page)} is not on the page`]),
    ]
  })
}

/** R45: each review of the structured data is visible with author, stars and text. */
function reviews(page: Page): string[] | undefined {
  const declared = [...nodesWithin(nodesOf(page))].filter((node) => isType(node, 'Review'))
  if (declared.length === 0) return undefined
  const items = page.itemTexts.map(plain)
  return declared.flatMap((review) => {
    const author =
      nodesIn(review, 'author').map((each) => textIn(each, 'name'))[0] ?? textIn(review, 'author')
    const body = plain(textIn(review, 'reviewBody'))
    const stars = Number(nodesIn(review, 'reviewRating').map((each) => textIn(each, 'ratingValue'))[0])
    // An outer list item contains the whole list; the shortest match is the review itself.
    const own = items
      .filter((item) => item.includes(body) && item.includes(plain(author)))
      .sort((one, other) => one.length - other.length)[0]
    return [
      ...(own === undefined ? [`the review of ${author} is not on the page`] : []),
      ...(own !== undefined && !isWritten(own, stars, page) ? [`${author} is not shown with ${stars}`] : []),
      ...(author && [...author].length <= MAX_AUTHOR
        ? []
        : [`an author of ${[...author].length} characters`]),
      ...(INSTANT.test(textIn(review, 'datePublished'))
        ? []
        : [`datePublished ${textIn(review, 'datePublished')}`]),
    ]
  })
}

export const RATING_RULES: Rule[] = [
  {
    rule: 'R43',
    title: 'reviewCount equals the number of reviews, and only products have ratings',
    checkPage: count,
  },
  { rule: 'R44', title: 'ratingValue equals the average of the API and is visible', checkPage: average },
  { rule: 'R45', title: 'every review of the structured data is visible', checkPage: reviews },
]
