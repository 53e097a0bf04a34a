import { SCROLL_RESTORATION } from '#lib/state/scroll-restoration.ts'

/** Lays out all deferred sections of a page that is reloaded or returned to, so that the browser can restore the scroll position (docs/decisions/0031). Inline, because it must run before the first layout. */
export function ScrollRestoration() {
  // oxlint-disable-next-line react/no-danger -- a script's text is no HTML, and this one never changes
  return <script dangerouslySetInnerHTML={{ __html: SCROLL_RESTORATION }} />
}
