// Inline, because it must run before the first layout.
const SCRIPT =
  "performance.getEntriesByType('navigation')[0]?.type.match(/reload|back/)&&(document.documentElement.dataset.laidOut='')"

/** Lays out all deferred sections of a page that is reloaded or returned to, so that the browser can restore the scroll position (docs/decisions/0031). */
export function ScrollRestoration() {
  // eslint-disable-next-line react/no-danger -- a script's text is no HTML, and this one never changes
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}
