import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The rules of WCAG 2.2 AA alone: those of good practice look for a main part, which an open panel puts out of reach. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Axe finds nothing against WCAG 2.2 AA and good practice on the page as it stands (R91). */
export async function expectAccessible(page: Page, rules = [...WCAG, 'best-practice']) {
  // No page of the shop has frames: without the mode that joins their results, axe takes half the time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withTags(rules).analyze()
  expect(
    violations.map(({ id, nodes }) => [id, ...nodes.slice(0, 3).map(({ html }) => html.slice(0, 160))]),
  ).toEqual([])
}
