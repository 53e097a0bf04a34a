import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, default as axe, RunOptions } from 'axe-core'
import { expect, type Page } from '@playwright/test'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules of WCAG 2.2 AA only. Best-practice rules require a main landmark, which is inert while a panel is open. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * The header and footer of a page, nine tenths of the elements of a short one. e2e/every-page.spec.ts checks them on each layout and
 * e2e/moderation.spec.ts on each page of the team, so a test of many states of a page can leave them out.
 */
export const FRAME = ['header:not(main *)', 'footer:not(main *)']

/**
 * Runs axe in the page's main frame (the shop has no other), outside `without`. The page gets axe's code only once, because compiling
 * it takes half as long as a run.
 */
export async function runAxe(page: Page, options: RunOptions, without: string[] = []): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(([rules, exclude]) => window.axe.run({ include: 'html', exclude }, rules), [
    options,
    without,
  ] as const)
}

/** Fails when axe finds a violation of WCAG 2.2 AA or of a best practice in the page's current state (R91), outside `without`. */
export async function expectAccessible(
  page: Page,
  rules = [...WCAG, 'best-practice'],
  without: string[] = [],
) {
  // Without the details of passed rules the report takes a third less time.
  const { violations } = await runAxe(
    page,
    { runOnly: { type: 'tag', values: rules }, resultTypes: ['violations'] },
    without,
  )
  expect(
    violations.map(({ id, nodes }) => [id, ...nodes.slice(0, 3).map(({ html }) => html.slice(0, 160))]),
  ).toEqual([])
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
