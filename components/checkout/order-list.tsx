import { buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import { orderCopy } from '#lib/copy/order.ts'
import { priceFormatter } from '#lib/pricing/price-formatter.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import type { ListedOrder } from '#lib/shop/order.ts'
import { timeText } from './order-time.ts'
import styles from './order.module.css'
import sheet from './sheet.module.css'

/** The orders of an account, newest first; without an account, links that find an order (contract 4.33). */
export function OrderList({ orders, lang }: { orders: readonly ListedOrder[] | undefined; lang: Lang }) {
  const copy = orderCopy[lang]
  const price = priceFormatter(lang)
  return (
    <section className={sheet.page}>
      <h1>{copy.mine}</h1>
      <p>{orders === undefined ? copy.signIn : orders.length === 0 ? copy.none : copy.mineIntro}</p>
      {orders && orders.length > 0 ? (
        <ul role="list" className={styles.orders}>
          {orders.map(({ number, key, state, createdAt, total, units }) => (
            <li key={number} className={sheet.card}>
              <h2>
                {/* A plain link: its address has a key, which the router would keep. */}
                <a href={localePath(lang, `${pagePaths.order(number)}?chave=${encodeURIComponent(key)}`)}>
                  {copy.title(number)}
                </a>
              </h2>
              <p>
                <strong>{copy.states[state]}</strong> · {timeText(createdAt, lang)}
              </p>
              <p>
                {copy.units(units)} · {price(total)}
              </p>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.actions}>
        {orders === undefined ? (
          <Link href={localePath(lang, paths.access())} className={buttonClass()}>
            {copy.access}
          </Link>
        ) : null}
        <Link
          href={localePath(lang, pagePaths.findOrder())}
          className={buttonClass({ variant: 'secondary' })}
        >
          {copy.find}
        </Link>
      </div>
    </section>
  )
}
