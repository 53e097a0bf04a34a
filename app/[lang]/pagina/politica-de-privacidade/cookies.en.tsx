import type { StoredNames } from './privacy-props.ts'

/** All cookies and storage entries that the shop sets in a browser, in English (P8, P12, P21). */
export function CookiesEn({ names }: { names: StoredNames }) {
  return (
    <>
      <p>
        If you only browse, this shop gives you no cookie, except that of the waiting click if you came from
        an ad. The necessary ones appear when you use the cart or an account; those for measurement and
        advertising depend on your consent, given by category. Refusing is as easy as accepting, and you can
        change your choice whenever you like, under “Privacy preferences” in the footer: what you take back is
        no longer loaded, and its cookies are deleted. If the shop has no measurement or advertising tool
        switched on, there is nothing to ask and the notice does not appear.
      </p>
      <table>
        <caption>What stays in your browser</caption>
        <thead>
          <tr>
            <th scope="col">What it is</th>
            <th scope="col">What it does</th>
            <th scope="col">How long</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={3}>
              Necessary
            </th>
          </tr>
          <tr>
            <td>
              Session cookie (<code>{names.session}</code>)
            </td>
            <td>Recognizes your cart and your sign-in. Only the shop’s server reads it.</td>
            <td>30 days</td>
          </tr>
          <tr>
            <td>
              Form cookie (<code>formulario</code>)
            </td>
            <td>
              Gives back to the page what you typed into a form, except the password and the photo, if
              something needs correcting.
            </td>
            <td>2 minutes</td>
          </tr>
          <tr>
            <td>
              Sign-in marker (<code>{names.marker}</code>)
            </td>
            <td>Tells the header that you are signed in. It holds no name and no password.</td>
            <td>Until you sign out</td>
          </tr>
          <tr>
            <td>
              Postal code (<code>cep</code>)
            </td>
            <td>Remembers the CEP you typed to work out shipping.</td>
            <td>Until you close the tab</td>
          </tr>
          <tr>
            <td>
              Your choice about cookies (<code>consentimento</code>)
            </td>
            <td>Keeps what you answered and when, to spare you the question on each visit.</td>
            <td>6 months</td>
          </tr>
          <tr>
            <td>Offline page</td>
            <td>Shows a notice if the internet fails. It holds no data about you.</td>
            <td>Until you clear the browser</td>
          </tr>
        </tbody>
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={3}>
              While you have not chosen
            </th>
          </tr>
          <tr>
            <td>
              Waiting click (<code>clique-a-espera</code>)
            </td>
            <td>
              Keeps the click on an ad until you choose. Only the shop’s server reads it. See{' '}
              <a href="#anuncios">Clicks on ads</a>.
            </td>
            <td>30 minutes</td>
          </tr>
        </tbody>
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={3}>
              Only with your consent
            </th>
          </tr>
          <tr>
            <td>
              Advertising: clicks (<code>_gcl_aw</code> and <code>clique</code>)
            </td>
            <td>Connect a purchase to the ad that led to it. Only the shop’s server reads the second.</td>
            <td>90 days</td>
          </tr>
          <tr>
            <td>
              Measurement: Google (<code>_ga</code> and others)
            </td>
            <td>Counts visits and purchases. Google Tag Manager is loaded only after you say yes.</td>
            <td>As the tool sets, up to 2 years</td>
          </tr>
          <tr>
            <td>
              Advertising: Google (<code>_gcl_au</code> and others) and Meta (<code>_fbp</code>)
            </td>
            <td>Measure ads and help show them to people who may be interested.</td>
            <td>As each tool sets, usually 90 days</td>
          </tr>
        </tbody>
      </table>
      <p>
        The language comes from the address of the page, without a cookie. You can also delete or block
        cookies in your browser; without the session cookie, though, the cart does not remember what you
        chose.
      </p>
    </>
  )
}
