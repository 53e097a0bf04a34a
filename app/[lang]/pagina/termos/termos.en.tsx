import { ContactDetails } from '#components/institutional/contact-details.tsx'
import { Policy, type PolicySection } from '#components/institutional/policy.tsx'
import { Link } from '#components/ui/link.tsx'
import type { Company } from '#lib/config/company.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import { BRL_IN_ENGLISH, formatMoney } from '#lib/shop/currency.ts'
import type { ShopSettings } from '#lib/shop/settings.ts'
import { REVIEWS_EN, SEAL_EN } from './reviews.en.tsx'

export const TERMS_LEAD_EN =
  'The rules of the shop, written to be read: what you can expect of us, and what we expect of those who buy or review.'

type Props = { brand: string; company: Company; settings: ShopSettings }
const to = (path: string) => localePath('en', path)

/** The terms and conditions in English. */
export function TermsEn({ brand, company, settings }: Props) {
  return (
    <Policy
      contents="On this page"
      updated="Updated on November 21, 2026"
      sections={[
        ...using(brand, company),
        ...buying(
          settings.purchaseLimit === undefined
            ? undefined
            : formatMoney(settings.purchaseLimit, BRL_IN_ENGLISH),
        ),
        ...REVIEWS_EN,
        ...(company.ebit.shown ? [SEAL_EN] : []),
        ...law(brand),
      ]}
    />
  )
}

