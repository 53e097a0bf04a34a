import { chromium } from '@playwright/test'
import { runAxe, WCAG } from '../../../e2e/accessibility.ts'
import { findBrowser } from '../../steps/browser.mjs'
import { templatePath, TEMPLATES, type Template } from '../../../e2e/templates.ts'
import type { RuleResult } from '../rules/all.ts'

/** R91: runs axe in Chromium on a page of each template in both languages, as the browser tests do. */
export async function axeCheck(origin: string): Promise<RuleResult> {
  const executablePath = findBrowser()
  const check: RuleResult = {
    rule: 'R91 axe',
    title: 'pages meet WCAG 2.2 AA',
    pagesChecked: 0,
    findings: [],
  }
  const browser = await chromium.launch({
    chromiumSandbox: process.getuid?.() !== 0,
    ...(executablePath && { executablePath }),
  })
  try {
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
    for (const template of Object.keys(TEMPLATES) as Template[])
      for (const lang of ['pt', 'en'] as const) {
        const address = templatePath(template, lang)
        await page.goto(origin + address)
        const { violations } = await runAxe(page, {
          runOnly: { type: 'tag', values: WCAG },
          resultTypes: ['violations'],
        })
        check.pagesChecked++
        for (const { id, help, nodes } of violations)
          check.findings.push({
            rule: `R91 axe ${id}`,
            page: address,
            what: `${help}: ${nodes[0]?.html.slice(0, 120) ?? ''}`,
          })
      }
  } finally {
    await browser.close()
  }
  return check
}
