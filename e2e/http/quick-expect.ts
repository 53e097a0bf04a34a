import { isDeepStrictEqual } from 'node:util'
import type { expect as playwrightExpect } from '@playwright/test'

type Expect = typeof playwrightExpect
type Check = (actual: unknown, expected: unknown) => boolean

// A global or sticky expression remembers where its last search ended.
const isPlain = (value: unknown): value is RegExp => value instanceof RegExp && !value.global && !value.sticky

/** For each matcher a condition with which it passes; without it, it may pass too. */
const PASSES = new Map<string, Check>([
  ['toBe', Object.is],
  ['toEqual', isDeepStrictEqual],
  [
    'toContain',
    (actual, part) =>
      (Array.isArray(actual) && actual.includes(part)) ||
      (typeof actual === 'string' && typeof part === 'string' && actual.includes(part)),
  ],
  ['toMatch', (actual, text) => typeof actual === 'string' && isPlain(text) && text.test(actual)],
  ['toHaveLength', (actual, length) => Array.isArray(actual) && actual.length === length],
])
/** The same after `not`. */
const PASSES_NOT = new Map<string, Check>([
  [
    'toContain',
    (actual, part) => typeof actual === 'string' && typeof part === 'string' && !actual.includes(part),
  ],
  ['toMatch', (actual, text) => typeof actual === 'string' && isPlain(text) && !text.test(actual)],
])

/**
 * Playwright's assertions, but a simple comparison comes first, and Playwright decides only about a value with which it fails: each of
 * its assertions makes hundreds of functions and reads the stack, half of the processor time of tests with thousands of them.
 */
export function quickly(expect: Expect): Expect {
  const assertions = (actual: unknown, message: string | undefined, isNot: boolean): object =>
    new Proxy(
      {},
      {
        get(_, name: string) {
          if (name === 'not' && !isNot) return assertions(actual, message, true)
          const slowly = (): Record<string, unknown> => {
            const all = expect(actual, message)
            return (isNot ? all.not : all) as unknown as Record<string, unknown>
          }
          const passes = (isNot ? PASSES_NOT : PASSES).get(name)
          if (!passes) return slowly()[name]
          return (expected: unknown) =>
            passes(actual, expected) ? undefined : (slowly()[name] as (value: unknown) => unknown)(expected)
        },
      },
    )
  const quick = (actual: unknown, message?: string) => assertions(actual, message, false)
  return Object.setPrototypeOf(quick, expect) as Expect
}
