/** @jest-environment node */
let visitorFetch: typeof fetch
let started: string[]
let finish: ((response: Response) => void)[]

beforeEach(async () => {
  started = []
  finish = []
  globalThis.fetch = (input) => {
    started.push(String(input))
    return new Promise((resolve) => finish.push(resolve))
  }
  jest.resetModules()
  ;({ visitorFetch } = await import('./visitor-fetch.ts'))
})

test('platform 1 calls wait for the first response, which may open the session; later calls run in parallel', async () => {
  const calls = ['/cart', '/add', '/user'].map((path) => visitorFetch(path))
  await Promise.resolve()
  expect(started).toEqual(['/cart'])
  finish[0]!(new Response('a'))
  await expect(calls[0]).resolves.toHaveProperty('ok', true)
  await new Promise((resolve) => setTimeout(resolve))
  expect(started).toEqual(['/cart', '/add', '/user'])
})

test('a first call that fails does not block the next one', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('failed'))
  await expect(visitorFetch('/cart')).rejects.toThrow('failed')
  globalThis.fetch = async () => new Response('ok')
  await expect(visitorFetch('/add')).resolves.toHaveProperty('ok', true)
})
