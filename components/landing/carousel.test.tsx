import { act, fireEvent, render, screen } from '@testing-library/react'

import { Carousel } from './carousel.tsx'

type Watcher = { callback: IntersectionObserverCallback; watched: Element[] }
let watchers: Watcher[] = []

beforeEach(() => {
  watchers = []
  globalThis.IntersectionObserver = class {
    watched: Element[] = []
    constructor(callback: IntersectionObserverCallback) {
      watchers.push({ callback, watched: this.watched })
    }
    observe(element: Element) {
      this.watched.push(element)
    }
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  globalThis.ResizeObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof ResizeObserver
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList
})

const row = () =>
  render(
    <>
      <Carousel lang="pt" className="controls" />
      <div data-testid="row" tabIndex={0}>
        <ul>
          <li>um</li>
          <li>dois</li>
        </ul>
      </div>
    </>,
  )

const scrollIntoView = () =>
  act(() => {
    const entry = { isIntersecting: true } as IntersectionObserverEntry
    watchers[0]!.callback([entry], {} as IntersectionObserver)
  })

test('T21 the carousel loads its code when it scrolls into view, and controls the row after it', async () => {
  row()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByTestId('row')).not.toHaveAttribute('data-embla')
  scrollIntoView()
  expect(await screen.findByRole('button', { name: 'Próximas vantagens' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Vantagens anteriores' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  expect(screen.getByTestId('row')).toHaveAttribute('data-embla')
})

test('for a row out of view no code loads', () => {
  const { unmount } = row()
  act(() =>
    watchers[0]!.callback(
      [{ isIntersecting: false } as IntersectionObserverEntry],
      {} as IntersectionObserver,
    ),
  )
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
})

test('the carousel handles the arrow keys; other keys are left to the browser', async () => {
  row()
  scrollIntoView()
  await screen.findByText(/de 2$/)
  const key = (name: string) => fireEvent.keyDown(screen.getByTestId('row'), { key: name })
  expect(key('PageDown')).toBe(true)
  expect(key('ArrowRight')).toBe(false)
})
