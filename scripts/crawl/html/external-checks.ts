import type { RuleResult } from '../rules/all.ts'
import { withoutLanguage } from '../site/addresses.ts'
import type { Page } from '../site/page.ts'
import { googleErrors } from '../structured-data/google.ts'
import { htmlErrors } from './html-validate.ts'
import { nuErrors } from './nu.ts'

/**
 * The pages that the HTML validators check: all without a query, and one with a query for each first path segment, set
 * of parameters and language, since the others have the same markup.
 */
export function pagesToValidate(pages: readonly Page[]): Page[] {
  const groupOf = ({ address, lang }: Page) => {
    const [path = '', query] = withoutLanguage(address).split('?')
    if (query === undefined) return address
    return [lang, path.split('/')[1], ...new URLSearchParams(query).keys()].join(' ')
  }
  return [...new Map([...pages].reverse().map((page) => [groupOf(page), page])).values()]
}

/** Runs the three third-party validators; skips the Nu checker without Java. */
export async function externalChecks(all: readonly Page[], java: string | undefined): Promise<RuleResult[]> {
  const pages = pagesToValidate(all)
  // The Nu checker runs in its own process, so it starts before the others.
  const nu = java === undefined ? undefined : nuErrors(java, pages)
  const google: RuleResult = {
    rule: 'R93',
    title: 'structured data has no error by Google’s requirements',
    pagesChecked: 0,
    findings: [],
  }
  const html: RuleResult = {
    rule: 'R90 html-validate',
    title: 'HTML has no error by html-validate:standard',
    pagesChecked: 0,
    findings: [],
  }
  for (const page of all) {
    const found = await googleErrors(page)
    if (found) google.pagesChecked++
    for (const what of new Set(found)) google.findings.push({ rule: google.rule, page: page.address, what })
  }
  for (const page of pages) {
    html.pagesChecked++
    for (const what of new Set(htmlErrors(page)))
      html.findings.push({ rule: html.rule, page: page.address, what })
  }
  return [
    google,
    html,
    ...(nu
      ? [
          {
            rule: 'R90 nu',
            title: 'HTML has no error by the Nu HTML checker',
            pagesChecked: pages.length,
            findings: await nu,
          },
        ]
      : []),
  ]
}
