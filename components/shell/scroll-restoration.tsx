// Read before anything is laid out, so it stands in the page itself.
const SCRIPT =
  "performance.getEntriesByType('navigation')[0]?.type.match(/reload|back/)&&(document.documentElement.dataset.laidOut='')"

/** A page that is read again or come back to is laid out whole: the browser puts it where it stood (docs/decisions/0031). */
export function ScrollRestoration() {
  // eslint-disable-next-line react/no-danger -- a script's text is no HTML, and this one never changes
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}
