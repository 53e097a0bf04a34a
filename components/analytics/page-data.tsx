import { PAGE_FACTS, type PageFacts } from '#lib/analytics/page-facts.ts'
import { scriptText } from '#lib/seo/json-ld/text.ts'

/** What the events of a page need to know of it, for the browser to read (spec section 4, Page data events). */
export function PageData({ facts }: { facts: PageFacts }) {
  return (
    // eslint-disable-next-line react/no-danger -- a script's text is no HTML, and scriptText lets nothing end it
    <script type="application/json" id={PAGE_FACTS} dangerouslySetInnerHTML={{ __html: scriptText(facts) }} />
  )
}
