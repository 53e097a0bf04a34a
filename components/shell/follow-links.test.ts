import { fireEvent, screen } from '@testing-library/dom'
import { followLinks } from './follow-links.ts'

const router = { push: jest.fn() }
let stop: () => void

beforeEach(() => {
  jest.clearAllMocks()
  document.body.innerHTML = `
    <a data-link="" href="/serum"><span>Sérum</span></a>
    <a href="/minha-conta">Conta</a>
    <a data-link="" href="/whey" id="handled">Whey</a>`
  // jsdom cannot follow a link itself.
  document.body.onclick = (event) => {
    if ((event.target as Element).id === 'handled') event.preventDefault()
  }
  stop = followLinks(router)
})
afterEach(() => stop())

test('the router handles a click on a link that React does not handle', () => {
  expect(fireEvent.click(screen.getByText('Sérum'))).toBe(false)
  expect(router.push).toHaveBeenCalledWith('/serum')
})

test.each([
  ['a click that React has handled', 'Whey', {}],
  ['a click with Ctrl', 'Sérum', { ctrlKey: true }],
  ['a click with the middle button', 'Sérum', { button: 1 }],
  ['a click on a link without data-link', 'Conta', {}],
])('%s does not use the router', (_name, text, init) => {
  addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent.click(screen.getByText(text), init)
  expect(router.push).not.toHaveBeenCalled()
})
