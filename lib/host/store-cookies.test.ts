/** @jest-environment node */
import { CLICK_COOKIE, GOOGLE_CLICK_COOKIE, PENDING_CLICK_COOKIE } from '../attribution/click-cookie.ts'
import { CONSENT_COOKIE } from '../consent/consent.ts'
import { deviceCookieName, moderationCookieName } from '../moderation/session-cookie.ts'
import { cookiesForStore, storeCookie } from './store-cookies.ts'

const SHOP_COOKIES = [
  CLICK_COOKIE,
  PENDING_CLICK_COOKIE,
  GOOGLE_CLICK_COOKIE,
  CONSENT_COOKIE,
  'formulario',
  'formulario-2',
  ...['https://loja.example', 'http://localhost'].flatMap((url) => [
    moderationCookieName(url),
    deviceCookieName(url),
  ]),
  '_ga',
  '_ga_ABC123',
  '_gid',
  '_fbp',
  '_fbc',
]

test('platform 1 the store gets its own cookies, never those of the shop, of moderators or of tags', () => {
  const header = [
    ...SHOP_COOKIES.map((name) => `${name}=1`),
    'PHPSESSID=abc',
    'cep=01310100',
    'AWSALB=x=y',
  ].join('; ')
  expect(cookiesForStore(header)).toBe('PHPSESSID=abc; cep=01310100; AWSALB=x=y')
  expect([cookiesForStore(null), cookiesForStore(''), cookiesForStore('x')]).toEqual(['', '', ''])
})

test.each(SHOP_COOKIES)('the store cannot set %s', (name) =>
  expect(storeCookie(`${name}=1; Path=/`, { isSecure: true })).toBeUndefined(),
)

test.each([
  ['a=1', 'a=1; Path=/; SameSite=Lax; HttpOnly'],
  ['a=1; Domain=loja.example; Path=/api; Secure; SameSite=None', 'a=1; Path=/; SameSite=Lax; HttpOnly'],
  [
    'a=1; expires=Wed, 21 Oct 2099 07:28:00 GMT; max-age=60',
    'a=1; Path=/; expires=Wed, 21 Oct 2099 07:28:00 GMT; max-age=60; SameSite=Lax; HttpOnly',
  ],
  ['=1', undefined],
  ['a b=1', undefined],
  ['a', undefined],
  [`a=${'x'.repeat(4096)}`, undefined],
])('the cookie %s of an API response is set as %s', (cookie, relayed) =>
  expect(storeCookie(cookie, { isSecure: false })).toBe(relayed),
)

test.each([
  ['a=1; Path=/checkout; HttpOnly; Domain=.loja.example', false, 'a=1; Path=/checkout; HttpOnly'],
  ['a=1; Path=/; Secure; SameSite=None', false, 'a=1; Path=/; SameSite=Lax'],
  ['a=1; Path=/; SameSite=None', true, 'a=1; Path=/; SameSite=None; Secure'],
  ['__Host-a=1; Path=/; Secure', true, '__Host-a=1; Path=/; Secure'],
])('P30 the cookie %s of a store page, with https %s, is set as %s', (cookie, isSecure, relayed) =>
  expect(storeCookie(cookie, { isSecure, isPage: true })).toBe(relayed),
)
