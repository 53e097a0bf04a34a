import { KeyFacts } from '#components/institutional/key-facts.tsx'
import { Policy, type PolicySection } from '#components/institutional/policy.tsx'
import { Link } from '#components/ui/link.tsx'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'

export const RETURNS_LEAD_EN =
  'You have 7 calendar days to change your mind or exchange a faulty product. Here is how to do it, who pays the shipping, and how long the warranty lasts.'

const to = (path: string) => localePath('en', path)

/** The returns and exchange policy in English. */
export function ReturnsEn() {
  return (
    <Policy
      contents="On this page"
      updated="Updated on November 21, 2026"
      sections={[...CASES, ...STEPS, ...AFTERWARDS]}
    >
      <KeyFacts
        facts={[
          { value: '7 days', text: 'counted from receipt, weekends included, to withdraw or exchange' },
          { value: 'R$0', text: 'is what you pay to send a product back in the cases described here' },
          { value: '30 days', text: 'of legal warranty on supplements and cosmetics; 90 on durable goods' },
        ]}
      />
    </Policy>
  )
}

const CASES: PolicySection[] = [
  {
    id: 'arrependimento',
    title: 'Changing your mind',
    body: (
      <>
        <p>
          Anyone who buys online may withdraw within 7 calendar days of receipt, without giving a reason. This
          is the right of withdrawal of article 49 of the Brazilian Consumer Code (
          <span lang="pt-BR">Código de Defesa do Consumidor</span>, CDC). It is enough to tell us within that
          time; the product may reach us later.
        </p>
        <p>
          To get your money back, the product must be unused and its seal intact. We return the whole amount,
          delivery included.
        </p>
        <p>
          Would you rather have another flavor? With the pot still sealed the way is the same: return this one
          and place a new order. An opened pot is not exchanged because of its flavor.
        </p>
      </>
    ),
  },
  {
    id: 'defeito',
    title: 'Faulty, damaged or wrong product',
    body: (
      <>
        <p>
          Tell us within 7 calendar days of receipt, so we can exchange it quickly, if the product arrived:
        </p>
        <ul>
          <li>faulty, or with a look, smell or texture that it should not have;</li>
          <li>dented, broken, leaking or with a broken seal;</li>
          <li>past its expiry date;</li>
          <li>different from what you bought, or with an item missing.</li>
        </ul>
        <p>
          Do not use it, and keep the packaging. Here we ask for no intact seal and no perfect box, since such
          a problem often shows only once the pot is open.
        </p>
        <p>
          You choose: another one of the same, at no cost, or your money back. If you want to keep the
          product, you may ask for a lower price instead. If it is out of stock, we return the money or, if
          you prefer, send another product of the same price.
        </p>
        <p>
          Have the 7 days gone by? The quick exchange ends there, but your rights do not: see the{' '}
          <a href="#garantia">warranty</a>.
        </p>
      </>
    ),
  },
]

