import type { Lang } from './lang.ts'

/** Paths of the shop, without language, that browser code uses too (spec section 2). */
export const paths = {
  home: () => '/',
  collagen: () => '/colageno',
  product: (slug: string) => `/${slug}`,
  cart: () => '/checkout/carrinho/',
  cartAdd: () => '/checkout/carrinho/adicionar',
  cartChange: () => '/checkout/carrinho/alterar',
  cartCoupon: () => '/checkout/carrinho/cupom',
  access: () => '/checkout/acesso',
  signIn: () => '/checkout/acesso/entrar',
  signUp: () => '/checkout/acesso/cadastrar',
  signOut: () => '/checkout/acesso/sair',
  recover: () => '/checkout/acesso/recuperar',
  newPassword: () => '/checkout/acesso/nova-senha',
  newPasswordSave: () => '/checkout/acesso/nova-senha/salvar',
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

/** The path of an absolute or relative address of the store, without language, query and trailing slash. */
export function pathOfUrl(url: string): string {
  const pathname = url.startsWith('/') ? url.replace(/[?#].*$/, '') : (URL.parse(url)?.pathname ?? '/')
  return barePath(pathname.replace(/\/+$/, '') || '/')
}
