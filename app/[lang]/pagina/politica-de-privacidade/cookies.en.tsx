import type { StoredNames } from './privacy-props.ts'

/** Every cookie and mark that the shop leaves in a browser, in English (decisions P8, P12, P21). */
export function CookiesEn({ names }: { names: StoredNames }) {
  return (
    <>
      <p>
        If you only browse, this shop gives you no cookie, except that of the waiting click if you came from
        an ad. The necessary ones appear when you use the cart or an account; those for measurement and
        advertising depend on your consent, given by category. Refusing is as easy as accepting, and you can
        change your choice whenever you like, in the footer. If the shop has no measurement or advertising
        tool switched on, there is nothing to ask and the notice does not appear.
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
              Form cookie (<code>acesso</code>)
            </td>
            <td>
              Gives back what you typed to sign in or sign up, except the password, if something needs
              correcting.
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
            <td>Your choice about cookies</td>
            <td>Spares you the question on each visit.</td>
            <td>Until you change it or it expires</td>
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
            <td>Waiting click</td>
            <td>
              Keeps the click on an ad until you choose. See <a href="#anuncios">Clicks on ads</a>.
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
              Clicks on ads (<code>_gcl_aw</code> and a cookie of the server)
            </td>
            <td>Connect a purchase to the ad that led to it.</td>
            <td>90 days</td>
          </tr>
          <tr>
            <td>Third-party measurement and advertising (Google, Meta)</td>
            <td>Count visits and purchases and measure ads.</td>
            <td>As each tool sets</td>
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
