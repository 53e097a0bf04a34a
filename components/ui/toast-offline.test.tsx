import { screen } from '@testing-library/react'

import { showToast } from './toast.ts'

jest.unmock('./toast-message.ts')
jest.mock('./toast-host.tsx', () => {
  throw new Error('offline')
})

test('spec section 9 a message still shows for five seconds if the host cannot be loaded', async () => {
  jest.useFakeTimers()
  showToast({ kind: 'error', text: 'Um problema impediu a adição do produto' })
  expect(await screen.findByRole('alert')).toHaveTextContent('Um problema impediu a adição do produto')
  jest.advanceTimersByTime(4900)
  expect(screen.getByRole('alert')).toBeInTheDocument()
  jest.advanceTimersByTime(100)
  expect(screen.queryByRole('alert')).toBeNull()
  jest.useRealTimers()
})
