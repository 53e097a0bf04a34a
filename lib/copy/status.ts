import { byLang } from './by-lang.ts'

/** The pages for not found and offline (spec section 8, P9). */
export const statusCopy = byLang(
  {
    notFound: 'Página não encontrada',
    notFoundText: 'O endereço pode ter mudado ou estar incompleto.',
    nearest: 'Você procurava por',
    popular: 'O que mais se procura por aqui',
    offline: 'Você está sem conexão',
    offlineText:
      'Não conseguimos chegar à internet. Seu carrinho está guardado na loja: quando a conexão voltar, é só continuar de onde parou.',
  },
  {
    notFound: 'Page not found',
    notFoundText: 'The page may have moved, or the address may be mistyped.',
    nearest: 'Were you looking for',
    popular: 'Popular right now',
    offline: 'You are offline',
    offlineText:
      'We can’t reach the internet. Your cart is saved: once you’re back online, just pick up where you left off.',
  },
)
