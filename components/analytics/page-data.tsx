import { PAYLOAD_ID, type AnalyticsPayload } from '#lib/analytics/payload.ts'
import { scriptText } from '#lib/seo/json-ld/text.ts'

/** Renders the analytics payload of the page as JSON for the browser (spec section 4, Page data events). */
export function PageData({ payload }: { payload: AnalyticsPayload }) {
  return (
    <script
      type="application/json"
      id={PAYLOAD_ID}
      // oxlint-disable-next-line react/no-danger -- the text of a script is no HTML, and scriptText escapes characters that could end it
      dangerouslySetInnerHTML={{ __html: scriptText(payload) }}
    />
  )
}
