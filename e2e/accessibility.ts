import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The rules of WCAG 2.2 AA only. Best-practice rules require a main landmark, which is inert while a panel is open. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * The header and footer of a page, nine tenths of the elements of a short one. e2e/every-page.spec.ts checks them on each template and
 * e2e/moderation.spec.ts on each page of the team, so a test of many states of a page can leave them out.
 */
export const FRAME = ['header:not(main *)', 'footer:not(main *)']

/** Fails when axe finds a violation of WCAG 2.2 AA or of a best practice in the page's current state (R91), outside `without`. */
export async function expectAccessible(
  page: Page,
  rules = [...WCAG, 'best-practice'],
  without: string[] = [],
) {
  // Legacy mode skips frames, of which the shop has none, and takes half the time; without the details of passed rules the
  // report takes a third less.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
  for (const selector of without) axe.exclude(selector)
  const { violations } = await axe.analyze()
  expect(
    violations.map(({ id, nodes }) => [id, ...nodes.slice(0, 3).map(({ html }) => html.slice(0, 160))]),
  ).toEqual([])
}
