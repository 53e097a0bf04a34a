import { EARLY_SHEET } from '#lib/state/early-sheet.ts'

const HTML = { __html: `<script>${EARLY_SHEET}</script>` }

/**
 * The script that keeps the sheet of filters open until toolbar-nav.tsx does. As the HTML of an element, because only the server's page
 * runs it: React would warn of a script that it renders in the browser.
 */
export function EarlySheet() {
  // oxlint-disable-next-line react/no-danger -- a text of our own, which never changes
  return <span hidden dangerouslySetInnerHTML={HTML} />
}
