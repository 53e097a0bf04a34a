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

test('P21 looks for the login marker every 100 ms and stops for good once it is there', () => {
  const look = jest.spyOn(Storage.prototype, 'getItem')
  stop = watchLoginMarker()
  jest.advanceTimersByTime(1000)
  expect(look.mock.calls.length).toBeGreaterThanOrEqual(10)
  expect(name()).toBe('Entrar / Cadastrar')
  localStorage.setItem(KEY, '1')
  jest.advanceTimersByTime(100)
  expect(name()).toBe('Minha conta')
  look.mockClear()
  jest.advanceTimersByTime(2000)
  expect(look).not.toHaveBeenCalled()
})

test('P21 a visitor who comes signed in sees so at once', () => {
  localStorage.setItem(KEY, '1')
  const look = jest.spyOn(Storage.prototype, 'getItem')
  stop = watchLoginMarker()
  expect(name()).toBe('Minha conta')
  jest.advanceTimersByTime(1000)
  expect(look).toHaveBeenCalledTimes(1)
})

test('P21 does not look while the tab is hidden, and hears of another tab at once', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const look = jest.spyOn(Storage.prototype, 'getItem')
  stop = watchLoginMarker()
  jest.advanceTimersByTime(1000)
  expect(look).not.toHaveBeenCalled()
  hidden.mockReturnValue(false)
  localStorage.setItem(KEY, '1')
  dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect(name()).toBe('Minha conta')
})

test('P21 storage that the browser refuses is no marker', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  stop = watchLoginMarker()
  jest.advanceTimersByTime(300)
  expect(name()).toBe('Entrar / Cadastrar')
})
