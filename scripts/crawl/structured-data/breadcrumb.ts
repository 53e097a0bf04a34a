import { insideAddress, withoutLanguage } from '../site/addresses.ts'
import type { Page } from '../site/page.ts'
import type { Site } from '../site/site.ts'
import type { Rule } from '../rules/rule.ts'
import { isNode, isType, nodesIn, nodesOf, textIn } from './nodes.ts'

const FAQ_PATH = '/pagina/duvidas-frequentes'

/** R55: the trail of the page, step by step, when it has more than one. */
function breadcrumb(page: Page, { origin, pages }: Site): string[] | undefined {
  const [list] = nodesOf(page).filter((node) => isType(node, 'BreadcrumbList'))
  if (!list) {
    const isTold = page.jsonLd.length > 0 && page.trail.length >= 2
    return isTold ? ['a visible trail that data does not tell'] : undefined
  }
  const steps = nodesIn(list, 'itemListElement')
  const names = steps.map((step) => textIn(step, 'name') || textIn(nodesIn(step, 'item')[0] ?? {}, 'name'))
  const items = steps.map((step) =>
    isNode(step['item']) ? textIn(step['item'], '@id') : textIn(step, 'item'),
  )
  return [
    ...(steps.length >= 2 ? [] : ['a trail of one step']),
    ...steps.flatMap((step, at) =>
      step['position'] === at + 1 ? [] : [`step ${at + 1} has position ${textIn(step, 'position')}`],
    ),
    ...(JSON.stringify(names) === JSON.stringify(page.trail)
      ? []
      : [`“${names.join(' › ')}” is shown as “${page.trail.join(' › ')}”`]),
    ...items.flatMap((item, at) => {
      if (!item) return at === items.length - 1 ? [] : [`step ${at + 1} has no item`]
      const address = URL.canParse(item) ? insideAddress(item, '/', origin) : undefined
      return address !== undefined && pages.get(address)?.status === 200 ? [] : [`${item} is no page`]
    }),
  ]
}

/** R56: questions are told where they stand, and as they stand there. */
function faq(page: Page): string[] | undefined {
  const [told] = nodesOf(page).filter((node) => isType(node, 'FAQPage'))
  if (!told) return undefined
  const read = page.text.replace(/\s/g, '')
  const isShown = (text: string) => read.includes(text.replace(/<[^>]*>/g, '').replace(/\s/g, ''))
  const questions = nodesIn(told, 'mainEntity')
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

export const TRAIL_RULES: Rule[] = [
  { rule: 'R55', says: 'the trail is told as it is shown', of: breadcrumb },
  { rule: 'R56', says: 'questions are told as they are shown', of: faq },
]
