import { act, render } from '@testing-library/react'
import { usePathname } from 'next/navigation'
import { LazyShellBehaviour } from './lazy-shell-behaviour.tsx'
import { onRouteChange } from './shell-behaviour.ts'

const router = {}
jest.mock('next/navigation', () => ({ usePathname: jest.fn(), useRouter: () => router }))
jest.mock('./shell-behaviour.ts', () => ({ onRouteChange: jest.fn() }))

test('the shell behaviour loads at the first interaction, then runs on every route change', async () => {
  jest.useFakeTimers()
  jest.mocked(usePathname).mockReturnValue('/')
  const { rerender } = render(<LazyShellBehaviour />)
  await act(() => jest.advanceTimersByTimeAsync(1000))
  expect(onRouteChange).not.toHaveBeenCalled()
  dispatchEvent(new Event('touchstart'))
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(onRouteChange).toHaveBeenCalledTimes(1)
  rerender(<LazyShellBehaviour />)
  await act(() => jest.advanceTimersByTimeAsync(3000))
  expect(onRouteChange).toHaveBeenCalledTimes(1)
  jest.mocked(usePathname).mockReturnValue('/whey')
  rerender(<LazyShellBehaviour />)
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(onRouteChange).toHaveBeenCalledTimes(2)
  jest.useRealTimers()
})
