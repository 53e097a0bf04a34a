import type { ApiClient } from '#lib/client/api-client.ts'
import { getHome } from '#lib/client/store/home.ts'
import { getMenu } from '#lib/client/store/menus.ts'
import { getSettings } from '#lib/client/store/settings.ts'
import { getBanners, getShowcase } from '#lib/client/store/showcase.ts'
import type { StoreBlocks } from '#lib/config/store-blocks.ts'
import { NO_SETTINGS, type ShopSettings } from '#lib/shop/settings.ts'
import type { StoreHost } from './host.ts'
import { count, missing, problem, shown, type StoreFinding } from './finding.ts'
import { checkContainer } from './tag-container.ts'

/** The names of the menus, banners and showcases that the shop requests. */
export type BlockNames = Pick<
  StoreBlocks,
  'mainMenu' | 'phoneMenu' | 'footerMenus' | 'popularMenu' | 'banners' | 'showcases'
>

const SETTINGS: [part: (settings: ShopSettings) => unknown, what: string][] = [
  [({ tags }) => tags.gtm, 'the tag manager'],
  [({ freeShippingFrom }) => freeShippingFrom, 'the amount for free shipping'],
  [({ goal }) => goal, 'the discount goal'],
  [({ terms }) => terms, 'the rules of installments'],
  [({ purchaseLimit }) => purchaseLimit, 'the purchase limit'],
]

/** Checks whether the store responds to this shop; the other checks need that. */
export async function checkConnection(store: StoreHost, userAgent: string): Promise<StoreFinding> {
  const response = await store.call('GET', 'settings')
  const { status, isJson, isDocument, text } = response
  const where = `GET ${store.base}/v2/front/settings`
  if (isDocument) return shown(`The store responds to ${where} with the user agent "${userAgent}".`)
  if (status === 0) return problem(`The store does not respond to ${where} (${text}). Check STORE_API_URL.`)
  if (!isJson && status >= 400)
    return problem(
      `${where} responds with ${status} and a page instead of JSON. A firewall may reject the user agent "${userAgent}": ask the store to allow it, or set API_USER_AGENT. A 404 means that STORE_API_URL is not the address before /v2/front.`,
    )
  if (status === 401 || status === 403)
    return problem(`The store rejects the App-Token (${status}). Set APP_TOKEN.`)
  if (!isJson) return problem(`${where} responds with ${status} and a body that is not JSON.`)
  // The shop opens without settings (platform 3.1).
  return missing(
    `${where} responds with ${status} and an error, so the shop uses no settings of the store. If other calls fail too, check STORE_API_URL.`,
  )
}

/** Reports which of the settings that the shop uses the store sends; the shop leaves out every text that needs a missing one (P29). */
export async function checkSettings({ reader }: StoreHost): Promise<StoreFinding[]> {
  const settings = { ...NO_SETTINGS, ...(await getSettings(reader).catch(() => ({}))) }
  const [set, unset] = [true, false].map((want) =>
    SETTINGS.filter(([part]) => (part(settings) !== undefined) === want).map(([, what]) => what),
  )
  const { gtm } = settings.tags
  return [
    ...(set!.length > 0 ? [shown(`The settings state ${set!.join(', ')}.`)] : []),
    ...(unset!.length > 0
      ? [missing(`The settings do not state ${unset!.join(', ')}: the shop promises nothing about it.`)]
      : []),
    ...(gtm ? [await checkContainer(gtm)] : []),
  ]
}

interface Block {
  /** The number of entries that the shop shows of the block with this name; rejects when there is none. */
  count: (name: string) => Promise<number>
  what: string
  unit: string
}

/** A name and the variable that sets it; without the block the shop is as `effect` says. */
type NamedBlock = [name: string, variable: string, effect: string]

async function checkBlocks(named: readonly NamedBlock[], block: Block): Promise<StoreFinding[]> {
  const { what, unit } = block
  const findings: StoreFinding[] = []
  for (const [name, variable, effect] of named) {
    const found = await block.count(name).catch(() => 0)
    findings.push(
      found > 0
        ? shown(`${what} "${name}" has ${count(found, unit)}.`)
        : missing(
            `The store has no ${what.toLowerCase()} "${name}", so ${effect}. Set ${variable} to the name that the store uses.`,
          ),
    )
  }
  return findings
}

// The count does not depend on which hosts are the store's own, so every host is accepted.
const anyHost = () => true

/** Checks menus, banners and showcases by name. */
export async function checkShell({ reader }: StoreHost, blocks: BlockNames): Promise<StoreFinding[]> {
  const { mainMenu, phoneMenu, footerMenus, popularMenu } = blocks
  const menus: NamedBlock[] = [
    [mainMenu, 'MENU_MAIN', 'the shop has no main menu'],
    ...footerMenus.map((name): NamedBlock => [name, 'MENU_FOOTER', 'the footer lacks its links']),
    [phoneMenu, 'MENU_PHONE', 'the menu on phones has no further entries'],
    [popularMenu, 'MENU_POPULAR', 'the not-found page suggests no pages'],
  ]
  // A menu may have several places; the first names it.
  const distinct = menus.filter(([name], index) => menus.findIndex(([other]) => other === name) === index)
  const foundMenus = await checkBlocks(distinct, {
    count: async (name) => (await getMenu(reader, name, anyHost)).length,
    what: 'Menu',
    unit: 'item',
  })
  return [
    ...foundMenus,
    ...(foundMenus.some(({ verdict }) => verdict === 'shown')
      ? []
      : [
          problem(
            'Sitemap and product feed find the products through the menus: without a menu they are empty, unless the store lists all products at /produtos.',
          ),
        ]),
    ...(await checkHome(reader, blocks)),
  ]
}

/** Checks the blocks of the home page: kits and pictures of its own document, or banners and rows of products by name. */
async function checkHome(
  reader: ApiClient,
  { banners, showcases }: Pick<BlockNames, 'banners' | 'showcases'>,
): Promise<StoreFinding[]> {
  const home = await getHome(reader, '/').catch(() => undefined)
  if (home && home.kits.length > 0)
    return [
      shown(
        `The home page has ${count(home.kits.length, 'kit')} and ${count(home.banner.length, 'picture')} of the store.`,
      ),
    ]
  return [
    ...(await checkBlocks([[banners, 'HOME_BANNERS', 'the home page has no banner']], {
      count: async (name) => (await getBanners(reader, name, anyHost)).length,
      what: 'Banner',
      unit: 'picture',
    })),
    ...(await checkBlocks(
      showcases.map((name) => [name, 'HOME_SHOWCASES', 'the home page has no such row of products']),
      {
        count: async (name) => (await getShowcase(reader, name)).products.length,
        what: 'Showcase',
        unit: 'product',
      },
    )),
    ...(showcases.length > 0
      ? []
      : [
          missing(
            "The home page has no row of products: set HOME_SHOWCASES to the names of the store's showcases.",
          ),
        ]),
  ]
}
