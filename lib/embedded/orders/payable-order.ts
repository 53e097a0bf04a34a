import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import type { PayableOrder } from '../payments/provider.ts'
import type { StoreContext } from '../store/store.ts'
import type { StoreRules } from '../store/store-rules.ts'
import type { OrderRow } from './order-row.ts'
import { paymentDescription } from './order-texts.ts'

/** The page on which an order is followed, with its key, on the shop's host. */
export function orderAddress(siteUrl: string, language: Lang, number: number, key: string): string {
  return `${siteUrl}${localePath(language, pagePaths.order(String(number)))}?chave=${key}`
}

// The page after ordering, to which a buyer comes back from the provider.
function confirmationAddress(siteUrl: string, language: Lang, number: number, key: string): string {
  return `${siteUrl}${localePath(language, pagePaths.confirmation(String(number)))}?chave=${key}`
}

type Payable = Pick<OrderRow, 'number' | 'total' | 'email' | 'name' | 'cpf' | 'language' | 'expires_at'>

/** Returns an order as a payment provider needs it. */
export function payableOrder(
  { config }: Pick<StoreContext, 'config'>,
  { settings }: StoreRules,
  { number, total, email, name, cpf, language, expires_at }: Payable,
  key: string,
): PayableOrder {
  const lang: Lang = language === 'en' ? 'en' : 'pt'
  return {
    number: String(number),
    totalCents: total,
    email,
    name,
    cpf,
    description: paymentDescription(number, settings.configuracoes.loja.nome, lang),
    language: lang,
    returnUrl: confirmationAddress(config.siteUrl, lang, number, key),
    expiresAt: expires_at ?? 0,
  }
}
