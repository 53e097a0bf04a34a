import type { PagePolicy } from '../policy/page-policy.ts'
import { withDeferredScripts } from './deferred-scripts.ts'
import { withInlineStyles, type StyleSheets } from './inline-styles.ts'
import { withStyleRules } from './style-attributes.ts'

/** A page as it is sent, and the header with its policy. */
export interface FinishedPage {
  body: Buffer
  policy: Record<string, string>
}

/** Finishes the HTML that the framework has rendered. A finished page stays as it is. */
export type FinishPage = (html: string) => FinishedPage

/** Returns the function that takes every step between the framework's HTML and the page that is sent, in their order. */
export function createFinishPage(sheets: StyleSheets, policyOf: PagePolicy): FinishPage {
  return (html) => {
    const page = withStyleRules(withInlineStyles(withDeferredScripts(html), sheets))
    return { body: Buffer.from(page), policy: policyOf(page) }
  }
}
