import { recordCardPicture, showCardPicture } from './picture-transition.ts'

const animate = jest.fn()
let isMotionReduced = false
const decoded = Promise.withResolvers<void>()

function card(path: string) {
  document.body.innerHTML = `<ul><li><img src="/img/serum-320.avif"><h2><a href="${path}">Sérum</a></h2></li></ul>`
  const picture = document.querySelector('img')!
  Object.defineProperties(picture, {
    complete: { value: true },
    currentSrc: { value: '/img/serum-320.avif' },
  })
  picture.getBoundingClientRect = () => new DOMRect(20, 300, 100, 100)
  return document.querySelector('a')!
}

function gallery() {
  document.body.innerHTML = '<div role="group"><a href="/img/serum-1080.webp"><img></a></div>'
  const row = document.querySelector('div')!
  row.getBoundingClientRect = () => new DOMRect(0, 150, 400, 400)
  row.animate = animate
  const picture = row.querySelector('img')!
  Object.defineProperty(picture, 'complete', { value: false })
  picture.decode = () => decoded.promise
  return row
}

beforeEach(() => {
  jest.useRealTimers()
  animate.mockReset()
  isMotionReduced = false
  globalThis.DOMRect ??= class {
    constructor(left: number, top: number, width: number, height: number) {
      Object.assign(this, { left, top, width, height })
    }
  } as typeof DOMRect
  window.matchMedia = () => ({ matches: isMotionReduced }) as MediaQueryList
  history.replaceState(null, '', '/serum')
})

test("decision 0056 the gallery shows the card's picture until its own file is decoded, and is enlarged from the card's position", async () => {
  recordCardPicture(card('/serum'))
  const row = gallery()
  showCardPicture(row)
  const slide = row.querySelector('a')!
  expect(slide.style.backgroundImage).toContain('/img/serum-320.avif')
  const [[[from, to]]] = animate.mock.calls
  expect(from.transform).toBe('translate(20px, 150px) scale(0.25, 0.25)')
  expect(to.transform).toBe('none')
  row.querySelector('img')!.dispatchEvent(new Event('load'))
  expect(slide.style.backgroundImage).not.toBe('')
  decoded.resolve()
  await decoded.promise
  await Promise.resolve()
  expect(slide.style.backgroundImage).toBe('')
})

test('decision 0056 with reduced motion the gallery is not animated', () => {
  isMotionReduced = true
  recordCardPicture(card('/serum'))
  const row = gallery()
  showCardPicture(row)
  expect(animate).not.toHaveBeenCalled()
  expect(row.querySelector('a')!.style.backgroundImage).toContain('/img/serum-320.avif')
})

test('decision 0056 a page that was not opened from a card shows no picture of a card', () => {
  recordCardPicture(card('/whey'))
  showCardPicture(gallery())
  showCardPicture(gallery())
  expect(animate).not.toHaveBeenCalled()
})

test.each([
  ['is enlarged from the card', 9, 1],
  ['does not move', 11, 0],
])('decision 0056 a gallery %s when it is shown %d s after the click', (_what, seconds, times) => {
  jest.useFakeTimers()
  recordCardPicture(card('/serum'))
  jest.advanceTimersByTime(seconds * 1000)
  showCardPicture(gallery())
  expect(animate).toHaveBeenCalledTimes(times)
})
