import type { CSSProperties } from 'react'
import { classNames } from '#components/ui/class-names.ts'
import { Icon } from '#components/ui/icon.tsx'
import { Progress } from '#components/ui/progress.tsx'
import { cartCopy } from '#lib/copy/cart.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { goalProgress, progressiveDiscount, type DiscountGoal } from '#lib/shop/discount-goal.ts'
import type { Cents } from '#lib/shop/money.ts'
import type { CartProps } from './cart-props.ts'
import styles from './goal-bar.module.css'
import { priceFormatter } from '#lib/pricing/price-formatter.ts'

type GoalBarProps = Pick<CartProps, 'lang' | 'settings'> & { subtotal: Cents | undefined }

/** The progress of the subtotal towards the discount and free shipping, as far as the store states them (spec section 4, P18, P29). */
export function GoalBar({ subtotal, lang, settings }: GoalBarProps) {
  const { goal, freeShippingFrom } = settings
  if (subtotal === undefined || (!goal && freeShippingFrom === undefined)) return null
  const price = priceFormatter(lang)
  const text = goal && goalText(goal, subtotal, price, lang)
  const isFree = subtotal >= (freeShippingFrom ?? Infinity)
  const freeShippingShare = goal && freeShippingFrom !== undefined ? freeShippingFrom / goal.goal : 1
  const shipping =
    freeShippingFrom === undefined ? null : (
      <p className={isFree ? styles.free : styles.shipping}>
        <Icon name="truck" size="small" /> {shippingText(freeShippingFrom, subtotal, price, lang)}
      </p>
    )
  return (
    <div className={styles.goals}>
      {/* The goal that a growing cart reaches first. */}
      {freeShippingShare < 1 ? shipping : null}
      {goal && text ? (
        <div className={styles.track} style={{ '--share': freeShippingShare } as CSSProperties}>
          <Progress
            value={goalProgress(subtotal, goal.goal)}
            label={cartCopy[lang].goalLabel}
            valueText={text}
          >
            {text}
          </Progress>
          {freeShippingShare > 0 && freeShippingShare < 1 ? (
            <span className={classNames(styles.mark, isFree && styles.passed)}>
              <Icon name="truck" size="small" />
            </span>
          ) : null}
        </div>
      ) : null}
      {freeShippingShare < 1 ? null : shipping}
    </div>
  )
}

type Price = ReturnType<typeof priceFormatter>

function goalText(goal: DiscountGoal, subtotal: Cents, price: Price, lang: Lang): string {
  const { goalStart, goalMissing, goalReached } = cartCopy[lang]
  const { reached, missing } = progressiveDiscount(subtotal, goal)
  if (reached) return goalReached(goal.percent)
  return subtotal > 0 ? goalMissing(price(missing), goal.percent) : goalStart(goal.percent, price(goal.goal))
}

function shippingText(freeFrom: Cents, subtotal: Cents, price: Price, lang: Lang): string {
  const { shippingFree, shippingHint, shippingFrom } = cartCopy[lang]
  const missing = freeFrom - subtotal
  if (missing <= 0) return shippingFree
  return subtotal > 0 ? shippingHint(price(missing)) : shippingFrom(price(freeFrom))
}
