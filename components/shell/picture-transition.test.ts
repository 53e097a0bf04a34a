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

test('the gallery of another kit shows the picture of the kit before it until its own file is decoded, where it stands', () => {
  document.body.innerHTML = `<main><nav><ul><li><a href="/serum?sabor=500">2 frascos</a></li></ul></nav>
    <div><div role="group"><a href="/a"><img></a><a href="/b"><img id="shown"></a></div>
    <button></button><button aria-current="true"></button></div></main>`
  Object.defineProperties(document.getElementById('shown')!, {
    complete: { value: true },
    currentSrc: { value: '/img/serum-verso-640.avif' },
  })
  // jsdom does not reflect the attribute.
  document.querySelectorAll('button')[1]!.ariaCurrent = 'true'
  recordCardPicture(document.querySelector('a')!)
  const row = gallery()
  showCardPicture(row)
  expect(row.querySelector('a')!.style.backgroundImage).toContain('/img/serum-verso-640.avif')
  expect(animate).not.toHaveBeenCalled()
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
