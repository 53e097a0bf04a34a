import { classNames } from '#components/ui/class-names.ts'
import { productCopy } from '#lib/copy/product.ts'
import type { Lang } from '#lib/routes/lang.ts'

import styles from './nutrition-table.module.css'

type NutritionTableProps = {
  rows: readonly { nutrient: string; amount: string; dailyValue: string }[]
  lang: Lang
  /** The serving size, such as '12 g'. */
  serving?: string | undefined
  /** Replaces the default name of the table. */
  caption?: string | undefined
  className?: string | undefined
}

/** Nutrition facts in three columns: nutrient, amount per serving, % daily value (spec section 2); renders nothing without rows. */
export function NutritionTable({ rows, lang, serving, caption, className }: NutritionTableProps) {
  if (rows.length === 0) return null
  const copy = productCopy[lang]
  return (
    <div className={classNames(styles.facts, className)}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption ?? copy.nutrition}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.nutrient}</th>
            <th scope="col">{serving ? copy.amountPer(serving.replaceAll(' ', '\u00a0')) : copy.amount}</th>
            <th scope="col">{copy.dailyValue}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ nutrient, amount, dailyValue }) => (
            <tr key={nutrient}>
              <th scope="row">{nutrient}</th>
              <td>{amount.replaceAll(' ', '\u00a0')}</td>
              <td>{dailyValue}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{copy.dailyValueNote}</p>
    </div>
  )
}
