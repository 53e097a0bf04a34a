import type { CSSProperties } from 'react'
import { classNames } from '#components/ui/class-names.ts'
import { Icon } from '#components/ui/icon.tsx'
import { Progress } from '#components/ui/progress.tsx'
import { cartCopy } from '#lib/copy/cart.ts'
import { goalProgress, progressiveDiscount } from '#lib/shop/discount-goal.ts'
import type { Cents } from '#lib/shop/money.ts'
import type { CartProps } from './cart-props.ts'
import styles from './goal-bar.module.css'
import { priceFormatter } from '#lib/pricing/price-formatter.ts'

type GoalBarProps = Omit<CartProps, 'whatsappUrl'> & { subtotal: Cents }

/** The progress of the subtotal towards the discount and free shipping (spec section 4, P18). */
export function GoalBar({ subtotal, lang, settings }: GoalBarProps) {
  const text = goalText({ subtotal, lang, settings })
  const shipping = shippingText({ subtotal, lang, settings })
  const { goal } = settings.goal
  const isFree = subtotal >= settings.freeShippingFrom
  const share = goal > 0 ? settings.freeShippingFrom / goal : 1
  return (
    <div className={styles.goals}>
      {goal > 0 ? (
        <div className={styles.track} style={{ '--share': share } as CSSProperties}>
          <Progress value={goalProgress(subtotal, goal)} label={cartCopy[lang].goalLabel} valueText={text}>
            {text}
          </Progress>
          {share > 0 && share < 1 ? (
            <span className={classNames(styles.mark, isFree && styles.passed)}>
              <Icon name="truck" size="small" />
            </span>
          ) : null}
        </div>
      ) : null}
      <p className={isFree ? styles.free : styles.shipping}>
        <Icon name="truck" size="small" /> {shipping}
      </p>
    </div>
  )
}

function goalText({ subtotal, lang, settings }: GoalBarProps): string {
  const { goalStart, goalMissing, goalReached } = cartCopy[lang]
  const { goal, percent } = settings.goal
  const price = priceFormatter(lang, settings)
  const { reached, missing } = progressiveDiscount(subtotal, settings.goal)
  if (reached) return goalReached(percent)
  return subtotal > 0 ? goalMissing(price(missing), percent) : goalStart(percent, price(goal))
}

function shippingText({ subtotal, lang, settings }: GoalBarProps): string {
  const { shippingFree, shippingHint, shippingFrom } = cartCopy[lang]
  const missing = settings.freeShippingFrom - subtotal
  const price = priceFormatter(lang, settings)
  if (missing <= 0) return shippingFree
  return subtotal > 0 ? shippingHint(price(missing)) : shippingFrom(price(settings.freeShippingFrom))
}
