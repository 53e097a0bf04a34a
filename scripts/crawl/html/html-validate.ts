import { HtmlValidate } from 'html-validate'
import type { Page } from '../site/page.ts'

const checker = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // Scripts come from the shop's own origin; who could change them there could change the page too.
    'require-sri': 'off',
  },
})

/** R90: what html-validate's standard calls an error. */
export function htmlErrors({ html, address }: Page): string[] {
  const { results } = checker.validateStringSync(html, address)
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ severity }) => severity === 2)
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
  )
}
