import { HtmlValidate } from 'html-validate'
import type { Page } from '../site/page.ts'

const checker = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // Scripts have the page's own origin: an attacker who changes them there can change the page too.
    'require-sri': 'off',
  },
})

/** R90: errors by the preset html-validate:standard. */
export function htmlErrors({ html, address }: Page): string[] {
  const { results } = checker.validateStringSync(html, address)
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ severity }) => severity === 2)
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
  )
}
