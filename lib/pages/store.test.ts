/** @jest-environment node */
import { object } from 'yup'
import { setHost } from '../host/host.ts'
import { withVisitorCookies } from '../host/visitor-cookies.ts'
import { openTestHost } from '../testing/test-host.ts'
import { sharedStore, visitorStore } from './store.ts'

jest.mock('next/headers', () => ({
  headers: async () => new Headers({ cookie: 'PHPSESSID=held; consentimento=1.1.mp; cep=1' }),
}))

const sent: Request[] = []
beforeEach(() => {
  sent.length = 0
  openTestHost(async (request) => {
    sent.push(request)
    return Response.json({}, { headers: { 'set-cookie': 'PHPSESSID=renewed; Path=/; Domain=loja.example' } })
  })
})
afterEach(() => setHost(undefined))

const seen = () => sent.map(({ headers }) => [headers.get('session'), headers.get('cookie')])

test('platform 1 a page of one visitor sends the session and sets the cookies of the response', async () => {
  const cookies: string[] = []
  await withVisitorCookies(
    (cookie) => cookies.push(cookie),
    async () => (await visitorStore('pt')).call('get', 'checkout/user', object()),
  )
  expect(seen()).toEqual([['held', 'PHPSESSID=held; cep=1']])
  expect(cookies).toEqual(['PHPSESSID=renewed; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly'])
})

test('platform 1 a shared page sends no session and sets no cookie', async () => {
  const cookies: string[] = []
  await withVisitorCookies(
    (cookie) => cookies.push(cookie),
    () => sharedStore('pt').call('get', 'url/home', object()),
  )
  expect(seen()).toEqual([['', null]])
  expect(cookies).toEqual([])
})
