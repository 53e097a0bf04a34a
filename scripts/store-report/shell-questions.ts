import { at, entries, type StoreHost } from './host.ts'
import { count, missing, problem, shown, type StoreFinding } from './finding.ts'

/** The names of menus, banners and showcases that the shop asks for. */
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

/** Whether the store answers this shop at all; the other questions make sense only then. */
export async function askConnection(store: StoreHost, userAgent: string): Promise<StoreFinding> {
  const answer = await store.ask('GET', 'settings')
  const { status, isJson, isDocument, text } = answer
  const where = `GET ${store.base}/v2/front/settings`
  if (isDocument) return shown(`The store answers ${where}, under the user agent "${userAgent}".`)
  if (status === 0) return problem(`The store does not answer ${where} (${text}). Check STORE_API_URL.`)
  if (!isJson && status >= 400)
    return problem(
      `${where} answers ${status} with a page instead of JSON. A firewall may refuse the user agent "${userAgent}": ask the store to allow it, or set API_USER_AGENT. A 404 means that STORE_API_URL is not the address before /v2/front.`,
    )
  if (status === 401 || status === 403)
    return problem(`The store refuses the App-Token (${status}). Set APP_TOKEN.`)
  return problem(`${where} answers ${status} with ${isJson ? 'an error' : 'something that is not JSON'}.`)
}

/** What the settings state; the shop assumes nothing about the rest. */
export async function askSettings(store: StoreHost): Promise<StoreFinding[]> {
  const { body } = await store.ask('GET', 'settings')
  const isSet = (place: string[]) =>
    !['', null, undefined].includes(at(body, 'configuracoes', ...place) as never)
  const [set, unset] = [true, false].map((want) =>
    SETTINGS.filter(([place]) => isSet(place) === want).map(([, what]) => what),
  )
  return [
    ...(set!.length > 0 ? [shown(`The settings state ${set!.join(', ')}.`)] : []),
    ...(unset!.length > 0
      ? [missing(`The settings do not state ${unset!.join(', ')}: the shop promises nothing about it.`)]
      : []),
  ]
}

async function askBlocks(
  store: StoreHost,
  names: readonly string[],
  block: { call: string; list: string; what: string; unit: string; variable: string },
): Promise<StoreFinding[]> {
  const findings: StoreFinding[] = []
  for (const name of new Set(names)) {
    const { isDocument, body } = await store.ask('GET', `${block.call}/${encodeURIComponent(name)}`)
    const found = entries(body[block.list]).length
    findings.push(
      isDocument && found > 0
        ? shown(`${block.what} "${name}" has ${count(found, block.unit)}.`)
        : missing(
            `The store has no ${block.what.toLowerCase()} "${name}": that place stays empty. Set ${block.variable} to the name that the store uses.`,
          ),
    )
  }
  return findings
}

/** Menus, banners and showcases by name. */
export async function askShell(
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
    ...(await askBlocks(store, menus, menu)),
    ...(await askBlocks(store, banners, banner)),
    ...(await askBlocks(store, showcases, showcase)),
  ]
}
