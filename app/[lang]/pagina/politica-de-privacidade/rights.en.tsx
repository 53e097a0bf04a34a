import type { PolicySection } from '#components/institutional/policy.tsx'
import { Link } from '#components/ui/link.tsx'
import { contactCopy } from '#lib/copy/contact.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'

/** The rights of a data subject and how to use them, in English (LGPD, art. 18 to 20). */
export function rightsEn(email: string | null): PolicySection[] {
  return [
    {
      id: 'seus-direitos',
      title: 'Your rights',
      body: (
        <>
          <p>Articles 18 and 20 of the LGPD let you ask at any time and at no cost:</p>
          <ul>
            <li>
              <strong>confirmation</strong> that we process data about you;
            </li>
            <li>
              <strong>access</strong> to that data;
            </li>
            <li>
              <strong>correction</strong> of what is incomplete, wrong or out of date;
            </li>
            <li>
              <strong>anonymization, blocking or deletion</strong> of what is unnecessary, excessive or
              processed against the law;
            </li>
            <li>
              <strong>portability</strong> to another supplier;
            </li>
            <li>
              <strong>deletion</strong> of data processed with your consent, except what the law requires us
              to keep;
            </li>
            <li>
              <strong>information</strong> on whom we share it with, and on what happens if you do not
              consent;
            </li>
            <li>
              <strong>revoking consent</strong>, which does not undo what was done before;
            </li>
            <li>
              <strong>review of automated decisions</strong>. Today the shop makes no decision about you by
              software alone.
            </li>
          </ul>
          <p>You may also object to processing that does not depend on consent, if it breaks the law.</p>
        </>
      ),
    },
    {
      id: 'como-exercer',
      title: 'How to exercise your rights',
      body: (
        <>
          <ol>
            <li>
              Write to us with the form of{' '}
              <Link href={localePath('en', pagePaths.service())}>customer service</Link>, under the subject “
              {contactCopy.en.subjects.dados}”
              {email && (
                <>
                  , or to <a href={`mailto:${email}`}>{email}</a>
                </>
              )}
              . The message reaches our data protection officer.
            </li>
            <li>
              Say what you want, and use the e-mail of your account, your order or your review. We may ask you
              to confirm who you are, so as not to hand your data to somebody else.
            </li>
            <li>
              We answer within 15 days. If something cannot be done, for example because the law requires us
              to keep a record, we tell you why.
            </li>
          </ol>
          <p>
            Consent to cookies is revoked in the footer, without talking to anyone. If our answer does not
            settle the matter, you may complain to the data protection authority, the{' '}
            <a href="https://www.gov.br/anpd" rel="noopener">
              ANPD
            </a>
            , and to consumer protection offices.
          </p>
        </>
      ),
    },
  ]
}
