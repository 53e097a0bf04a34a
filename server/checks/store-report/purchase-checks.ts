import { getShipping } from '#lib/client/store/shipment.ts'
import type { Env } from '#lib/config/env.ts'
import { count, missing, problem, shown, type StoreFinding } from './finding.ts'
import type { CartRequest } from './products.ts'
import { fieldAt, entries, isRecord, type StoreHost } from './host.ts'

const CART = 'checkout/cart'
const POSTAL_CODE = '01310100'
const DEADLINE_MS = 10_000
const OTHER_HOST = 'Set PLATFORM_URL if the checkout is on another host than the API, or CHECKOUT_URL.'

/** Checks the cart: the session, an add, a change and a removal, after which this visitor's cart is empty. */
export async function checkCartCalls(
  store: StoreHost,
  purchase: CartRequest,
  sessionCookie: string,
): Promise<StoreFinding[]> {
  const added = await store.call('POST', CART, { body: purchase })
  const idProduto = String(purchase.itens[0]?.['idProduto'])
  const line = entries(added.body['itens']).find(
    (one) => String(fieldAt(one, 'hash', 'idProduto')) === idProduto,
  )
  const names = [...store.cookies.keys()].join(', ')
  const session = store.cookies.has(sessionCookie)
    ? shown(`The session is the cookie ${sessionCookie}.`)
    : problem(
        names
          ? `The store sets ${names}, but no cookie ${sessionCookie}: set SESSION_COOKIE.`
          : 'No response of the store sets a cookie: every visit starts with an empty cart.',
      )
  if (!line)
    return [
      session,
      problem(`A product cannot be put into the cart (${added.status}): ${added.text.slice(0, 120)}`),
    ]
  const { hash } = line
  const key = isRecord(hash) ? Object.entries(hash).filter(([name]) => name !== 'quantidade') : []
  const fields = { ...Object.fromEntries(key), tipo: line['tipo'] }
  const changed = await store.call('PUT', CART, { body: { ...fields, quantidade: 1 } })
  const removed = await store.call('DELETE', CART, { body: fields })
  const isEmpty = removed.isDocument && entries(removed.body['itens']).length === 0
  return [
    session,
    changed.isDocument && isEmpty
      ? shown('A product can be put into the cart, changed and removed.')
      : problem(`A line of the cart cannot be changed (${changed.status}) or removed (${removed.status}).`),
  ]
}

/** Checks the shipping quote for one product to a postal code in São Paulo; the shop shows options with a name. */
export async function checkShippingQuote(
  { reader }: StoreHost,
  { itens: [item] }: CartRequest,
): Promise<StoreFinding> {
  try {
    const { options } = await getShipping(reader, {
      postalCode: POSTAL_CODE,
      kind: 'produto',
      itemId: Number(item?.['idProduto']),
      attributeId: Number(item?.['idAtributoSimples'] ?? 0),
      quantity: 1,
    })
    return shown(`The store quotes ${count(options.length, 'delivery option')} to ${POSTAL_CODE}.`)
  } catch (error) {
    return missing(
      `The store returns no shipping quote (${(error as Error).message}): the product page has no delivery estimate.`,
    )
  }
}

/** Checks where a visitor pays: the environment's settings and the store's own checkout page. */
export async function checkCheckout(store: StoreHost, env: Env, userAgent: string): Promise<StoreFinding[]> {
  const origin = env.platformUrl ?? new URL(store.base).origin
  const { host } = new URL(origin)
  const page = await fetch(`${origin}/checkout/carrinho/`, {
    headers: { 'user-agent': userAgent, accept: 'text/html' },
    signal: AbortSignal.timeout(DEADLINE_MS),
  })
    .then(async (response) => ({
      status: response.status,
      origin: new URL(response.url).origin,
      html: await response.text(),
    }))
    .catch(() => ({ status: 0, origin, html: '' }))
  const hasPage = page.status >= 200 && page.status < 400
  const leaving =
    page.html.match(new RegExp(`(?:href|action|src)=["']?https?://${RegExp.escape(host)}/`, 'gi')) ?? []
  if (hasPage && page.origin !== origin && !env.checkoutUrl)
    return [
      problem(
        `The checkout is on another host: ${origin}/checkout/carrinho/ redirects to ${page.origin}. Set PLATFORM_URL=${page.origin} and PLATFORM_PROXY=1.`,
      ),
    ]
  if (!env.platformProxy && !env.checkoutUrl)
    return [
      problem(
        hasPage
          ? `Nobody can pay yet: ${origin}/checkout/carrinho/ exists. Set PLATFORM_PROXY=1 to show it on the shop's own host.`
          : `Nobody can pay yet, and ${origin}/checkout/carrinho/ answers ${page.status}. ${OTHER_HOST}`,
      ),
    ]
  if (!env.platformProxy)
    return [
      missing(
        `Checkout is ${env.checkoutUrl}: unless it shares the shop's host, it does not receive the cart.`,
      ),
    ]
  if (!hasPage)
    return [
      problem(`The store's checkout ${origin}/checkout/carrinho/ answers ${page.status}. ${OTHER_HOST}`),
    ]
  const folders = [
    ...new Set(
      [...page.html.matchAll(/(?:src|href)=["'](\/[\w-]+)\/[^"']+\.(?:css|js|png|svg|webp)/g)].map(
        ([, folder]) => folder!,
      ),
    ),
  ].filter((folder) => !['/checkout', '/minha-conta', ...env.platformPaths].includes(folder))
  return [
    shown(`The store's checkout appears on the shop's host, below /checkout and /minha-conta.`),
    ...(leaving.length > 0
      ? [
          problem(
            `Its page names the store's own host ${count(leaving.length, 'time')}: those links leave the shop and lose the cart.`,
          ),
        ]
      : []),
    ...(folders.length > 0
      ? [
          problem(
            `Its page needs files below ${folders.join(', ')}: set PLATFORM_PROXY_PATHS=${folders.join(',')}.`,
          ),
        ]
      : []),
  ]
}
