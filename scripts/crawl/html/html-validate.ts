import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import type { Page } from '../site/page.ts'

// Resolving the configuration takes a sixth of the time in which a page is checked, and it is the same for all pages.
class ResolvedOnce extends StaticConfigLoader {
  #resolved: ReturnType<StaticConfigLoader['getConfigFor']> | undefined

  override getConfigFor(...args: Parameters<StaticConfigLoader['getConfigFor']>) {
    return (this.#resolved ??= super.getConfigFor(...args))
  }
}

const checker = new HtmlValidate(
  new ResolvedOnce({
    root: true,
    extends: ['html-validate:standard'],
    rules: {
      // Scripts have the page's own origin: an attacker who changes them there can change the page too.
      'require-sri': 'off',
    },
  }),
)

/** R90: errors by the preset html-validate:standard. */
export function htmlErrors({ html, address }: Page): string[] {
  const { results } = checker.validateStringSync(html, address)
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ severity }) => severity === 2)
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
  )
}
