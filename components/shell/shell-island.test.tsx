import { act, render } from '@testing-library/react'
import { usePathname } from 'next/navigation'
import { ShellIsland } from './shell-island.tsx'
import { follow } from './shell-behaviour.ts'

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }))
jest.mock('./shell-behaviour.ts', () => ({ follow: jest.fn() }))

test('nothing is loaded until somebody reaches for the page; then every new path is told', async () => {
  jest.useFakeTimers()
  jest.mocked(usePathname).mockReturnValue('/')
  const { rerender } = render(<ShellIsland />)
  await act(() => jest.advanceTimersByTimeAsync(1000))
  expect(follow).not.toHaveBeenCalled()
  dispatchEvent(new Event('touchstart'))
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(follow).toHaveBeenCalledTimes(1)
  rerender(<ShellIsland />)
  await act(() => jest.advanceTimersByTimeAsync(3000))
  expect(follow).toHaveBeenCalledTimes(1)
  jest.mocked(usePathname).mockReturnValue('/whey')
  rerender(<ShellIsland />)
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(follow).toHaveBeenCalledTimes(2)
  jest.useRealTimers()
})