const STEPS: PolicySection[] = [
  {
    id: 'passo-a-passo',
    title: 'Step by step',
    body: (
      <ol>
        <li>
          <strong>Tell us.</strong> Write to <Link href={to(pagePaths.service())}>customer service</Link>{' '}
          within 7 calendar days, with the order number, the tax ID (CPF) of the purchase, and what you want:
          to withdraw or to exchange. If the product is faulty, say what happened and have a photo of it and
          of its packaging at hand. The form gives you a reference number, which proves the date of your
          message.
        </li>
        <li>
          <strong>Get the instructions.</strong> We answer with an authorization and a way of shipping that we
          have already paid. Please wait until it comes: a parcel that nobody expects may get lost.
        </li>
        <li>
          <strong>Pack.</strong> Use the box the order came in, if you can. Protect the product and put in
          what is listed under <a href="#o-que-enviar">What to send</a>.
        </li>
        <li>
          <strong>Ship.</strong> Keep the receipt with the tracking code until your case is closed.
        </li>
        <li>
          <strong>Follow it.</strong> When the parcel arrives, we check the product and tell you by e-mail:
          the exchange leaves to your address or the refund begins.
        </li>
      </ol>
    ),
  },
  {
    id: 'o-que-enviar',
    title: 'What to send',
    body: (
      <>
        <ul>
          <li>the product, with every item of the kit and the gifts that came with it;</li>
          <li>the original packaging, if you still have it;</li>
          <li>the invoice, or a copy, or a note with the order number and your name.</li>
        </ul>
        <p>
          You may return part of an order. The refund is then what you paid for the returned items, with the
          discount they had. A kit that was sold at one price comes back whole.
        </p>
      </>
    ),
  },
  {
    id: 'frete',
    title: 'Who pays the shipping',
    body: (
      <p>
        We do. Returning a product because you changed your mind, returning one that is faulty, damaged or
        wrong, and sending you the new one are all at our cost, as long as you use the way of shipping we tell
        you. The one exception is the old <a href="#desafio">90-day challenge</a>, which had terms of its own.
      </p>
    ),
  },
  {
    id: 'recusa',
    title: 'When a return is not accepted',
    body: (
      <>
        <ul>
          <li>you tell us that you changed your mind after the 7 calendar days;</li>
          <li>you changed your mind and the product has been used or its seal is gone;</li>
          <li>the damage came from a fall, heat, moisture or misuse after delivery;</li>
          <li>the product was not bought in this shop.</li>
        </ul>
        <p>
          If so, we explain why and arrange with you how the product gets back to you. None of this limits the
          warranty against defects that the product already had.
        </p>
      </>
    ),
  },
]

const AFTERWARDS: PolicySection[] = [
  {
    id: 'reembolso',
    title: 'How your money comes back',
    body: (
      <>
        <p>
          The refund follows the way you paid. With a credit card, we tell the card company not to bill the
          purchase or to reverse the charge. With Pix, the amount returns to the account it came from. If you
          paid a bank slip (boleto), we make a deposit within 10 business days, counted from when you send us
          your bank details, into an account whose holder has the same tax ID (CPF) as the order.
        </p>
        <p>
          The other times are in the{' '}
          <Link href={to(`${pagePaths.payment()}#prazos-do-reembolso`)}>payment and refund policy</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'garantia',
    title: 'Warranty',
    body: (
      <>
        <p>
          Every product has the legal warranty of the Brazilian Consumer Code, with nothing to sign up for
          (CDC, articles 24 and 26). It covers defects of the product and gives you this long to complain:
        </p>
        <dl>
          <div>
            <dt>30 days</dt>
            <dd>
              non-durable products, which are used up. That is nearly all we sell: supplements, creams, serum,
              foam, mask and sunscreen.
            </dd>
          </div>
          <div>
            <dt>90 days</dt>
            <dd>durable products, which are not used up, such as a glass or a shaker.</dd>
          </div>
        </dl>
        <p>
          If the defect is apparent or easy to notice, the time starts on delivery. If it is hidden, the time
          starts only when it shows. Your complaint to customer service stops the clock until we answer.
        </p>
        <p>
          By law a supplier would have up to 30 days to repair the product (article 18). Supplements and
          cosmetics cannot be repaired, so you choose at once between another one of the same, your money
          back, and a lower price.
        </p>
        <p>
          The 7 days of the quick exchange are a convenience within that time and do not shorten it. We offer
          no contractual warranty beyond the legal one. To use the warranty, follow the same{' '}
          <a href="#passo-a-passo">steps</a>.
        </p>
      </>
    ),
  },
  {
    id: 'desafio',
    title: '90-day challenge (closed)',
    body: (
      <p>
        If you took part in the old 90-day challenge, its terms, with the 3 empty pots to return, are in the{' '}
        <Link href={to(`${pagePaths.payment()}#desafio-90-dias`)}>payment and refund policy</Link>.
      </p>
    ),
  },
]
