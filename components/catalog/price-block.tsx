import { Badge } from '#components/ui/badge.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { kitCopy } from '#lib/copy/kit.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { BRL, BRL_IN_ENGLISH, formatMoney } from '#lib/shop/currency.ts'
import { installment } from '#lib/shop/installments.ts'
import { pricePerPotAtGoal, saving } from '#lib/shop/kit.ts'
import type { Kit, PriceSettings } from '#lib/shop/kit.ts'
import type { Cents } from '#lib/shop/money.ts'

import styles from './price-block.module.css'

type PriceBlockProps = {
  /** What is bought, at the price it has now (cents). */
  option: Pick<Kit, 'price' | 'priceFrom' | 'units'> & Partial<Pick<Kit, 'title'>>
  /** Up to how many parts are told: 12 on product pages, 6 on the home page (section 9). */
  installments: 6 | 12
  lang: Lang
  settings: PriceSettings
  size?: 'card' | 'page' | undefined
  className?: string | undefined
}

const POT = /\bpot(?:s|es?)?\b/i

/**
 * A price as Brazilian law and habit want it: the cash price largest, the credit price with its interest and total
 * (P16), what a pot costs at the goal (P17), and on English pages what is charged in reais (P3).
 */
export function PriceBlock({
  option,
  installments,
  lang,
  settings,
  size = 'card',
  className,
}: PriceBlockProps) {
  const { price, priceFrom, units, title = '' } = option
  const copy = kitCopy[lang]
  const currency = lang === 'en' ? settings.english : BRL
  const money = (cents: Cents) => formatMoney(cents, currency)
  const offer = saving(price, priceFrom)
  const credit = installment(price, Math.min(installments, settings.terms.maximum), settings.terms)
  const each = money(credit.each)
  const atGoal = money(pricePerPotAtGoal(price, units, settings.goal.percent))
  return (
    <div className={classNames(styles.prices, size === 'page' && styles.page, className)}>
      {offer && priceFrom ? (
        <p className={styles.was}>
          <span>
            {copy.was} <s>{money(priceFrom)}</s>
          </span>
          <Badge kind="leaf" className={styles.saved}>
            {copy.save(offer.percent)}
          </Badge>
        </p>
      ) : null}
      <p className={styles.now}>
        {offer ? <span className="visually-hidden">{copy.now} </span> : null}
        <strong className={styles.cash}>{money(price)}</strong> <span>{copy.atOnce}</span>
      </p>
      {lang === 'en' ? (
        <p className={styles.charged}>{copy.chargedIn(formatMoney(price, BRL_IN_ENGLISH))}</p>
      ) : null}
      {credit.ratePercent > 0 ? (
        <p>
          {copy.installments(credit.count, each)}{' '}
          <span className={styles.total}>({copy.totalOnCredit(money(credit.total))})</span>
        </p>
      ) : (
        <p>{copy.installmentsFree(credit.count, each)}</p>
      )}
      <p className={styles.goal}>
        <strong>{POT.test(title) ? copy.perPot(atGoal) : copy.perUnit(atGoal)}</strong>{' '}
        {copy.perPotNote(money(settings.goal.goal))}
      </p>
    </div>
  )
}