function using(brand: string, company: Company): PolicySection[] {
  return [
    {
      id: 'estes-termos',
      title: 'These terms',
      body: (
        <>
          <p>
            These terms hold between you and {brand} when you use this shop and buy in it. They include the{' '}
            <Link href={to(pagePaths.payment())}>payment and refund policy</Link>, the policy on{' '}
            <Link href={to(pagePaths.returns())}>returns and exchange</Link>, and the{' '}
            <Link href={to(pagePaths.privacy())}>privacy policy</Link>. If anything is unclear, ask{' '}
            <Link href={to(pagePaths.service())}>customer service</Link> before you buy. If the English text
            and the Portuguese one ever differ, the one that is better for you as a consumer holds.
          </p>
          {company.legalName && (
            <p>
              {`The shop belongs to ${company.legalName}${company.taxId ? `, CNPJ ${company.taxId}` : ''}`.replace(
                /\.?$/,
                '.',
              )}
            </p>
          )}
          <ContactDetails lang="en" company={company} />
        </>
      ),
    },
    {
      id: 'uso-da-loja',
      title: 'Using the shop',
      body: (
        <>
          <p>
            Browsing is open to all and needs no account. To buy you must be 18 years old and have a Brazilian
            tax ID (CPF), or have the permission of a parent or guardian. We deliver in Brazil only.
          </p>
          <p>When you use the shop, you may not:</p>
          <ul>
            <li>use somebody else’s data or false data;</li>
            <li>try to enter restricted areas, get around security or overload the service;</li>
            <li>copy its content in bulk to make money with it;</li>
            <li>alter prices, promotions or reviews through programs or faults.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'produtos-e-saude',
      title: 'Products and health',
      body: (
        <>
          <p>
            We sell food supplements and cosmetics. Supplements are not medicines, do not treat or cure
            diseases, and do not replace a balanced diet. Keep to the amount on the label and out of the reach
            of children.
          </p>
          <p>
            Talk to a doctor or dietitian first if you are pregnant or breastfeeding, have an illness or an
            allergy, or take medication regularly. Read the list of ingredients on the page of the product and
            on its packaging. If you notice a reaction, stop using the product and seek medical advice; then
            tell us.
          </p>
          <p>
            The results quoted on our pages come from published studies, listed under{' '}
            <Link href={to(pagePaths.references())}>Scientific references</Link>. They vary from person to
            person and are not a promise. Pictures show the product as faithfully as we can; fruit and glasses
            are there to illustrate.
          </p>
        </>
      ),
    },
    {
      id: 'conta',
      title: 'Your account',
      body: (
        <p>
          An account is personal. Give accurate information, keep it up to date, and keep your password to
          yourself. If you suspect that somebody has entered your account, tell customer service so that we
          can protect it. You may ask us to close it whenever you like; records that the law requires us to
          keep are kept as long as it says.
        </p>
      ),
    },
  ]
}

function buying(limit: string | undefined): PolicySection[] {
  return [
    {
      id: 'precos-e-ofertas',
      title: 'Prices and offers',
      body: (
        <>
          <p>
            You are charged in Brazilian reais; dollar amounts on English pages are a reference. Prices
            include taxes and leave out shipping, which appears before you pay. A published offer binds us
            while it is up and in stock. If it changes while the product is in your cart, what counts is the
            price shown when you complete the purchase.
          </p>
          <p>
            A glaring error in a price, one that anybody would notice, may lead to the order being cancelled.
            If so, we tell you at once and return everything you paid.
          </p>
          <p>
            The rules of the discount, of shipping and of installments are in the{' '}
            <Link href={to(pagePaths.payment())}>payment and refund policy</Link>. The old 90-day challenge is
            closed; its <Link href={to(`${pagePaths.payment()}#desafio-90-dias`)}>terms</Link> stay published
            there, since some customers took part in it.
          </p>
        </>
      ),
    },
    {
      id: 'pedidos',
      title: 'Orders and delivery',
      body: (
        <>
          <p>
            Before you pay, you review and correct the items of your cart. By completing the purchase you
            accept the offer. We tell you by e-mail that we have received the order and, later, that the
            payment has been approved. {limit && `In the shop, an order can hold up to ${limit} in products.`}
          </p>
          <p>
            Delivery time depends on your postal code (CEP), is told before you pay, and counts from when the
            payment is approved. Check the parcel when it arrives and refuse it if it has been tampered with.
            If the time runs out or an item turns out not to be in stock, you choose between waiting, an
            equivalent product, and cancelling with your money back.
          </p>
        </>
      ),
    },
    {
      id: 'trocas-e-reembolsos',
      title: 'Exchanges and refunds',
      body: (
        <>
          <p>
            You may withdraw from a purchase within 7 calendar days of receipt, with the product unused and
            sealed. Faulty products have exchange and warranty. All of it is explained in{' '}
            <Link href={to(pagePaths.returns())}>Returns and exchange</Link>.
          </p>
          <p>
            With any refund, the tax ID (CPF) of the account holder who receives the money must match the CPF
            of the order.
          </p>
        </>
      ),
    },
  ]
}

function law(brand: string): PolicySection[] {
  return [
    {
      id: 'propriedade-intelectual',
      title: 'Intellectual property',
      body: (
        <p>
          The {brand} brand and the texts, photos, drawings and code of this shop belong to us or to those who
          let us use them. You may read, print, share links and quote with the source. Ask permission before
          any other use. Verisol and the names of other ingredients are trademarks of their owners.
        </p>
      ),
    },
    {
      id: 'responsabilidade',
      title: 'Liability',
      body: (
        <>
          <p>
            We answer for products and service as the Brazilian Consumer Code (
            <span lang="pt-BR">Código de Defesa do Consumidor</span>, Law 8,078/1990) says, and nothing in
            these terms takes away a right that it gives you.
          </p>
          <p>
            We take care to keep the shop open at all times, but it may stop for maintenance or when a network
            fails. Sites of others that we link to, such as those of scientific publications, follow their own
            rules. As far as the law allows, we are not liable if a product is used against what its label
            says.
          </p>
        </>
      ),
    },
    {
      id: 'dados-pessoais',
      title: 'Personal data',
      body: (
        <p>
          We handle your data under the Brazilian data protection law (LGPD). Which data, what for, and how to
          exercise your rights is in the <Link href={to(pagePaths.privacy())}>privacy policy</Link>.
        </p>
      ),
    },
    {
      id: 'mudancas',
      title: 'Changes to these terms',
      body: (
        <p>
          We may update these terms. The date at the end of this page says when we last did. Each purchase
          follows the terms that were published on the day it was made.
        </p>
      ),
    },
    {
      id: 'lei-e-foro',
      title: 'Law and courts',
      body: (
        <p>
          Brazilian law applies. Before anything else, talk to{' '}
          <Link href={to(pagePaths.service())}>customer service</Link>: most things are settled there. You may
          also turn to Procon, the consumer protection office, or to the public site{' '}
          <a href="https://www.consumidor.gov.br" rel="noopener">
            consumidor.gov.br
          </a>
          . If a case goes to court, it is heard where you live.
        </p>
      ),
    },
  ]
}
