import { PAGE_STEPS, type PageStep } from '../../lib/config/page-steps.ts'
import { withDeferredScripts } from './deferred-scripts.ts'
import { withHeadFirst } from './head-order.ts'
import { createDeferredSheets } from './deferred-sheet.ts'
import { withInlineStyles, type StyleSheets } from './inline-styles.ts'
import { withSharedMarkup } from './shared-markup.ts'
import { withStyleRules } from './style-attributes.ts'

/** Returns the policy header of a page, which allows its inline scripts and styles by their hashes. */
export type PagePolicy = (html: string) => Record<string, string>

/** A page as it is sent, and the header with its policy. */
export interface FinishedPage {
  body: Buffer
  policy: Record<string, string>
}

/** Finishes the HTML that Next has rendered. A finished page is not changed again. */
export type FinishPage = (html: string) => FinishedPage

/** Returns the function that applies every step between Next's HTML and the page that is sent, in order. */
export function createFinishPage(
  sheets: StyleSheets,
  policyOf: PagePolicy,
  deferredSheets = createDeferredSheets(sheets),
  off: readonly PageStep[] = [],
): FinishPage {
  const steps: Record<PageStep, (html: string) => string> = {
    'shared-markup': withSharedMarkup,
    'deferred-scripts': withDeferredScripts,
    'inline-styles': (html) => withInlineStyles(html, sheets, deferredSheets),
    'style-rules': withStyleRules,
    'head-first': withHeadFirst,
  }
  const applied = PAGE_STEPS.filter((name) => !off.includes(name)).map((name) => steps[name])
  return (html) => {
    const page = applied.reduce((text, step) => step(text), html)
    return { body: Buffer.from(page), policy: policyOf(page) }
  }
}
