import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'

import { HomeBanner } from './home-banner.tsx'

const slides = ['Um', 'Dois', 'Três'].map((title, index) => ({
  picture: `/img/banner-${index + 1}`,
  alt: `Foto ${title}`,
  title,
  text: 'Texto',
  path: '/colageno',
}))

let prefersReducedMotion = false
const shown = () => screen.getByRole('group').textContent
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const carousel = () => screen.getByRole('region', { name: /Destaques|Highlights/ })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  jest.useFakeTimers()
  // jsdom loads no pictures.
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  prefersReducedMotion = false
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: prefersReducedMotion }) as unknown as MediaQueryList
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(document, 'hidden')
  jest.restoreAllMocks()
})

test('spec section 9: the banner rotates every 6000 ms and starts over after the last slide', () => {
  render(<HomeBanner slides={slides} lang="pt" />)
  expect(shown()).toContain('Um')
  pass(5999)
  expect(shown()).toContain('Um')
  pass(1)
  expect(shown()).toContain('Dois')
  pass(12_000)
  expect(shown()).toContain('Um')
})

test('spec section 9: the banner does not turn to a slide whose picture is still loading', () => {
  const loaded = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  render(<HomeBanner slides={slides} lang="pt" />)
  // The picture is in the page after 2500 ms.
  pass(3000)
  pass(3000)
  expect(shown()).toContain('Um')
  loaded.mockReturnValue(true)
  pass(6000)
  expect(shown()).toContain('Dois')
})

test.each([
  ['the pointer', () => fireEvent.pointerEnter(carousel()), () => fireEvent.pointerLeave(carousel())],
  ['the focus', () => screen.getByRole('link').focus(), () => screen.getByRole('link').blur()],
  ['a hidden tab', () => hideTab(true), () => hideTab(false)],
])('%s pauses the rotation', (_name, begin, end) => {
  render(<HomeBanner slides={slides} lang="pt" />)
  act(() => void begin())
  pass(30_000)
  expect(shown()).toContain('Um')
  act(() => void end())
  pass(6000)
  expect(shown()).toContain('Dois')
})

function hideTab(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
}

test('the rotation stays paused while the focus moves within the banner', () => {
  render(<HomeBanner slides={slides} lang="pt" />)
  act(() => screen.getByRole('link').focus())
  act(() => screen.getByRole('button', { name: 'Próximo destaque' }).focus())
  pass(12_000)
  expect(shown()).toContain('Um')
})

test('with reduced motion the rotation does not start, but the play button starts it', () => {
  prefersReducedMotion = true
  render(<HomeBanner slides={slides} lang="pt" />)
  pass(60_000)
  expect(shown()).toContain('Um')
  press('Retomar a rotação')
  pass(6000)
  expect(shown()).toContain('Dois')
})

test('the pause button stops the rotation and turns on the live region; the play button resumes the rotation', () => {
  render(<HomeBanner slides={slides} lang="pt" />)
  const slide = screen.getByRole('group')
  expect(slide.parentElement).toHaveAttribute('aria-live', 'off')
  press('Pausar a rotação')
  expect(slide.parentElement).toHaveAttribute('aria-live', 'polite')
  pass(60_000)
  expect(shown()).toContain('Um')
  press('Retomar a rotação')
  pass(6000)
  expect(shown()).toContain('Dois')
})

test('previous, next and dots restart the interval', () => {
  render(<HomeBanner slides={slides} lang="en" />)
  press('Previous highlight')
  expect(shown()).toContain('Três')
  pass(4000)
  press('Next highlight')
  expect(shown()).toContain('Um')
  pass(4000)
  expect(shown()).toContain('Um')
  press('Highlight 2 of 3')
  expect(shown()).toContain('Dois')
  expect(screen.getByRole('button', { current: true })).toHaveAccessibleName('Highlight 2 of 3')
})

test.each([
  ['left', 300, 100, 'Dois'],
  ['right', 100, 300, 'Três'],
  ['slightly right', 100, 120, 'Um'],
])('a finger that moves %s, from %i to %i, shows the slide %s', (_direction, from, to, title) => {
  render(<HomeBanner slides={slides} lang="pt" />)
  fireEvent.touchStart(carousel(), { touches: [{ clientX: from }] })
  fireEvent.touchEnd(carousel(), { changedTouches: [{ clientX: to }] })
  expect(shown()).toContain(title)
})

test.each([
  ['pt', '/colageno', 'carrossel', 'Destaque 1 de 3'],
  ['en', '/en/colageno', 'carousel', 'Highlight 1 of 3'],
] as const)('the banner follows the carousel pattern of WAI-ARIA, %s', (lang, href, role, name) => {
  render(<HomeBanner slides={slides} lang={lang} />)
  expect(carousel()).toHaveAttribute('aria-roledescription', role)
  const slide = screen.getByRole('group', { name })
  expect(slide).toHaveAttribute('aria-roledescription', 'slide')
  expect(within(slide).getByRole('link')).toHaveAttribute('href', href)
})

test("the server's HTML has only the first picture, with priority; the next one loads before its slide shows", () => {
  const html = renderToString(<HomeBanner slides={slides} lang="pt" />)
  expect(html).toContain('/img/banner-1-1600.webp')
  expect(html).toContain('fetchPriority="high"')
  expect(html).not.toContain('/img/banner-2-')
  expect(html.match(/<link rel="preload" as="image"[^>]*>/g)).toEqual([
    expect.stringMatching(/fetchPriority="high".*\/img\/banner-1-640\.avif 640w.* 1600w"/),
  ])
  const { container } = render(<HomeBanner slides={slides} lang="pt" />)
  pass(3000)
  expect([...container.querySelectorAll('img')].map((image) => image.alt)).toEqual(['Foto Um', 'Foto Dois'])
})

test('a picture from another site is not preloaded', () => {
  const elsewhere = slides.map((slide) => ({ ...slide, picture: 'https://cdn.example.com/a.jpg' }))
  const html = renderToString(<HomeBanner slides={elsewhere.slice(0, 1)} lang="pt" />)
  expect(html).toContain('src="https://cdn.example.com/a.jpg"')
  expect(html).not.toContain('.avif')
})

test('a single slide has no controls; an empty list renders no banner', () => {
  const { container, rerender } = render(<HomeBanner slides={slides.slice(0, 1)} lang="pt" />)
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<HomeBanner slides={[]} lang="pt" />)
  expect(container).toBeEmptyDOMElement()
})
