import { checkedAddress, ownAddress, isFollowed, TRACKING } from '../site/addresses.ts'
import type { Anchor, Page } from '../site/page.ts'
import type { CrawledSite } from '../site/site.ts'
import type { Rule } from './rule.ts'

/** Link texts that do not name the target: the ones that Lighthouse rejects, in both languages. */
const MEANINGLESS_TEXTS = new Set([
  'click here',
  'click this',
  'go',
  'here',
  'information',
  'learn more',
  'more',
  'more info',
  'more information',
  'right here',
  'read more',
  'see more',
  'start',
  'this',
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
])

const hrefsOf = ({ anchors }: Page) => [...new Set(anchors.flatMap(({ href }) => href || []))]

function brokenLinks(page: Page, { origin, pages, resources }: CrawledSite): string[] | undefined {
  if (page.status !== 200) return undefined
  return hrefsOf(page).flatMap((href) => {
    const address = ownAddress(href, page.address, origin)
    if (address === undefined || address === page.address) return []
    // The crawler does not follow these links, so it may not have the status of their targets.
    if (!isFollowed(page.address, address)) return []
    const checked = checkedAddress(address)
    const status = pages.get(checked)?.status ?? resources.get(checked)?.status
    return status === 200 ? [] : [`${href} has status ${status ?? 'unknown'}`]
  })
}

function tracking(page: Page, { origin }: CrawledSite): string[] {
  return hrefsOf(page).filter((href) => {
    const address = ownAddress(href, page.address, origin)
    return address && [...new URL(address, origin).searchParams.keys()].some((name) => TRACKING.test(name))
  })
}

function fragments(page: Page, { origin, pages }: CrawledSite): string[] {
  return hrefsOf(page).flatMap((href) => {
    const address = ownAddress(href, page.address, origin)
    const [, name = ''] = href.split('#')
    if (address === undefined || !name || name.startsWith(':~:')) return []
    const target = address === page.address ? page : pages.get(address)
    return target && !target.ids.has(decodeURIComponent(name))
      ? [`${href}: the page has no element with that id`]
      : []
  })
}

function crawlable({ anchors }: Page): string[] {
  const isDead = ({ href }: Anchor) => !href?.trim() || href === '#' || /^\s*javascript:/i.test(href)
  return anchors.filter(isDead).map(({ href, text }) => `“${text}” leads to ${href ?? 'nothing'}`)
}

function texts({ anchors }: Page): string[] {
  return anchors
    .filter(({ text }) => MEANINGLESS_TEXTS.has(text.toLowerCase()))
    .map(({ href, text }) => `“${text}” to ${href}`)
}

function externalLinks(page: Page, { origin }: CrawledSite): string[] | undefined {
  const external = page.anchors.filter(
    ({ href }) =>
      /^(?:https?:)?\/\//.test(href ?? '') && ownAddress(href!, page.address, origin) === undefined,
  )
  if (external.length === 0) return undefined
  return external.filter(({ rel }) => !rel.includes('noopener')).map(({ href }) => `${href} without noopener`)
}

export const LINK_RULES: Rule[] = [
  {
    rule: 'R66 links',
    title: 'every internal link has status 200 without a redirect',
    checkPage: brokenLinks,
  },
  {
    rule: 'R66 fragments',
    title: 'every fragment is the id of an element of its page',
    checkPage: fragments,
  },
  {
    rule: 'R66 R92 crawlable-anchors',
    title: 'every link has an href that a crawler can follow',
    checkPage: crawlable,
  },
  { rule: 'R69', title: 'no internal link has a tracking parameter', checkPage: tracking },
  { rule: 'R92 link-text', title: 'link texts name the target', checkPage: texts },
  { rule: 'external links', title: 'external links have rel=noopener', checkPage: externalLinks },
]
