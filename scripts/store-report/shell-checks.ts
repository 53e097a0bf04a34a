import { fieldAt, entries, type StoreHost } from './host.ts'
import { count, absent, problem, shown, type StoreFinding } from './finding.ts'
import { checkContainer } from './tag-container.ts'

/** The names of the menus, banners and showcases that the shop requests. */
export interface BlockNames {
  menus: readonly string[]
  banners: readonly string[]
  showcases: readonly string[]
}

const SETTINGS: [place: string[], what: string][] = [
  [['google', 'ga', 'gtm'], 'the tag manager'],
  [['loja', 'nome'], 'the name of the store'],
  [['frete', 'gratisAcimaDe'], 'the amount for free shipping'],
  [['promocaoProgressiva', 'meta'], 'the discount goal'],
  [['parcelamento', 'maximo'], 'the rules of instalments'],
  [['carrinho', 'valorMaximo'], 'the purchase limit'],
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
  return problem(`${where} responds with ${status} and ${isJson ? 'an error' : 'a body that is not JSON'}.`)
}

/** Checks which settings the store returns; the shop makes no statement that needs a missing one. */
export async function checkSettings(store: StoreHost): Promise<StoreFinding[]> {
  const { body } = await store.call('GET', 'settings')
  const isSet = (place: string[]) =>
    !['', null, undefined].includes(fieldAt(body, 'configuracoes', ...place) as never)
  const [set, unset] = [true, false].map((want) =>
    SETTINGS.filter(([place]) => isSet(place) === want).map(([, what]) => what),
  )
  const container = fieldAt(body, 'configuracoes', 'google', 'ga', 'gtm')
  return [
    ...(set!.length > 0 ? [shown(`The settings state ${set!.join(', ')}.`)] : []),
    ...(unset!.length > 0
      ? [absent(`The settings do not state ${unset!.join(', ')}: the shop promises nothing about it.`)]
      : []),
    ...(typeof container === 'string' && container !== '' ? [await checkContainer(container)] : []),
  ]
}

async function checkBlocks(
  store: StoreHost,
  names: readonly string[],
  block: { call: string; list: string; what: string; unit: string; variable: string },
): Promise<StoreFinding[]> {
  const findings: StoreFinding[] = []
  for (const name of new Set(names)) {
    const { isDocument, body } = await store.call('GET', `${block.call}/${encodeURIComponent(name)}`)
    const found = entries(body[block.list]).length
    findings.push(
      isDocument && found > 0
        ? shown(`${block.what} "${name}" has ${count(found, block.unit)}.`)
        : absent(
            `The store has no ${block.what.toLowerCase()} "${name}": that part of the page stays empty. Set ${block.variable} to the name that the store uses.`,
          ),
    )
  }
  return findings
}

/** Checks menus, banners and showcases by name. */
export async function checkShell(
  store: StoreHost,
  { menus, banners, showcases }: BlockNames,
): Promise<StoreFinding[]> {
  const menu = {
    call: 'struct/menus',
    list: 'menu',
    what: 'Menu',
    unit: 'item',
    variable: 'MENU_MAIN, MENU_PHONE, MENU_FOOTER or MENU_POPULAR',
  }
  const banner = {
    call: 'showcase/banners',
    list: 'banners',
    what: 'Banner',
    unit: 'picture',
    variable: 'HOME_BANNERS',
  }
  const showcase = {
    call: 'showcase/products',
    list: 'produtos',
    what: 'Showcase',
    unit: 'product',
    variable: 'HOME_SHOWCASES',
  }
  return [
    ...(await checkBlocks(store, menus, menu)),
    ...(await checkBlocks(store, banners, banner)),
    ...(await checkBlocks(store, showcases, showcase)),
  ]
}
