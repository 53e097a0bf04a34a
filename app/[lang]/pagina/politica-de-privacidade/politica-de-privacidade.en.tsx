import type { ReactNode } from 'react'
import { Policy, type PolicySection } from '#components/institutional/policy.tsx'
import { Link } from '#components/ui/link.tsx'
import type { Company } from '#lib/config/company.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import { CookiesEn } from './cookies.en.tsx'
import type { PrivacyProps } from './privacy-props.ts'
import { rightsEn } from './rights.en.tsx'
import { RETENTION_EN } from './retention.en.tsx'

export const PRIVACY_LEAD_EN =
  'Which data this shop keeps, what for and how long, and how you can see, correct or delete yours.'

/** The privacy policy in English (Lei 13.709/2018, LGPD). */
export function PrivacyEn({ brand, company, names, references }: PrivacyProps) {
  return (
    <Policy
      contents="On this page"
      updated="Updated on November 22, 2026"
      sections={[
        ...collected(brand, company),
        { id: 'cookies', title: 'Cookies and browser storage', body: <CookiesEn names={names} /> },
        ...RETENTION_EN,
        ...rightsEn(company.email),
        ...ending(references),
      ]}
    />
  )
}

function collected(brand: string, { legalName, taxId }: Company): PolicySection[] {
  return [
    {
      id: 'quem-somos',
      title: 'Who looks after your data',
      body: (
        <>
          <p>
            {legalName
              ? `${legalName}${taxId ? `, CNPJ ${taxId}` : ''}, which runs the ${brand} shop,`
              : brand}{' '}
            decides how this shop’s data is processed and answers for it as the controller, under the
            Brazilian data protection law (<span lang="pt-BR">Lei Geral de Proteção de Dados Pessoais</span>,
            LGPD, Law 13,709/2018). To reach our data protection officer, see{' '}
            <a href="#como-exercer">How to exercise your rights</a>.
          </p>
          <p>
            In short: we ask only for what we need to sell, deliver and answer; we sell nobody’s data; and we
            use no third-party measurement or advertising before you agree.
          </p>
        </>
      ),
    },
    {
      id: 'dados-e-finalidades',
      title: 'Which data, what for, and on which legal basis',
      body: (
        <>
          <dl>
            <div>
              <dt>Cart</dt>
              <dd>
                The products you choose, tied to a session code and, only after you sign in, to your account.
                We use them to prepare your purchase (steps before a contract, LGPD art. 7, V).
              </dd>
            </div>
            <div>
              <dt>Postal code</dt>
              <dd>The CEP you give us to work out shipping cost and time, at your request (art. 7, V).</dd>
            </div>
            <div>
              <dt>Account</dt>
              <dd>
                Name, e-mail, password and, if you like, phone. We use them to recognize you and to show you
                your orders (contract, art. 7, V). Of the password we keep only a scrambled digest, from which
                it cannot be read.
              </dd>
            </div>
            <div>
              <dt>Orders</dt>
              <dd>
                Tax ID (CPF), address, items, amounts and payment status, asked for in the checkout. We use
                them to charge, deliver, exchange and refund (contract, art. 7, V) and to issue the invoice
                (legal duty, art. 7, II). Card details stay with the payment provider.
              </dd>
            </div>
            <div>
              <dt>Reviews</dt>
              <dd>
                Name, e-mail, score, comment, the item reviewed, the page you wrote from and, if you like, a
                photo. After moderation we publish name, score, comment and photo, and we delete the location
                data of the photo. The e-mail is never shown; we use it to avoid repeated reviews and to talk
                to you about yours (consent, art. 7, I, given when you send it).
              </dd>
            </div>
            <div>
              <dt>Satisfaction survey</dt>
              <dd>
                Your score from 0 to 10 with the name, e-mail and campaign of the invitation you received. We
                use it to improve our service; answering is optional (consent, art. 7, I).
              </dd>
            </div>
            <div>
              <dt>Messages</dt>
              <dd>
                Name, e-mail, phone and order number, if you give them, and what you write in the form or the
                chat. We use them to answer you (contract, art. 7, V, and duties under consumer law, art. 7,
                II).
              </dd>
            </div>
            <div>
              <dt>Technical records</dt>
              <dd>
                IP address, date, time and page asked for, which every server receives. We use them to deliver
                the page, to hold back abuse and to comply with the Brazilian internet law (art. 7, II and
                IX).
              </dd>
            </div>
            <div>
              <dt>Measurement and ads</dt>
              <dd>
                What you view and buy, and the click on the ad that brought you here, only with your consent
                (art. 7, I). See <a href="#anuncios">Clicks on ads</a>.
              </dd>
            </div>
          </dl>
          <p>
            We ask for no sensitive data. Please leave diagnoses and other health details out of reviews and
            messages. When a field of a form is required, we cannot do what you ask without it; the others are
            optional.
          </p>
        </>
      ),
    },
  ]
}

function ending(references: ReactNode): PolicySection[] {
  return [
    {
      id: 'criancas',
      title: 'Children and teenagers',
      body: (
        <p>
          The shop is not meant for people under 18 and does not knowingly collect data about children. If you
          are a parent or guardian and have noticed that a child sent us data, write to{' '}
          <Link href={localePath('en', pagePaths.service())}>customer service</Link> and we will delete it.
        </p>
      ),
    },
    {
      id: 'mudancas',
      title: 'Changes to this policy',
      body: (
        <p>
          When something changes in what we do with data, we change this text and the date at its end. If the
          change depends on your consent, we ask again first.
        </p>
      ),
    },
    {
      id: 'referencias-cientificas',
      title: 'Scientific references',
      body: (
        <>
          <p>
            Our product pages quote published studies. Here they are, each with its link. The links lead to
            sites of publishers and scientific databases, which have privacy policies of their own.
          </p>
          {references}
        </>
      ),
    },
  ]
}
