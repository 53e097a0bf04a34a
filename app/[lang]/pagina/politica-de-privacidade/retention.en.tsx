import type { PolicySection } from '#components/institutional/policy.tsx'

/** Ad clicks, recipients, retention and security of the data (P8), in English. */
export const RETENTION_EN: PolicySection[] = [
  {
    id: 'anuncios',
    title: 'Clicks on ads',
    body: (
      <>
        <p>
          If you come from a Google ad, the address carries a click code (gclid). The shop takes it out of the
          address and does this:
        </p>
        <ul>
          <li>
            <strong>If you have agreed</strong> to advertising cookies, we keep the click for 90 days, with
            the campaign codes of the address and the first page you saw, to know which ad led to a purchase.
            It goes with you to the checkout or to WhatsApp. It is also kept with your cart and goes to the
            store with your order; if you take your consent back, it is removed from the cart too.
          </li>
          <li>
            <strong>If you have not chosen yet</strong>, it waits for 30 minutes in a cookie that only our
            server reaches and that we use for nothing. If you agree, the item above applies; if you refuse,
            it is deleted.
          </li>
          <li>
            <strong>If you have refused</strong>, we keep nothing.
          </li>
        </ul>
        <p>
          With the codes of other ads and campaigns (fbclid, utm_source and the like) we do the same, except
          that the address stays as it is.
        </p>
        <p>
          Also with your consent alone, Google and Meta may receive data of your visits and purchases and, if
          you have an account, your e-mail and phone turned into a code (hash), which they compare with their
          own records.
        </p>
      </>
    ),
  },
  {
    id: 'compartilhamento',
    title: 'Whom we share data with',
    body: (
      <>
        <p>Only with those who need it to do their part:</p>
        <ul>
          <li>the payment provider, to charge and refund;</li>
          <li>the carrier, to deliver: name, address and contact;</li>
          <li>the hosting company, where the shop and its data are stored;</li>
          <li>WhatsApp, if you choose to talk to us there;</li>
          <li>Google and Meta, if you agree to measurement or advertising;</li>
          <li>authorities, when the law or a court demands it.</li>
        </ul>
        <p>
          We neither sell nor rent data. When one of these services stores data outside Brazil, the transfer
          follows articles 33 to 36 of the LGPD.
        </p>
      </>
    ),
  },
  {
    id: 'por-quanto-tempo',
    title: 'How long we keep data',
    body: (
      <dl>
        <div>
          <dt>Cart, postal code and session</dt>
          <dd>30 days after they were last used; then they are deleted.</dd>
        </div>
        <div>
          <dt>Account</dt>
          <dd>As long as it exists. You can ask us to close it whenever you like.</dd>
        </div>
        <div>
          <dt>Orders and invoices</dt>
          <dd>At least 5 years, the time set by tax law and by the Consumer Code.</dd>
        </div>
        <div>
          <dt>Reviews</dt>
          <dd>As long as they are published, or until you ask us to delete them along with the e-mail.</dd>
        </div>
        <div>
          <dt>Surveys and messages</dt>
          <dd>
            As long as we need them to settle the matter or to prove what was agreed; after that, or when you
            ask, they are deleted.
          </dd>
        </div>
        <div>
          <dt>Access records</dt>
          <dd>6 months, in confidence, as the Brazilian internet law requires (Law 12,965/2014, art. 15).</dd>
        </div>
      </dl>
    ),
  },
  {
    id: 'seguranca',
    title: 'Security',
    body: (
      <>
        <ul>
          <li>The connection between you and the shop is encrypted (HTTPS).</li>
          <li>The session code is random, changes when you sign in, and is stored only as a hash.</li>
          <li>
            The password is stored with a method that is slow on purpose (scrypt), which makes guessing hard.
          </li>
          <li>Card details do not pass through this shop.</li>
          <li>The reviews that the public reads do not carry the e-mail of their authors.</li>
        </ul>
        <p>
          If an incident may bring you relevant risk or harm, we will tell you and the Brazilian data
          protection authority (ANPD), as article 48 of the LGPD requires.
        </p>
      </>
    ),
  },
]
