import { expect } from '@playwright/test'

/** The scripts that a page names for browsers that know modules, at once or after its first paint (docs/decisions/0033). */
export function scriptsOf(html: string): string[] {
  const scripts = [...html.matchAll(/<script[^>]* (?:data-)?src="([^"]+)"[^>]*>/g)]
    .filter(([tag]) => !/nomodule/i.test(tag))
    .map(([, src]) => src!)
  expect(scripts.length, 'a page has scripts').toBeGreaterThan(5)
  return scripts
}
