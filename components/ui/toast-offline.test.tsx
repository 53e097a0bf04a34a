import { screen } from '@testing-library/react'

import { TOAST_MS } from './toast-message.ts'
import { showToast } from './toast.ts'

jest.mock('./toast-host.tsx', () => {
  throw new Error('offline')
})

test('a message still shows for five seconds if the host cannot be loaded', async () => {
  jest.useFakeTimers()
  showToast({ kind: 'error', text: 'Um problema impediu a adição do produto' })
  expect(await screen.findByRole('alert')).toHaveTextContent('Um problema impediu a adição do produto')
  jest.advanceTimersByTime(TOAST_MS - 1000)
  expect(screen.getByRole('alert')).toBeInTheDocument()
  jest.advanceTimersByTime(1000)
  expect(screen.queryByRole('alert')).toBeNull()
  jest.useRealTimers()
})
