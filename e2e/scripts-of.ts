import { expect } from '@playwright/test'

/** Returns the URLs of a page's scripts, also of deferred ones (docs/decisions/0033), without those for old browsers (`nomodule`). */
export function scriptsOf(html: string): string[] {
  const scripts = [...html.matchAll(/<script[^>]* (?:data-)?src="([^"]+)"[^>]*>/g)]
    .filter(([tag]) => !/nomodule/i.test(tag))
    .map(([, src]) => src!)
  expect(scripts.length, 'a page has scripts').toBeGreaterThan(3)
  return scripts
}
