import type { Check } from '../rules/all.ts'
import { withoutLanguage } from '../site/addresses.ts'
import type { Page } from '../site/page.ts'
import { googleErrors } from '../structured-data/google.ts'
import { htmlErrors } from './html-validate.ts'
import { nuErrors } from './nu.ts'

/**
 * The pages that checkers of HTML look at: all without a query, and of the choices of each kind of page one in each
 * language, for they are the same page with other contents.
 */
export function representatives(pages: readonly Page[]): Page[] {
  const kind = ({ address, lang }: Page) => {
    const [path = '', query] = withoutLanguage(address).split('?')
    if (query === undefined) return address
    return [lang, path.split('/')[1], ...new URLSearchParams(query).keys()].join(' ')
  }
  return [...new Map([...pages].reverse().map((page) => [kind(page), page])).values()]
}

/** Runs the three checkers made by others; without Java the Nu checker is left out. */
export async function outsideChecks(all: readonly Page[], java: string | undefined): Promise<Check[]> {
  const pages = representatives(all)
  // It runs in a process of its own while the others work in this one.
  const nu = java === undefined ? undefined : nuErrors(java, pages)
  const google: Check = { rule: 'R93', says: 'no error by Google’s demands on data', looked: 0, findings: [] }
  const html: Check = { rule: 'R90 html-validate', says: 'no error by its standard', looked: 0, findings: [] }
  for (const page of all) {
    const found = await googleErrors(page)
    if (found) google.looked++
    for (const what of new Set(found)) google.findings.push({ rule: google.rule, page: page.address, what })
  }
  for (const page of pages) {
    html.looked++
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
            says: 'no error by the Nu HTML checker',
            looked: pages.length,
            findings: await nu,
          },
        ]
      : []),
  ]
}
