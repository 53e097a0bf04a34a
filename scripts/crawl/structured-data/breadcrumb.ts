import { ownAddress, withoutLanguage } from '../site/addresses.ts'
import type { Page } from '../site/page.ts'
import type { CrawledSite } from '../site/site.ts'
import type { Rule } from '../rules/rule.ts'
import { isNode, isType, nodesIn, nodesOf, textIn } from './nodes.ts'

const FAQ_PATH = '/pagina/duvidas-frequentes'

/** R55: compares the BreadcrumbList with the visible breadcrumb when that has more than one step. */
function breadcrumb(page: Page, { origin, pages }: CrawledSite): string[] | undefined {
  const [list] = nodesOf(page).filter((node) => isType(node, 'BreadcrumbList'))
  if (!list) {
    const isMissing = page.jsonLd.length > 0 && page.breadcrumb.length >= 2
    return isMissing ? ['a visible breadcrumb without a BreadcrumbList'] : undefined
  }
  const steps = nodesIn(list, 'itemListElement')
  const names = steps.map((step) => textIn(step, 'name') || textIn(nodesIn(step, 'item')[0] ?? {}, 'name'))
  const items = steps.map((step) =>
    isNode(step['item']) ? textIn(step['item'], '@id') : textIn(step, 'item'),
  )
  return [
    ...(steps.length >= 2 ? [] : ['a BreadcrumbList of one step']),
    ...steps.flatMap((step, at) =>
      step['position'] === at + 1 ? [] : [`step ${at + 1} has position ${textIn(step, 'position')}`],
    ),
    ...(JSON.stringify(names) === JSON.stringify(page.breadcrumb)
      ? []
      : [`“${names.join(' › ')}” is displayed as “${page.breadcrumb.join(' › ')}”`]),
    ...items.flatMap((item, at) => {
      if (!item) return at === items.length - 1 ? [] : [`step ${at + 1} has no item`]
      const address = URL.canParse(item) ? ownAddress(item, '/', origin) : undefined
      return address !== undefined && pages.get(address)?.status === 200 ? [] : [`${item} is not a page`]
    }),
  ]
}

/** R56: the FAQPage is on the FAQ page only, and its questions and answers are visible there. */
function faq(page: Page): string[] | undefined {
  const [faqPage] = nodesOf(page).filter((node) => isType(node, 'FAQPage'))
  if (!faqPage) return undefined
  const visibleText = page.text.replace(/\s/g, '')
  const isShown = (text: string) => visibleText.includes(text.replace(/<[^>]*>/g, '').replace(/\s/g, ''))
  const questions = nodesIn(faqPage, 'mainEntity')
  return [
    ...(withoutLanguage(page.address) === FAQ_PATH ? [] : ['questions on another page']),
    ...(questions.length > 0 ? [] : ['no question']),
    ...questions.flatMap((question) => {
      const answer = nodesIn(question, 'acceptedAnswer').map((each) => textIn(each, 'text'))[0] ?? ''
      const name = textIn(question, 'name')
      return [
        ...(name && isShown(name) ? [] : [`“${name}” is not on the page`]),
        ...(answer && isShown(answer) ? [] : [`the answer to “${name}” is not on the page`]),
      ]
    }),
  ]
}

export const BREADCRUMB_RULES: Rule[] = [
  { rule: 'R55', title: 'the BreadcrumbList equals the visible breadcrumb', checkPage: breadcrumb },
  { rule: 'R56', title: 'the questions and answers of the FAQPage are visible', checkPage: faq },
]
