import type * as Dom from '@testing-library/dom'

// Tests without a DOM (`@jest-environment node`) do not load the matchers and queries of those with one.
if ('document' in globalThis) {
  jest.requireActual('@testing-library/jest-dom')
  // waitFor and findBy return as soon as the state is reached; a busy machine may need longer than the default of one second.
  jest.requireActual<typeof Dom>('@testing-library/dom').configure({ asyncUtilTimeout: 10_000 })
}

// aria-query builds its tables of roles when it loads, which takes longer than most files' tests: lib/testing/environment.mjs loads it once.
jest.mock('aria-query', () => Reflect.get(globalThis, 'ariaQuery'))

// A toast that expired during a later test of the same file would update React outside act, which counts as an error.
jest.mock('#components/ui/toast-message.ts', () => ({ TOAST_MS: 60 * 60 * 1000 }))

// jsdom has the dialog element without its methods. https://github.com/jsdom/jsdom/issues/3294
const dialog = globalThis.HTMLDialogElement?.prototype
if (dialog && !('showModal' in dialog)) {
  Object.assign(dialog, {
    showModal(this: HTMLDialogElement) {
      this.setAttribute('open', '')
    },
    close(this: HTMLDialogElement) {
      this.removeAttribute('open')
      this.dispatchEvent(new Event('close'))
    },
  })
}

// jsdom has no layout, so it has nothing to scroll.
const element = globalThis.Element?.prototype
if (element && !('scrollIntoView' in element)) Object.assign(element, { scrollIntoView() {} })

// jsdom records no navigation.
if ('document' in globalThis && !('getEntriesByType' in performance))
  Object.assign(performance, { getEntriesByType: () => [] })

// A test that writes a warning or an error to the console fails.
let consoleCalls: unknown[][] = []
const original = { error: console.error, warn: console.warn }

beforeEach(() => {
  consoleCalls = []
  console.error = (...args) => void consoleCalls.push(args)
  console.warn = (...args) => void consoleCalls.push(args)
})

afterEach(() => {
  Object.assign(console, original)
  expect(consoleCalls).toEqual([])
})
