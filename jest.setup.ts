import '@testing-library/jest-dom'

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

// A warning that nobody reads is a bug that nobody sees: every test that writes one fails.
let complaints: unknown[][] = []
const original = { error: console.error, warn: console.warn }

beforeEach(() => {
  complaints = []
  console.error = (...args) => void complaints.push(args)
  console.warn = (...args) => void complaints.push(args)
})

afterEach(() => {
  Object.assign(console, original)
  expect(complaints).toEqual([])
})
