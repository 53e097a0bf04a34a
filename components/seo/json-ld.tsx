import type { Thing } from 'schema-dts'
import { jsonLdText } from '#lib/seo/json-ld/text.ts'

/** The structured data of a page, in the server's HTML (P10, T7). */
export function JsonLd({ graph }: { graph: readonly Thing[] }) {
  if (graph.length === 0) return null
  // oxlint-disable-next-line react/no-danger -- JSON in a script element; jsonLdText escapes every <, which could end the element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(graph) }} />
}
