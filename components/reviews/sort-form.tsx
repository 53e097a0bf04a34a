import { buttonClass } from '#components/ui/button.tsx'
import { Select } from '#components/ui/select.tsx'
import type { ReviewOrder } from '#lib/contract/reviews.ts'
import { reviewListCopy } from '#lib/copy/review-list.ts'
import { topicSlug } from '#lib/shop/review-topics.ts'

import { REVIEWS_ANCHOR } from './review-address.ts'
import styles from './reviews-block.module.css'
import type { ReviewsProps } from './reviews-props.ts'

/** The labels in the order of the spec (section 2). */
const ORDERS = ['nota_desc', 'nota_asc', 'created_at_asc', 'created_at_desc', 'imagem'] as const

/** The id of the order's select; one block stands on a page. */
export const ORDER_ID = 'avaliacoes-ordem'

type SortFormProps = Pick<ReviewsProps, 'lang' | 'page' | 'topic'> & {
  /** '' while nobody has chosen: the list comes with photos first and the control reads 'Mais recentes' (P13). */
  chosen: ReviewOrder | ''
  onChoose?: (order: ReviewOrder) => void
}

/** The order of the reviews; without JavaScript a form that leads to the page of all reviews. */
export function SortForm({ lang, page, topic, chosen, onChoose }: SortFormProps) {
  const copy = reviewListCopy[lang]
  const choice = onChoose
    ? {
        value: chosen,
        onChange: (event: { target: HTMLSelectElement }) => onChoose(event.target.value as ReviewOrder),
      }
    : { defaultValue: chosen }
  return (
    <form action={page + REVIEWS_ANCHOR} className={styles.sort} data-print="off">
      {topic ? <input type="hidden" name="assunto" value={topicSlug(topic)} /> : null}
      <Select
        id={ORDER_ID}
        name="ordem"
        label={copy.order}
        autoComplete="off"
        className={styles.order}
        {...choice}
      >
        {chosen === '' ? (
          <option value="" hidden>
            {copy.orders.created_at_desc}
          </option>
        ) : null}
        {ORDERS.map((order) => (
          <option key={order} value={order}>
            {copy.orders[order]}
          </option>
        ))}
      </Select>
      <noscript>
        <button className={buttonClass({ variant: 'secondary', size: 'small' })}>{copy.apply}</button>
      </noscript>
    </form>
  )
}
