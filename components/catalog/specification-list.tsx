import type { Product } from '#lib/shop/product.ts'
import styles from './specification-list.module.css'

/** The specifications of a product, in the store's groups (platform 3.3). */
export function SpecificationList({ groups }: { groups: Product['specifications'] }) {
  return groups.map(({ name, rows }, index) => (
    <div key={index} className={styles.group}>
      {name ? <h3 className={styles.name}>{name}</h3> : null}
      <dl className={styles.rows}>
        {rows.map(({ label, value }, row) => (
          <div key={row} className={styles.row}>
            <dt>{label || name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  ))
}
