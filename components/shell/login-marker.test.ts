import { showAccountLabel } from '#components/ui/account-label.ts'
import { watchLoginMarker } from './login-marker.ts'

const KEY = 'site-login'

let stop: () => void

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  document.body.innerHTML = `<a href="/checkout/acesso" data-login-marker="${KEY}" data-signed-in="Minha conta"><span>Entrar / Cadastrar</span></a>`
})
afterEach(() => {
  stop()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const name = () => document.querySelector('a')?.textContent

test('P21 polls for the login marker every 100 ms until it is there', () => {
  const getItem = jest.spyOn(Storage.prototype, 'getItem')
  stop = watchLoginMarker()
  jest.advanceTimersByTime(1000)
  expect(getItem.mock.calls.length).toBeGreaterThanOrEqual(10)
  expect(name()).toBe('Entrar / Cadastrar')
  localStorage.setItem(KEY, '1')
  jest.advanceTimersByTime(100)
  expect(name()).toBe('Minha conta')
  getItem.mockClear()
  jest.advanceTimersByTime(2000)
  expect(getItem).not.toHaveBeenCalled()
})

test('P21 a visitor who is already signed in sees the account link at once', () => {
  localStorage.setItem(KEY, '1')
  const getItem = jest.spyOn(Storage.prototype, 'getItem')
  stop = watchLoginMarker()
  expect(name()).toBe('Minha conta')
  jest.advanceTimersByTime(1000)
  expect(getItem).toHaveBeenCalledTimes(1)
})

test('P21 every page shows the account link before the code of the header has loaded', () => {
  stop = () => {}
  expect(showAccountLabel()).toBe(false)
  expect(name()).toBe('Entrar / Cadastrar')
  localStorage.setItem(KEY, '1')
  expect(showAccountLabel()).toBe(true)
  expect(name()).toBe('Minha conta')
})

test('P21 does not poll in a hidden tab, and reacts to another tab at once', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const getItem = jest.spyOn(Storage.prototype, 'getItem')
  stop = watchLoginMarker()
  jest.advanceTimersByTime(1000)
  expect(getItem).not.toHaveBeenCalled()
  hidden.mockReturnValue(false)
  localStorage.setItem(KEY, '1')
  dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect(name()).toBe('Minha conta')
})

test('P21 blocked storage counts as no marker', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  stop = watchLoginMarker()
  jest.advanceTimersByTime(300)
  expect(name()).toBe('Entrar / Cadastrar')
})
