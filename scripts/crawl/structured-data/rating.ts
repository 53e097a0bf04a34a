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

interface Rating {
  count: number
  value: number
}

function ratingOf(node: DataNode): Rating {
  const rating = nodesIn(node, 'aggregateRating')[0] ?? {}
  return { count: Number(rating['reviewCount']), value: Number(textIn(rating, 'ratingValue')) }
}

/** The ratings of the other products, in the page's language, whose reviews have the same topic (P33). */
function otherRatings(page: Page, { pages }: Pick<CrawledSite, 'pages'>): Rating[] {
  const pathOf = ({ address }: Page) => address.replace(/\?.*/, '')
  const others = [...pages.values()].filter(
    (other) =>
      other.lang === page.lang &&
      pathOf(other) !== pathOf(page) &&
      !other.address.includes('?') &&
      linkedTopicOf(other) === linkedTopicOf(page),
  )
  return others.flatMap((other) => ratedNodes(other).slice(0, 1).map(ratingOf))
}

/** R43, P33: the counts of all products of a topic add up to the API's, and only products have ratings. */
function count(page: Page, site: Pick<CrawledSite, 'pages' | 'topics'>): string[] | undefined {
  const rated = ratedNodes(page)
  if (rated.length === 0) return undefined
  const apiTotals = site.topics.get(linkedTopicOf(page) ?? '')
  const ofOthers = otherRatings(page, site).reduce((sum, other) => sum + other.count, 0)
  return rated.flatMap((node) => {
    const declared = ratingOf(node).count
    return [
      ...(isType(node, 'Product', 'ProductGroup') ? [] : [`a rating of ${textIn(node, '@type')}`]),
      ...(apiTotals ? [] : ['no link to the reviews of one topic, so the count cannot be compared']),
      ...(apiTotals && apiTotals.total !== declared + ofOthers
        ? [
            `${declared} reviews and ${ofOthers} of other products of its topic, the API has ${apiTotals.total}`,
          ]
        : []),
      ...(declared === 0 ? ['a rating without reviews'] : []),
    ]
  })
}

/** R44, P33: the average over all products of a topic equals the API's; each lies between 1 and 5 and is visible. */
function average(page: Page, site: Pick<CrawledSite, 'pages' | 'topics'>): string[] | undefined {
  const rated = ratedNodes(page)
  if (rated.length === 0) return undefined
  const apiTotals = site.topics.get(linkedTopicOf(page) ?? '')
  const others = otherRatings(page, site)
  return rated.flatMap((node) => {
    const rating = nodesIn(node, 'aggregateRating')[0] ?? {}
    const { value } = ratingOf(node)
    const ofTopic = weightedAverage([ratingOf(node), ...others])
    // Each average has two decimals.
    const tolerance = others.length > 0 ? 0.010001 : 0.005001
    return [
      ...(value >= 1 && value <= 5 ? [] : [`ratingValue ${textIn(rating, 'ratingValue')}`]),
      ...(Number(rating['bestRating']) === 5 && Number(rating['worstRating']) === 1
        ? []
        : ['not from 1 to 5']),
      ...(apiTotals && Math.abs(apiTotals.average - ofTopic) >= tolerance
        ? [`${value}, ${ofTopic} with the other products of its topic, the API has ${apiTotals.average}`]
        : []),
      ...(isWritten(page.text, value, page) ? [] : [`${written(value, page)} is not on the page`]),
    ]
  })
}

function weightedAverage(ratings: readonly Rating[]): number {
  const reviews = ratings.reduce((sum, { count: each }) => sum + each, 0)
  return ratings.reduce((sum, { count: each, value }) => sum + each * value, 0) / reviews
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
    title: 'the review counts of a topic’s products add up to its reviews, and only products have ratings',
    checkPage: count,
  },
  {
    rule: 'R44',
    title: 'the ratings of a topic’s products make up its average and are visible',
    checkPage: average,
  },
  { rule: 'R45', title: 'every review of the structured data is visible', checkPage: reviews },
]
