import type { Lang } from './lang.ts'

/** Paths of the shop, without language, that browser code uses too (spec section 2). */
export const paths = {
  home: () => '/',
  product: (slug: string) => `/${slug}`,
  cart: () => '/checkout/carrinho/',
  cartAdd: () => '/checkout/carrinho/adicionar',
  cartChange: () => '/checkout/carrinho/alterar',
  cartCoupon: () => '/checkout/carrinho/cupom',
  access: () => '/checkout/acesso',
  signIn: () => '/checkout/acesso/entrar',
  signUp: () => '/checkout/acesso/cadastrar',
  signOut: () => '/checkout/acesso/sair',
  checkoutPayment: () => '/checkout/pagamento',
  search: () => '/busca',
  wishlist: () => '/favoritos',
  wishlistChange: () => '/favoritos/alterar',
  notFound: () => '/nao-encontrada',
  unavailable: () => '/indisponivel',
} as const

/** A path in a language: `/colageno` is `/en/colageno` in English (P1). */
export function localePath(lang: Lang, path: string): string {
  if (lang === 'pt') return path
  return path === '/' ? '/en' : `/en${path}`
}

/** The same path without its language: `/en/colageno` and `/colageno` are both `/colageno`. */
export function barePath(pathname: string): string {
  if (pathname === '/en') return '/'
  return pathname.startsWith('/en/') ? pathname.slice('/en'.length) : pathname
}

// Browsers drop these characters from an address and read a backslash as a slash.
const DROPPED = /[\u0000-\u001f\u007f]/g
const SLASHES = /[/\\]+/g

/**
 * The path of an absolute or relative address of the store, without language, query and trailing slash. The path starts with
 * one slash, so a link to it stays on the shop's host; an address with another scheme than http has the path '/'.
 */
export function pathOfUrl(url: string): string {
  const address = url.replace(DROPPED, '').trim()
  const isPath = /^\/(?![/\\])/.test(address)
  // Letters outside ASCII become percent escapes, as in the address that a browser requests.
  const pathname = pathOfAbsolute(isPath ? `https://own.invalid${address}` : address)
  return barePath(pathname.replace(SLASHES, '/').replace(/\/$/, '') || '/')
}

function pathOfAbsolute(address: string): string {
  const absolute = URL.parse(address.replace(/^[/\\]{2,}/, 'https://'))
  return absolute && /^https?:$/.test(absolute.protocol) ? absolute.pathname : '/'
}
