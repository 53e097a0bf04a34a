import { act, render } from '@testing-library/react'
import { usePathname } from 'next/navigation'
import { LazyShellBehavior } from './lazy-shell-behavior.tsx'
import { onRouteChange } from './shell-behavior.ts'

const router = {}
jest.mock('next/navigation', () => ({ usePathname: jest.fn(), useRouter: () => router }))
jest.mock('./shell-behavior.ts', () => ({ onRouteChange: jest.fn() }))

test('the shell behavior loads at the first interaction, then runs on every route change', async () => {
  jest.useFakeTimers()
  jest.mocked(usePathname).mockReturnValue('/')
  const { rerender } = render(<LazyShellBehavior />)
  await act(() => jest.advanceTimersByTimeAsync(500))
  expect(onRouteChange).not.toHaveBeenCalled()
  dispatchEvent(new Event('touchstart'))
  await act(() => jest.advanceTimersByTimeAsync(499))
  expect(onRouteChange).not.toHaveBeenCalled()
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(onRouteChange).toHaveBeenCalledTimes(1)
  rerender(<LazyShellBehavior />)
  await act(() => jest.advanceTimersByTimeAsync(3000))
  expect(onRouteChange).toHaveBeenCalledTimes(1)
  jest.mocked(usePathname).mockReturnValue('/whey')
  rerender(<LazyShellBehavior />)
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(onRouteChange).toHaveBeenCalledTimes(2)
  jest.useRealTimers()
})
