/** @jest-environment node */
import { sessionCookie, sessionOf, visitorCookies } from './session-cookie.ts'
import { cookiesForStore } from './store-cookies.ts'

const settings = { name: 'PHPSESSID', isSecure: false }

function headersWith(...cookies: string[]) {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return headers
}

test('contract 3.1 a session cookie of another host becomes a cookie of the shop', () => {
  const foreign = headersWith(
    'other=1; Path=/',
    'PHPSESSID=abc123; path=/; domain=loja.example; SameSite=None',
  )
  expect(sessionCookie(foreign, settings)).toBe(
    'PHPSESSID=abc123; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly',
  )
  expect(sessionCookie(foreign, { ...settings, isSecure: true })).toMatch(/; Secure$/)
})

test('a session in the Session header becomes a cookie too; without a session there is no cookie', () => {
  expect(sessionCookie(new Headers({ session: 'xyz' }), settings)).toContain('PHPSESSID=xyz; ')
  expect(sessionCookie(headersWith('other=1'), settings)).toBeUndefined()
})

test.each(['PHPSESSID=; Path=/', 'PHPSESSID=deleted; Path=/', 'PHPSESSID=x; Max-Age=0'])(
  '%s ends the session',
  (cookie) => {
    expect(sessionCookie(headersWith(cookie), settings)).toBe(
      'PHPSESSID=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
    )
  },
)

test('platform 1 the store’s cookies become cookies of the shop’s host, the newest session first; one with the name of a shop cookie is dropped', () => {
  const headers = headersWith(
    'AWSALB=a; Path=/api; Domain=loja.example',
    'PHPSESSID=old; Path=/',
    'consentimento=1.1.mp; Path=/',
    'PHPSESSID=new; Path=/',
  )
  expect(visitorCookies(headers, settings)).toEqual([
    'PHPSESSID=new; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly',
    'AWSALB=a; Path=/; SameSite=Lax; HttpOnly',
  ])
  expect(visitorCookies(headersWith(), settings)).toEqual([])
})

test('L23 on https the session has the prefix __Host- in browsers, and none at the store', () => {
  const env = { sessionCookie: 'PHPSESSID', siteUrl: 'https://loja.example' }
  const set = sessionCookie(new Headers({ session: 'xyz' }), { name: 'PHPSESSID', isSecure: true })!
  expect(set).toMatch(/^__Host-PHPSESSID=xyz; Path=\/; .*; Secure$/)
  expect(set).not.toMatch(/domain/i)
  expect(sessionOf('PHPSESSID=forged; __Host-PHPSESSID=xyz', env)).toBe('xyz')
  expect(sessionOf('PHPSESSID=forged', env)).toBe('')
  expect(cookiesForStore('PHPSESSID=forged; a=1; __Host-PHPSESSID=xyz')).toBe('a=1; PHPSESSID=xyz')
  expect(cookiesForStore('PHPSESSID=forged; a=1', env)).toBe('a=1')
  expect(sessionOf('PHPSESSID=xyz', { ...env, siteUrl: 'http://localhost:3000' })).toBe('xyz')
})
