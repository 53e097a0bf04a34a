import { registerPrefetch } from '#components/ui/prefetch.ts'

const prefetch = jest.fn<void, [string]>()
const media = { matches: true }
let connection: { saveData?: boolean; effectiveType?: string } | undefined

/** Loads the module again in a page with cards at these distances from the top of the screen (768 px high). */
async function openPage(cards: Record<string, number>) {
  document.body.innerHTML = `<main>${Object.keys(cards)
    .map((path) => `<li><h2><a href="${path}">Ver</a></h2></li>`)
    .join('')}<li><p><a href="/texto">Texto</a></p></li></main>`
  for (const link of document.querySelectorAll('a'))
    link.getBoundingClientRect = () => {
      const top = (cards[link.pathname] ?? 0) - scrolled
      return { top, bottom: top + 20 } as DOMRect
    }
  const { prefetchCards } = await import('./prefetch-cards.ts')
  prefetchCards()
  await jest.advanceTimersByTimeAsync(3000)
}

let scrolled = 0

beforeEach(() => {
  jest.useFakeTimers()
  jest.resetModules()
  jest.doMock('#components/ui/prefetch.ts', () => ({ prefetchPage: prefetch }))
  prefetch.mockReset()
  registerPrefetch(prefetch)
  scrolled = 0
  connection = undefined
  media.matches = true
  window.matchMedia = () => media as MediaQueryList
  Object.defineProperty(navigator, 'connection', { configurable: true, get: () => connection })
})
afterEach(() => jest.useRealTimers())

const paths = () => prefetch.mock.calls.map(([path]) => path)

test('decision 0056 the three cards nearest to the middle of the screen are prefetched, then those after a scroll, six in all', async () => {
  await openPage({
    '/a': 10,
    '/b': 380,
    '/c': 300,
    '/d': 600,
    '/e': 2000,
    '/f': 2100,
    '/g': 2200,
    '/h': 2300,
  })
  expect(paths()).toEqual(['/b', '/c', '/d'])
  scrolled = 1900
  dispatchEvent(new Event('scroll'))
  await jest.advanceTimersByTimeAsync(3000)
  expect(paths()).toEqual(['/b', '/c', '/d', '/h', '/g', '/f'])
  scrolled = 0
  dispatchEvent(new Event('scroll'))
  await jest.advanceTimersByTimeAsync(3000)
  expect(prefetch).toHaveBeenCalledTimes(6)
})

test.each([
  ['on a screen with a mouse', () => void (media.matches = false)],
  ['in data-saving mode', () => void (connection = { saveData: true })],
  ['on a 2G connection', () => void (connection = { effectiveType: 'slow-2g' })],
])('decision 0056 no page of a card is prefetched %s', async (_name, arrange) => {
  arrange()
  await openPage({ '/a': 380 })
  expect(paths()).toEqual([])
})
