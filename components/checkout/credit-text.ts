import { cardPaymentCopy } from '#lib/copy/card-payment.ts'
import { priceCopy } from '#lib/copy/price.ts'
import { priceFormatter } from '#lib/pricing/price-formatter.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { lastInstallment, type Installment } from '#lib/shop/installments.ts'

/** Whether the buyer pays interest; a store may not state it. */
export function hasInterest({ ratePercent = 0 }: Pick<Installment, 'ratePercent'>): boolean {
  return ratePercent > 0
}

/** The total of installments with interest and, where rounding changes it, the amount of the last one; '' without interest (P16). */
export function creditText(installments: Installment, lang: Lang): string {
  const { total } = installments
  if (total === undefined || !hasInterest(installments)) return ''
  const price = priceFormatter(lang)
  const last = lastInstallment(installments)
  const texts = [priceCopy[lang].totalOnCredit(price(total))]
  if (last !== undefined) texts.push(cardPaymentCopy[lang].last(price(last)))
  return texts.join(', ')
}

/** What the buyer pays by card beside an order's total, which is without the card company's interest; '' where both are the same (P16). */
export function onCardText(installments: Installment, lang: Lang): string {
  const { count, each, total } = installments
  if (total === undefined || !hasInterest(installments)) return ''
  const price = priceFormatter(lang)
  return cardPaymentCopy[lang].onCard(count, price(each), price(total))
}

/** One choice of installments as a line: its parts and, of several, what they are together (P16). */
export function installmentText(installments: Installment, lang: Lang): string {
  const price = priceFormatter(lang)
  const { count, each, total } = installments
  const parts = cardPaymentCopy[lang].installments(count, price(each), hasInterest(installments))
  const sum = count > 1 && total !== undefined ? cardPaymentCopy[lang].sum(price(total)) : ''
  return [parts, creditText(installments, lang) || sum].filter(Boolean).join(', ')
}
