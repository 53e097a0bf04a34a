import type { PolicySection } from '#components/institutional/policy.tsx'
import { Link } from '#components/ui/link.tsx'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'

const to = (path: string) => localePath('en', path)

/** Refunds and the old challenge (spec sections 5, 9), in English. */
export const REFUNDS_EN: PolicySection[] = [
  {
    id: 'reembolso',
    title: 'When you can ask for a refund',
    body: (
      <>
        <p>
          If you change your mind, ask for the refund within 7 calendar days of receipt. You do not have to
          give a reason. There are three conditions:
        </p>
        <ol>
          <li>Your request reaches us within those 7 days.</li>
          <li>
            The product comes back unused and with its seal intact, because these are foods and cosmetics that
            nobody else could use once they have been opened.
          </li>
          <li>
            The tax ID (CPF) of the account holder who receives the money is the same as the CPF of the order.
          </li>
        </ol>
        <p>
          We return everything you paid, including delivery. For how to send the product back, step by step,
          see <Link href={to(pagePaths.returns())}>Returns and exchange</Link>.
        </p>
        <p>
          If your order has not left us yet, just tell customer service: we cancel the shipment and return the
          money. A product that is faulty, damaged or the wrong one follows rules of its own and needs no
          seal; see <Link href={to(`${pagePaths.returns()}#defeito`)}>what to do in that case</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'prazos-do-reembolso',
    title: 'How soon the money comes back',
    body: (
      <>
        <p>
          We process the refund within 10 days, counted from when the returned product reaches us. Processing
          means that we check it and give the order to pay you back; when you see the money depends on how you
          paid:
        </p>
        <dl>
          <div>
            <dt>Credit card</dt>
            <dd>
              We tell the card company promptly that you withdrew, so that it does not bill the purchase or
              reverses the charge. Depending on its billing dates, the credit may take up to three statements
              to appear. If you paid in installments, they may go on being billed, offset by the credit.
            </dd>
          </div>
          <div>
            <dt>Pix</dt>
            <dd>
              The amount returns to the account it came from, if the CPF of its holder is the one of the
              order.
            </dd>
          </div>
          <div>
            <dt>Bank slip</dt>
            <dd>
              A bank slip does not record the account of whoever paid it, so we ask the buyer to tell us one.
              We make the deposit within 10 business days of receiving those details.
            </dd>
          </div>
        </dl>
        <p>
          We make no refunds to other people’s accounts. The rule protects you: somebody who buys with your
          data cannot get the money back in another name.
        </p>
      </>
    ),
  },
  {
    id: 'desafio-90-dias',
    title: '90-day challenge (closed)',
    body: (
      <>
        <p>
          The 90-day challenge (<span lang="pt-BR">“Desafio 90 dias”</span>) is closed to new participants.
          Its terms stay here and hold for those who bought while it was open:
        </p>
        <ul>
          <li>the purchase had to have 3 pots in one order;</li>
          <li>whoever asked for the refund had to return the 3 empty pots;</li>
          <li>shipping is not refunded;</li>
          <li>the CPF of the account holder is the same as the one of the order.</li>
        </ul>
        <p>
          The challenge was an extra. It never replaced the 7 days to change your mind, where shipping is
          returned too, nor the <Link href={to(pagePaths.warranty())}>legal warranty</Link>.
        </p>
      </>
    ),
  },
]
