import { act, render } from '@testing-library/react'
import { usePathname } from 'next/navigation'
import { LazyAnalytics } from './lazy-analytics.tsx'
import { Analytics } from './analytics.tsx'
import { trackRoute } from './track-route.ts'

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }))
jest.mock('./track-route.ts', () => ({ trackRoute: jest.fn() }))

test('P10 analytics starts after a second, then runs on every route change', async () => {
  jest.useFakeTimers()
  jest.mocked(usePathname).mockReturnValue('/')
  const { rerender } = render(<LazyAnalytics />)
  await act(() => jest.advanceTimersByTimeAsync(900))
  expect(trackRoute).not.toHaveBeenCalled()
  await act(() => jest.advanceTimersByTimeAsync(200))
  expect(trackRoute).toHaveBeenCalledTimes(1)
  jest.mocked(usePathname).mockReturnValue('/whey')
  rerender(<LazyAnalytics />)
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(trackRoute).toHaveBeenCalledTimes(2)
  jest.useRealTimers()
})

test('P12 the page has tag ids only if the shop has tags', () => {
  jest.mocked(usePathname).mockReturnValue('/')
  const { container, rerender } = render(<Analytics tags={{ gtm: undefined, pixel: undefined }} />)
  expect(container).toBeEmptyDOMElement()
  rerender(<Analytics tags={{ gtm: 'GTM-ABC123', pixel: undefined }} />)
  expect(container.innerHTML).toBe('<div id="consentimento" data-gtm="GTM-ABC123"></div>')
})
