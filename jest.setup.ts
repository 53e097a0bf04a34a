import '@testing-library/jest-dom'

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
