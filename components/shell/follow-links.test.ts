import { fireEvent, screen } from '@testing-library/dom'
import { followLinks } from './follow-links.ts'

const router = { push: jest.fn(), replace: jest.fn() }
let stop: () => void

beforeEach(() => {
  jest.clearAllMocks()
  document.body.innerHTML = `
    <a data-link="" href="/serum"><span>Sérum</span></a>
    <a href="/minha-conta">Conta</a>
    <a data-link="stay" href="/produtos?estoque=sim">Em estoque</a>
    <a data-link="replace stay" href="/serum?kit=2">2 frascos</a>
    <a data-link="" href="/whey" id="handled">Whey</a>`
  // jsdom cannot follow a link itself.
  document.body.onclick = (event) => {
    if ((event.target as Element).id === 'handled') event.preventDefault()
  }
  stop = followLinks(router)
})
afterEach(() => stop())

test.each([
  ['Sérum', 'push', '/serum', true],
  ['Em estoque', 'push', '/produtos?estoque=sim', false],
  ['2 frascos', 'replace', '/serum?kit=2', false],
] as const)('the router loads the page of a clicked link: %s', (text, method, href, scroll) => {
  expect(fireEvent.click(screen.getByText(text))).toBe(false)
  expect(router[method].mock.calls).toEqual([[href, { scroll }]])
})

test.each([
  ['a click that a handler has prevented', 'Whey', {}],
  ['a click with Ctrl', 'Sérum', { ctrlKey: true }],
  ['a click with the middle button', 'Sérum', { button: 1 }],
  ['a click on a link without data-link', 'Conta', {}],
])('%s does not use the router', (_name, text, init) => {
  addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent.click(screen.getByText(text), init)
  expect(router.push).not.toHaveBeenCalled()
  expect(router.replace).not.toHaveBeenCalled()
})
