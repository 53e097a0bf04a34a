import { KeyFacts } from '#components/institutional/key-facts.tsx'
import { Policy, type PolicySection } from '#components/institutional/policy.tsx'
import { Link } from '#components/ui/link.tsx'
import { whatsappUrl, type Company } from '#lib/config/company.ts'
import { cartCopy } from '#lib/copy/cart.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import { BRL_IN_ENGLISH } from '#lib/shop/currency.ts'
import type { ShopSettings } from '#lib/shop/settings.ts'
import { paymentFigures } from './figures.ts'
import { REFUNDS_EN } from './refunds.en.tsx'

export const PAYMENT_LEAD_EN =
  'How to pay, what installments and shipping cost, and how your money comes back when a purchase does not work out.'

type Props = { settings: ShopSettings; company: Company }

/** The payment and refund policy in English. */
export function PaymentEn({ settings, company }: Props) {
  const figures = paymentFigures(settings, BRL_IN_ENGLISH)
  const whatsapp = whatsappUrl(cartCopy.en.whatsappText, company.whatsapp)
  return (
    <Policy
      contents="On this page"
      updated="Updated on November 21, 2026"
      sections={[...(figures ? paying(figures, settings.english.code, whatsapp) : []), ...REFUNDS_EN]}
    >
      {figures && (
        <KeyFacts
          facts={[
            {
              value: `${figures.maxInstallments}x`,
              text: 'by credit card, with the total on credit always shown',
            },
            { value: `${figures.goalPercent}%`, text: `off once your cart reaches ${figures.goal}` },
            { value: '7 days', text: 'from receipt to ask for a refund' },
          ]}
        />
      )}
    </Policy>
  )
}

type Figures = NonNullable<ReturnType<typeof paymentFigures>>
const to = (path: string) => localePath('en', path)

function paying(figures: Figures, shownIn: string, whatsapp: string | undefined): PolicySection[] {
  const { goal, goalPercent, freeShippingFrom, longest } = figures
  return [
    {
      id: 'formas-de-pagamento',
      title: 'Ways to pay',
      body: (
        <>
          <p>
            You pay in the checkout area, after you have reviewed your cart and chosen to purchase. The ways
            to pay that are open to your order appear there, before anything is charged:
          </p>
          <ul>
            <li>
              <strong>Pix</strong>, the Brazilian instant transfer: one payment, confirmed within minutes.
            </li>
            <li>
              <strong>Credit card</strong>: one payment or up to {figures.maxInstallments} installments.
            </li>
            <li>
              <strong>Bank slip</strong> (boleto): one payment by the due date printed on it. Your order goes
              ahead once the bank confirms the payment, which may take some business days.
            </li>
          </ul>
          <p>
            No page of this shop has a card form. You give payment details only at checkout, to the provider
            that makes the charge. If anybody asks you for them in a message on our behalf, do not answer;
            tell <Link href={to(pagePaths.service())}>customer service</Link>.
          </p>
        </>
      ),
    },
    {
      id: 'moeda',
      title: 'Currency',
      body: (
        <p>
          The English pages display prices in {shownIn === 'USD' ? 'US dollars (USD)' : shownIn} as a
          reference. Every order is charged in Brazilian reais (BRL, written R$), and the amount in BRL stands
          beside each price. The amounts on this page are all in BRL. If your card was issued outside Brazil,
          its issuer decides the exchange rate and the fees of the purchase.
        </p>
      ),
    },
    {
      id: 'parcelamento',
      title: 'Installments and interest',
      body: (
        <>
          <p>
            By credit card you can split a purchase into up to {figures.maxInstallments} monthly installments.{' '}
            {interestRule(figures)}
          </p>
          <table>
            <caption>Example: a purchase of {figures.example}</caption>
            <thead>
              <tr>
                <th scope="col">Installments</th>
                <th scope="col">Each</th>
                <th scope="col">Total to pay</th>
              </tr>
            </thead>
            <tbody>
              {figures.plans.map(({ count, each, total, hasInterest }) => (
                <tr key={count}>
                  <th scope="row">
                    {count}x {hasInterest ? 'with interest' : 'without interest'}
                  </th>
                  <td>{each}</td>
                  <td>{total}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>
            {figures.hasInterest &&
              `So in ${figures.maxInstallments}x of ${longest.each} the total on credit is ${longest.total}: ${figures.interest} more than in one payment. `}
            Installments are billed monthly on your card statement. Each is rounded to the nearest cent, and
            the checkout confirms the total before it charges you.
          </p>
        </>
      ),
    },
    {
      id: 'desconto-e-frete',
      title: 'Discount and shipping',
      body: (
        <>
          <p>
            <strong>{goalPercent}% OFF.</strong> When the subtotal of your products reaches {goal} or more, a
            discount of {goalPercent}% on the subtotal applies by itself in the cart, with no coupon. A
            purchase of {goal}, for example, comes to {figures.goalPaid}.
          </p>
          <p>
            <strong>Shipping.</strong> It is free from {freeShippingFrom} and a flat {figures.fixedShipping}{' '}
            below that, anywhere in Brazil.
          </p>
          <p>Both goals count the subtotal of the products, before the discount and without shipping.</p>
        </>
      ),
    },
    {
      id: 'limite-por-pedido',
      title: 'Limit per order',
      body: (
        <>
          <p>
            In the shop, an order can have a subtotal of up to {figures.purchaseLimit}. Above that, the{' '}
            <Link href={to(paths.cart())}>cart</Link> says so and the Purchase button is switched off.
          </p>
          <p>
            To buy more, {whatsapp && <a href={whatsapp}>chat on WhatsApp</a>}
            {whatsapp && ' or '}
            <Link href={to(pagePaths.service())}>talk to customer service</Link>, who will complete the order
            with you. You can also split the purchase into more than one order.
          </p>
        </>
      ),
    },
  ]
}

function interestRule({ hasInterest, interestFreeInstallments, rate }: Figures): string {
  if (!hasInterest) return 'None of them carries interest.'
  const free =
    interestFreeInstallments > 1
      ? `Up to ${interestFreeInstallments}x there is no interest. Above that,`
      : 'A single payment carries no interest. From 2x on,'
  return `${free} interest is ${rate}% on the total of the purchase, whatever the number of installments. That is why the shop writes “with interest” and shows the total on credit next to the price.`
}
