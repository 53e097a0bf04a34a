import { moderationCopy } from '#lib/copy/moderation.ts'
import { moderationOrdersCopy as copy } from '#lib/copy/moderation-orders.ts'
import { priceFormatter } from '#lib/pricing/price-formatter.ts'
import { moderationPaths } from '#lib/routes/moderation-paths.ts'
import { ORDERS_PER_PAGE, type OwnerListedOrder } from '#lib/shop/owner-orders.ts'
import { ORDER_TIME, dayText } from './order-times.ts'
import styles from './owner-order.module.css'
import pager from './pager.module.css'
import parts from './parts.module.css'

interface OrderTableProps {
  orders: readonly OwnerListedOrder[]
  /** The value of the filter. */
  state: string
  page: number
}

/** The orders of the shop with a filter; a row has no address and no contact. */
export function OrderTable({ orders, state, page }: OrderTableProps) {
  const price = priceFormatter('pt')
  const { columns } = copy
  const addressOf = (to: number) => `${moderationPaths.orders}?situacao=${state}&pagina=${to}`
  return (
    <div className={styles.page}>
      <h1 className={parts.heading}>{copy.title}</h1>
      <p className={parts.intro}>{copy.intro}</p>
      <form className={parts.filter}>
        <label className={parts.label}>
          {copy.filter}
          <select name="situacao" defaultValue={state} className={parts.control}>
            <option value="abertos">{copy.open}</option>
            <option value="todos">{copy.all}</option>
            {Object.entries(copy.states).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button className={parts.button}>{copy.show}</button>
      </form>
      {orders.length === 0 ? (
        <p className={parts.note}>{copy.empty}</p>
      ) : (
        <div className={parts.scroll} role="region" aria-label={copy.title} tabIndex={0}>
          <table className={parts.table}>
            <thead>
              <tr>
                {Object.entries(columns).map(([name, label]) => (
                  <th key={name} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {orders.map((order) => (
                <tr key={order.number}>
                  <th scope="row">
                    <a href={moderationPaths.order(order.number)}>{order.number}</a>
                  </th>
                  <td>{ORDER_TIME.format(order.createdAt)}</td>
                  <td>{copy.states[order.state]}</td>
                  <td>{order.name.split(' ')[0]}</td>
                  <td className={parts.number}>{order.units}</td>
                  <td className={parts.number}>{price(order.total)}</td>
                  <td>{dayText(order.until)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {page > 1 || orders.length === ORDERS_PER_PAGE ? (
        <nav aria-label={moderationCopy.pages} className={pager.pager}>
          {page > 1 ? (
            <a href={addressOf(page - 1)} rel="prev" className={parts.button}>
              {copy.previous}
            </a>
          ) : null}
          {orders.length === ORDERS_PER_PAGE ? (
            <a href={addressOf(page + 1)} rel="next" className={parts.button}>
              {copy.next}
            </a>
          ) : null}
        </nav>
      ) : null}
    </div>
  )
}
