import type { Company } from '../config/company.ts'
import { whatsappUrl } from '../config/company.ts'
import type { Env } from '../config/env.ts'
import { cartCopy } from '../copy/cart.ts'
import { paymentCopy } from '../copy/payment.ts'
import { sessionCookieName } from '../http/cookies.ts'
import { languageTag, type Lang } from '../routes/lang.ts'
import { convertedMoney, formatMoney, type Conversion } from '../shop/currency.ts'
import { withOrdinalDay } from '../shop/ordinal-day.ts'
import type { ShopSettings } from '../shop/settings.ts'
import { paymentFigures, type PaymentFigures } from './payment-figures.ts'
import { offerValues, type OfferEnv } from './offer-values.ts'
import { settingsValues, type PlaceholderValues } from './placeholders.ts'

/** The data that texts of institutional pages may quote. */
export interface PageFacts {
  env: Pick<Env, 'brandName' | 'sessionCookie' | 'siteUrl' | 'loginMarkerKey'> & OfferEnv
  company: Company
  settings: ShopSettings
}

/** The placeholder values of institutional pages (docs/decisions/0045); undefined for data that neither store nor company file states (P23, P29). */
export function pageValues(lang: Lang, { env, company, settings }: PageFacts): PlaceholderValues {
  const figures = paymentFigures(settings, lang)
  const { legalName, taxId, email, whatsapp, ebit } = company
  return {
    ...settingsValues(lang, settings),
    ...offerValues(env, company),
    ...(figures && figureValues(lang, figures)),
    marca: env.brandName,
    'cookie-sessao': sessionCookieName(env),
    'marca-acesso': env.loginMarkerKey,
    'moeda-inglesa': settings.conversion?.code,
    ...rateValues(lang, settings.conversion),
    'razao-social': legalName ?? undefined,
    cnpj: taxId ?? undefined,
    email: email ?? undefined,
    whatsapp: whatsappUrl(cartCopy[lang].whatsappText, whatsapp),
    // Prints no text: a paragraph with {selo} is left out while the e-bit seal is not shown.
    selo: ebit.shown ? '' : undefined,
  }
}

function figureValues(lang: Lang, figures: PaymentFigures): PlaceholderValues {
  const copy = paymentCopy[lang]
  const { hasInterest, interestFreeInstallments, rate, maxInstallments, longest, interest } = figures
  return {
    'meta-paga': figures.goalPaid,
    'regra-dos-juros': hasInterest
      ? copy.interest(copy.freeUpTo(interestFreeInstallments), rate)
      : copy.noInterest,
    'exemplo-com-juros': hasInterest
      ? copy.longest(maxInstallments, longest.each, longest.total, interest)
      : undefined,
  }
}

// States the rate for R$ 100, because the converted amount of R$ 1 has too few digits with two decimals.
function rateValues(lang: Lang, conversion: Conversion | undefined): PlaceholderValues {
  if (!conversion) return {}
  const day = new Intl.DateTimeFormat(languageTag(lang), { dateStyle: 'long', timeZone: 'UTC' })
  return {
    'taxa-reais': formatMoney(10_000, lang),
    'taxa-moeda': convertedMoney(10_000, 'en', conversion),
    'data-moeda': withOrdinalDay(day.format(new Date(conversion.date))),
  }
}
