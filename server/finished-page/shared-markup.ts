import { payloadOfPushes, readPushes, withoutPushes } from './flight-pushes.ts'
import { readRows } from './flight-rows.ts'
import { PLACEHOLDERS } from '../../lib/state/shared-payload.ts'
import { MarkupSharing } from './markup-sharing.ts'

const PAYLOAD_START = '<script type="text/plain">'

/**
 * A page whose payload does not repeat its HTML: where an element of the payload has the same HTML as in the page, the browser
 * reads its content from the page (docs/decisions/0053, lib/state/shared-payload.ts). A page in a form unknown here is returned unchanged.
 */
export function withSharedMarkup(html: string): string {
  const pushes = readPushes(html)
  const texts = pushes.filter(({ kind }) => kind === '1')
  const last = texts.at(-1)
  if (!last || texts.length < pushes.length) return html
  try {
    const flight = payloadOfPushes(texts)
    if (Object.values(PLACEHOLDERS).some((text) => flight.includes(text))) return html
    const before = html.slice(0, texts[0]!.index)
    // HTML of the store may contain such an attribute. React writes data-href for the style element of the brand's colours.
    if (/data-h(?!ref=)/.test(before)) return html
    const shared = new MarkupSharing(before, readRows(flight))
    const between = withoutPushes(html.slice(texts[0]!.index, last.index))
    const after = html.slice(last.index + last.script.length)
    const payload = shared.payload()
    return `${shared.markup()}${between}${PAYLOAD_START}${payload}</script>${after}`
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return html
  }
}
