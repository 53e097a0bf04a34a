import { insideAddress, isWorthFollowing, TRACKING } from '../site/addresses.ts'
import type { Anchor, Page } from '../site/page.ts'
import type { Site } from '../site/site.ts'
import type { Rule } from './rule.ts'

/** Words that say nothing of where a link leads; those that Lighthouse does not accept in the shop's two languages. */
const EMPTY_WORDS = new Set([
  ...['click here', 'click this', 'go', 'here', 'information', 'learn more', 'more', 'more info'],
  ...['more information', 'right here', 'read more', 'see more', 'start', 'this'],
  ...[
    'clique aqui',
    'aqui',
    'ir',
    'mais',
    'mais informações',
    'saiba mais',
    'leia mais',
    'ver mais',
    'veja mais',
    'isto',
  ],
])

const hrefsOf = ({ anchors }: Page) => [...new Set(anchors.flatMap(({ href }) => href || []))]

function dead(page: Page, { origin, pages, resources }: Site): string[] | undefined {
  if (page.status !== 200) return undefined
  return hrefsOf(page).flatMap((href) => {
    const address = insideAddress(href, page.address, origin)
    if (address === undefined || address === page.address) return []
    // From choice to choice, each of which is asked where it stands on a page without one.
    if (!isWorthFollowing(page.address, address)) return []
    const status = pages.get(address)?.status ?? resources.get(address)?.status
    return status === 200 ? [] : [`${href} answers ${status ?? 'nothing'}`]
  })
}

function tracking(page: Page, { origin }: Site): string[] {
  return hrefsOf(page).filter((href) => {
    const address = insideAddress(href, page.address, origin)
    return address && [...new URL(address, origin).searchParams.keys()].some((name) => TRACKING.test(name))
  })
}

function fragments(page: Page, { origin, pages }: Site): string[] {
  return hrefsOf(page).flatMap((href) => {
    const address = insideAddress(href, page.address, origin)
    const [, name = ''] = href.split('#')
    if (address === undefined || !name || name.startsWith(':~:')) return []
    const target = address === page.address ? page : pages.get(address)
    return target && !target.ids.has(decodeURIComponent(name)) ? [`${href}: nothing there has that id`] : []
  })
}

function crawlable({ anchors }: Page): string[] {
  const isDead = ({ href }: Anchor) => !href?.trim() || href === '#' || /^\s*javascript:/i.test(href)
  return anchors.filter(isDead).map(({ href, text }) => `“${text}” leads to ${href ?? 'nothing'}`)
}

function texts({ anchors }: Page): string[] {
  return anchors
    .filter(({ text }) => EMPTY_WORDS.has(text.toLowerCase()))
    .map(({ href, text }) => `“${text}” to ${href}`)
}

function outside(page: Page, { origin }: Site): string[] | undefined {
  const away = page.anchors.filter(
    ({ href }) =>
      /^(?:https?:)?\/\//.test(href ?? '') && insideAddress(href!, page.address, origin) === undefined,
  )
  if (away.length === 0) return undefined
  return away.filter(({ rel }) => !rel.includes('noopener')).map(({ href }) => `${href} without noopener`)
}

export const LINK_RULES: Rule[] = [
  { rule: 'R66 links', says: 'every link of ours answers 200, straight', of: dead },
  { rule: 'R66 fragments', says: 'every fragment is an id of its page', of: fragments },
  { rule: 'R66 R92 crawlable-anchors', says: 'no link that only a script can follow', of: crawlable },
  { rule: 'R69', says: 'no tracking parameter in a link of ours', of: tracking },
  { rule: 'R92 link-text', says: 'links say where they lead', of: texts },
  { rule: 'L25 outside', says: 'what leads elsewhere takes no handle of the page with it', of: outside },
]
