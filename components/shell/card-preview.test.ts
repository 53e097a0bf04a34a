import { endCardPreview, showCardPreview } from './card-preview.ts'

let isPhone = true
const preview = () => document.querySelector<HTMLElement>('[data-preview]')

function card({ path = '/serum', isLoaded = true } = {}) {
  document.body.innerHTML = `<header></header><main><ul><li><img src="/img/serum-320.avif"><h2><a href="${path}">Sérum</a></h2>
    <strong>Novo</strong><p><strong>R$ 89,90</strong></p><a id="other" href="/guia">Guia</a></li></ul></main>`
  const picture = document.querySelector('img')!
  Object.defineProperties(picture, {
    complete: { value: isLoaded },
    currentSrc: { value: 'http://localhost/img/serum-320.avif' },
  })
  return document.querySelector('a')!
}

beforeEach(() => {
  jest.useFakeTimers()
  isPhone = true
  window.matchMedia = () => ({ matches: isPhone }) as MediaQueryList
  history.replaceState(null, '', '/')
})
afterEach(() => {
  endCardPreview()
  jest.useRealTimers()
})

test('decision 0071 a tap on a card shows the picture, name and price of the card at once, below the header', () => {
  showCardPreview(card())
  expect(preview()!.querySelector('img')!.src).toBe('http://localhost/img/serum-320.avif')
  expect([...preview()!.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Sérum',
    'R$ 89,90',
  ])
  expect(preview()!.getAttribute('aria-hidden')).toBe('true')
})

test('decision 0071 the preview ends with the page, and after five seconds without one', () => {
  showCardPreview(card())
  expect(endCardPreview()).toBeDefined()
  expect(preview()).toBeNull()
  expect(endCardPreview()).toBeUndefined()
  showCardPreview(card())
  jest.advanceTimersByTime(5000)
  expect(preview()).toBeNull()
})

test.each([
  [
    'on a wide screen',
    () => {
      isPhone = false
      return card()
    },
  ],
  ['for a picture that has not loaded', () => card({ isLoaded: false })],
  [
    'for a link to another page than the card’s',
    () => {
      card()
      return document.querySelector('a#other')!
    },
  ],
  ['for the page that is open', () => card({ path: '/' })],
  ['for a link to a part of a page', () => card({ path: '/serum#avaliacoes' })],
])('decision 0071 there is no preview %s', (_what, link) => {
  showCardPreview(link() as HTMLAnchorElement)
  expect(preview()).toBeNull()
})
