import type { Page } from '../site/page.ts'
import type { Site } from '../site/site.ts'
import { topicOf } from '../site/truths.ts'
import type { Rule } from '../rules/rule.ts'
import { deep, isType, nodesIn, nodesOf, textIn, type DataNode } from './nodes.ts'

/** Longest name of an author that search engines take, in characters. */
const MAX_AUTHOR = 99
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Whether a text has a number of stars as a page of a language writes it. */
function isWritten(text: string, stars: number, page: Pick<Page, 'lang'>): boolean {
  const number = written(stars, page).replaceAll('.', '\\.')
  return new RegExp(`(?<![\\d.,])${number}(?![.,]?\\d)`).test(text)
}

function written(stars: number, { lang }: Pick<Page, 'lang'>): string {
  return new Intl.NumberFormat(lang === 'en' ? 'en' : 'pt-BR', { maximumFractionDigits: 2 }).format(stars)
}

function ratedNodes(page: Page): DataNode[] {
  return [...deep(nodesOf(page))].filter((node) => 'aggregateRating' in node)
}

/** R43: the count is the true one, and only products are rated. */
function count(page: Page, { topics }: Pick<Site, 'topics'>): string[] | undefined {
  const rated = ratedNodes(page)
  if (rated.length === 0) return undefined
  const topic = topicOf(page)
  const truth = topic === undefined ? undefined : topics.get(topic)
  return rated.flatMap((node) => {
    const told = nodesIn(node, 'aggregateRating')[0]?.['reviewCount']
    return [
      ...(isType(node, 'Product', 'ProductGroup') ? [] : [`a rating of ${textIn(node, '@type')}`]),
      ...(truth ? [] : ['no link to the reviews of one topic, so the count cannot be compared']),
      ...(truth && truth.total !== told ? [`${String(told)} reviews, the API has ${truth.total}`] : []),
      ...(told === 0 ? ['a rating of nothing'] : []),
    ]
  })
}

/** R44: the average is that of the API, within its scale, and visible. */
function average(page: Page, { topics }: Pick<Site, 'topics'>): string[] | undefined {
  const rated = ratedNodes(page)
  if (rated.length === 0) return undefined
  const truth = topics.get(topicOf(page) ?? '')
  return rated.flatMap((node) => {
    const rating = nodesIn(node, 'aggregateRating')[0] ?? {}
    const value = Number(textIn(rating, 'ratingValue'))
    return [
      ...(value >= 1 && value <= 5 ? [] : [`ratingValue ${textIn(rating, 'ratingValue')}`]),
      ...(Number(rating['bestRating']) === 5 && Number(rating['worstRating']) === 1
        ? []
        : ['not from 1 to 5']),
      ...(truth && Math.abs(truth.average - value) >= 0.005001
        ? [`${value}, the API says ${truth.average}`]
        : []),
      ...(isWritten(page.text, value, page) ? [] : [`${written(value, page)} is not on the page`]),
    ]
  })
}

/** R45: each review that is told stands on the page, with its author, stars and words. */
function reviews(page: Page): string[] | undefined {
  const told = [...deep(nodesOf(page))].filter((node) => isType(node, 'Review'))
  if (told.length === 0) return undefined
  const items = page.items.map(plain)
  return told.flatMap((review) => {
    const author =
      nodesIn(review, 'author').map((each) => textIn(each, 'name'))[0] ?? textIn(review, 'author')
    const body = plain(textIn(review, 'reviewBody'))
    const stars = Number(nodesIn(review, 'reviewRating').map((each) => textIn(each, 'ratingValue'))[0])
    // The whole list is an item of the page too when it stands in one: the shortest is the review itself.
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
  { rule: 'R43', says: 'the true count of reviews, of products only', of: count },
  { rule: 'R44', says: 'the average of the API, as the page shows it', of: average },
  { rule: 'R45', says: 'every review that is told stands on the page', of: reviews },
]
