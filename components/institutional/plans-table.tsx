import { paymentCopy } from '#lib/copy/payment.ts'
import type { PaymentFigures } from '#lib/content/payment-figures.ts'
import type { Lang } from '#lib/routes/lang.ts'

/** An example purchase in installments, computed by the rules of the cart (spec section 9, P16). */
export function PlansTable({ lang, figures }: { lang: Lang; figures: PaymentFigures }) {
  const copy = paymentCopy[lang]
  return (
    <table>
      <caption>{copy.example(figures.example)}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.installments}</th>
          <th scope="col">{copy.each}</th>
          <th scope="col">{copy.total}</th>
        </tr>
      </thead>
      <tbody>
        {figures.plans.map(({ count, each, total, hasInterest }) => (
          <tr key={count}>
            <th scope="row">{hasInterest ? copy.withInterest(count) : copy.free(count)}</th>
            <td>{each}</td>
            <td>{total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
