import { ChatPanel } from '#components/institutional/chat-panel.tsx'
import { ContactDetails } from '#components/institutional/contact-details.tsx'
import { PageIndex } from '#components/institutional/page-index.tsx'
import { Link } from '#components/ui/link.tsx'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import type { ServiceProps } from './atendimento.pt.tsx'

/** Customer service in English (spec section 2; hours of this page by P20). */
export function ServiceEn({ company, links, form, hasSurvey }: ServiceProps) {
  return (
    <>
      <ChatPanel title="Chat help" hours="Monday to Friday, 9&nbsp;AM to 5&nbsp;PM" zone="Brazil time">
        <p>
          A person of our team talks with you about products, orders, delivery, exchanges and refunds. At
          other hours <a href="#escreva">write to us with the form on this page</a>: the same team reads it
          and answers on the next working day.
        </p>
        <ContactDetails lang="en" company={company} />
      </ChatPanel>
      <section aria-labelledby="at-hand">
        <h2 id="at-hand">What to have at hand</h2>
        <p>With these we can usually help in one conversation:</p>
        <ul>
          <li>your order number and the e-mail you ordered with;</li>
          <li>the buyer’s tax ID (CPF), which for a refund must be that of the account holder;</li>
          <li>the name of the product, its flavor and the batch printed on the packaging;</li>
          <li>if something arrived wrong or damaged, a photo of the product and one of the box.</li>
        </ul>
        <p>We never ask for your password or your card number, in any channel.</p>
      </section>
      {form}
      <section aria-labelledby="answers-now">
        <h2 id="answers-now">You may find the answer now</h2>
        <PageIndex lang="en" links={links} names={['faq', 'returns', 'payment', 'privacy']} />
        {company.links.tracking && (
          <p>
            Already ordered?{' '}
            <a href={company.links.tracking} rel="noopener">
              Track the delivery of your order
            </a>
            .
          </p>
        )}
        {hasSurvey && (
          <p>
            Have you talked to us already?{' '}
            <Link href={localePath('en', pagePaths.survey())}>Rate the shop from 0 to 10</Link>: it takes less
            than a minute.
          </p>
        )}
      </section>
    </>
  )
}
