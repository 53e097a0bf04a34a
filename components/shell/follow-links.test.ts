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

test('the router follows a press on a link that React does not handle', () => {
  expect(fireEvent.click(screen.getByText('Sérum'))).toBe(false)
  expect(router.push).toHaveBeenCalledWith('/serum')
})

test.each([
  ['a link that was handled already', 'Whey', {}],
  ['a press for a new tab', 'Sérum', { ctrlKey: true }],
  ['the middle button', 'Sérum', { button: 1 }],
  ['any other link', 'Conta', {}],
])('%s stays with the browser', (_name, text, init) => {
  addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent.click(screen.getByText(text), init)
  expect(router.push).not.toHaveBeenCalled()
})
