import { buttonClass } from '#components/ui/button.tsx'
import { Select } from '#components/ui/select.tsx'
import type { ReviewOrder } from '#lib/contract/reviews.ts'
import { reviewListCopy } from '#lib/copy/review-list.ts'
import { topicSlug } from '#lib/shop/review-topics.ts'

import { REVIEWS_ANCHOR } from '#lib/routes/review-address.ts'
import styles from './reviews-block.module.css'
import type { ReviewsProps } from './reviews-props.ts'

/** The options in the order of spec section 2. */
const ORDERS = ['nota_desc', 'nota_asc', 'created_at_asc', 'created_at_desc', 'imagem'] as const

/** The id of the select; a page has at most one reviews block. */
export const ORDER_ID = 'avaliacoes-ordem'

type SortFormProps = Pick<ReviewsProps, 'lang' | 'allReviewsPath' | 'topic'> & {
  /** '' until the visitor selects one: the list starts with photos and the control shows 'Mais recentes' (P13). */
  order: ReviewOrder | ''
  onChange?: (order: ReviewOrder) => void
}

/** The sort order of the reviews; without JavaScript a form that opens the page of all reviews. */
export function SortForm({ lang, allReviewsPath, topic, order, onChange }: SortFormProps) {
  const copy = reviewListCopy[lang]
  const binding = onChange
    ? {
        value: order,
        onChange: (event: { target: HTMLSelectElement }) => onChange(event.target.value as ReviewOrder),
      }
    : { defaultValue: order }
  return (
    <form action={allReviewsPath + REVIEWS_ANCHOR} className={styles.sort} data-print="off">
      {topic ? <input type="hidden" name="assunto" value={topicSlug(topic)} /> : null}
      <Select
        id={ORDER_ID}
        name="ordem"
        label={copy.order}
        autoComplete="off"
        className={styles.order}
        {...binding}
      >
        {order === '' ? (
          <option value="" hidden>
            {copy.orders.created_at_desc}
          </option>
        ) : null}
        {ORDERS.map((each) => (
          <option key={each} value={each}>
            {copy.orders[each]}
          </option>
        ))}
      </Select>
      <noscript>
        <button className={buttonClass({ variant: 'secondary', size: 'small' })}>{copy.apply}</button>
      </noscript>
    </form>
  )
}
