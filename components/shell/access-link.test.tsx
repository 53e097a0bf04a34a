import { act, render, screen } from '@testing-library/react'
import { shellCopy } from '#lib/copy/shell.ts'
import { AccessLink } from './access-link.tsx'

const KEY = 'site-login'

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
})
afterEach(() => jest.useRealTimers())

const pass = (milliseconds: number) =>
  act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)))

test('leads to sign-in in the language of the page', () => {
  const { rerender } = render(<AccessLink lang="pt" copy={shellCopy.pt} loginMarkerKey={KEY} />)
  expect(screen.getByRole('link', { name: 'Entrar / Cadastrar' })).toHaveAttribute('href', '/checkout/acesso')
  rerender(<AccessLink lang="en" copy={shellCopy.en} loginMarkerKey={KEY} />)
  expect(screen.getByRole('link', { name: 'Sign in / Sign up' })).toHaveAttribute(
    'href',
    '/en/checkout/acesso',
  )
})

test('P21 looks for the login marker every 100 ms and stops for good once it is there', async () => {
  const look = jest.spyOn(Storage.prototype, 'getItem')
  render(<AccessLink lang="pt" copy={shellCopy.pt} loginMarkerKey={KEY} />)
  await pass(1000)
  expect(look.mock.calls.length).toBeGreaterThanOrEqual(10)
  localStorage.setItem(KEY, '1')
  await pass(100)
  expect(screen.getByRole('link', { name: 'Minha conta' })).toBeVisible()
  look.mockClear()
  await pass(2000)
  expect(look).not.toHaveBeenCalled()
  look.mockRestore()
})

test('P21 does not look while the tab is hidden, and hears of another tab at once', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const look = jest.spyOn(Storage.prototype, 'getItem')
  render(<AccessLink lang="pt" copy={shellCopy.pt} loginMarkerKey={KEY} />)
  await pass(1000)
  expect(look).not.toHaveBeenCalled()
  hidden.mockReturnValue(false)
  localStorage.setItem(KEY, '1')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: KEY })))
  expect(screen.getByRole('link', { name: 'Minha conta' })).toBeVisible()
  look.mockRestore()
  hidden.mockRestore()
})
