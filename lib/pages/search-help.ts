import 'server-only'
import { takesOrders } from '../config/own-checkout.ts'
import { faqEntries } from '../content/faq.ts'
import { institutionalLinks } from '../content/institutional.ts'
import { offerValues } from '../content/offer-values.ts'
import { orderCopy } from '../copy/order.ts'
import { brand } from '../host/brand.ts'
import { host } from '../host/host.ts'
import type { Lang } from '../routes/lang.ts'
import { pagePaths } from '../routes/page-paths.ts'
import { localePath } from '../routes/paths.ts'
import type { HelpLink } from '../shop/help-links.ts'
import type { ShopSettings } from '../shop/settings.ts'

/** The pages and answers to which a search for something other than a product can lead. */
export function helpLinks(lang: Lang, settings: ShopSettings): HelpLink[] {
  const { env, company } = host()
  const tracking = takesOrders(env) ? [{ label: orderCopy[lang].find, path: pagePaths.findOrder() }] : []
  const pages = [...tracking, ...institutionalLinks(brand(), lang)]
  const answers = faqEntries(brand(), lang, { settings, offer: offerValues(env, company) })
  const faq = localePath(lang, pagePaths.faq())
  return [
    ...pages.map(({ label, path }) => ({ label, href: localePath(lang, path) })),
    ...answers.map(({ id, question }) => ({ label: question, href: `${faq}#${id}` })),
  ]
}
