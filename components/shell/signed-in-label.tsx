import { SIGNED_IN_LABEL } from '#lib/state/signed-in-label.ts'

/** Changes the labels of the account links above it while the page is parsed, when the visitor is signed in (P21). */
export function SignedInLabel() {
  // eslint-disable-next-line react/no-danger -- a script's text is no HTML, and this one never changes
  return <script dangerouslySetInnerHTML={{ __html: SIGNED_IN_LABEL }} />
}
