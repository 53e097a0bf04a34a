/** @jest-environment node */
import { formatConsent, CONSENT_VERSION } from '../consent/consent.ts'
import { formatClick } from './click-cookie.ts'
import { readClick } from './click.ts'
import { consentCookies, newClickCookies, consentedClick } from './click-consent.ts'

const AT = 1763731234
const consent = (analytics: boolean, ads: boolean) => ({ version: CONSENT_VERSION, at: AT, analytics, ads })
const consentHeader = (analytics: boolean, ads: boolean) =>
  `consentimento=${formatConsent(consent(analytics, ads))}`
const click = (query: string, at = AT) => readClick('/colageno', new URLSearchParams(query), at)!
const paid = click('gclid=AbC-_9&utm_source=google')
const value = formatClick(paid)
const STORED = `clique=${value}; Path=/; Max-Age=7776000; SameSite=Lax; Secure; HttpOnly`
const PENDING = `clique-a-espera=${value}; Path=/; Max-Age=1800; SameSite=Lax; Secure; HttpOnly`
const GOOGLE = `_gcl_aw=GCL.${AT}.AbC-_9; Path=/; Max-Age=7776000; SameSite=Lax; Secure`

describe('R23 the cookies of a new click', () => {
  test.each([
    ['no consent receipt: a pending click', null, [PENDING]],
    ['an invalid receipt: a pending click', 'consentimento=x', [PENDING]],
    ['everything granted: the stored click and Google’s cookie', consentHeader(true, true), [GOOGLE, STORED]],
    [
      'only advertising granted: the stored click and Google’s cookie',
      consentHeader(false, true),
      [GOOGLE, STORED],
    ],
    ['only analytics granted: none', consentHeader(true, false), []],
    ['everything denied: none', consentHeader(false, false), []],
    [
      'everything denied, with an old click cookie: none',
      `clique=${value}; ${consentHeader(false, false)}`,
      [],
    ],
  ])('%s', (_, header, cookies) => expect(newClickCookies(paid, header)).toEqual(cookies))

  test('R26 a click without gclid does not set Google’s cookie', () => {
    const cookies = newClickCookies(click('gbraid=0AAA'), consentHeader(true, true))
    expect(cookies).toHaveLength(1)
    expect(cookies[0]).toMatch(/^clique=em=1763731234&pagina=%2Fcolageno&gbraid=0AAA;/)
  })

  test('a campaign without ad id does not replace a stored ad click', () => {
    expect(
      newClickCookies(click('utm_source=news'), `clique=${value}; ${consentHeader(true, true)}`),
    ).toEqual([])
    expect(newClickCookies(click('utm_source=news'), `clique-a-espera=${value}`)).toEqual([])
  })

  test('P8 a later visit with only fbclid or gbraid keeps the gclid, for the rest of its 90 days', () => {
    const later = click('fbclid=Fb&utm_source=meta', AT + 86_400)
    const both = `${value}&fbclid=Fb`
    expect(newClickCookies(later, `clique=${value}; ${consentHeader(true, true)}`)).toEqual([
      `_gcl_aw=GCL.${AT}.AbC-_9; Path=/; Max-Age=7689600; SameSite=Lax; Secure`,
      `clique=${both}; Path=/; Max-Age=7689600; SameSite=Lax; Secure; HttpOnly`,
    ])
    expect(newClickCookies(click('gbraid=B', AT + 60), `clique-a-espera=${value}`)).toEqual([
      `clique-a-espera=${value}&gbraid=B; Path=/; Max-Age=1800; SameSite=Lax; Secure; HttpOnly`,
    ])
    const pending = formatClick(later)
    expect(
      consentCookies(consent(true, true), `clique-a-espera=${pending}; clique=${value}`, 'localhost')[1],
    ).toMatch(new RegExp(`^clique=${both}; Path=/; Max-Age=7689600;`))
  })

  test('P8 a stored gclid that is older than 90 days is replaced', () => {
    const later = click('fbclid=Fb', AT + 7_776_000)
    const [only, ...more] = newClickCookies(later, `clique=${value}; ${consentHeader(true, true)}`)
    expect([only, more]).toEqual([
      expect.stringMatching(/^clique=em=1771507234&pagina=%2Fcolageno&fbclid=Fb;/),
      [],
    ])
  })
})

test('P12 a stored click is read only while the visitor consents', () => {
  const cookie = `clique=${value}`
  expect(consentedClick(`${cookie}; ${consentHeader(true, true)}`)).toEqual(paid)
  for (const header of [cookie, `${cookie}; ${consentHeader(true, false)}`, consentHeader(true, true), null])
    expect(consentedClick(header)).toBeUndefined()
  expect(consentedClick(`clique-a-espera=${value}; ${consentHeader(true, true)}`)).toBeUndefined()
})

describe('R23 the cookies of a consent choice: pending, stored and third-party', () => {
  const HOST = 'loja.example.com.br'
  const expiredNames = (cookies: string[]) =>
    new Set(cookies.filter((each) => each.includes('Max-Age=0')).map((each) => each.split('=', 1)[0]))
  const THIRD_PARTY =
    '_gcl_aw=a; _gcl_au=b; _fbp=c; _fbc=d; _ga=e; _ga_ABC123=f; _gid=g; PHPSESSID=h; _galo=i'

  test('granted: the pending click is stored with the time of the click', () => {
    expect(consentCookies(consent(true, true), `clique-a-espera=${value}; ${THIRD_PARTY}`, HOST)).toEqual([
      GOOGLE,
      STORED,
      'clique-a-espera=; Path=/; Max-Age=0; SameSite=Lax; Secure; HttpOnly',
    ])
    expect(consentCookies(consent(true, true), null, HOST)).toEqual([])
  })

  test('denied: the cookies of clicks and tags expire, on this host and its parent domains', () => {
    const all = `clique-a-espera=${value}; clique=${value}; ${THIRD_PARTY}`
    const cookies = consentCookies(consent(false, false), all, HOST)
    expect(expiredNames(cookies)).toEqual(
      new Set([
        'clique-a-espera',
        'clique',
        '_gcl_aw',
        '_gcl_au',
        '_fbp',
        '_fbc',
        '_ga',
        '_ga_ABC123',
        '_gid',
      ]),
    )
    expect(cookies.every((each) => each.includes('Max-Age=0'))).toBe(true)
    expect(cookies.filter((each) => each.startsWith('_fbp='))).toEqual([
      '_fbp=; Path=/; Max-Age=0; SameSite=Lax; Secure',
      '_fbp=; Path=/; Max-Age=0; SameSite=Lax; Secure; Domain=loja.example.com.br',
      '_fbp=; Path=/; Max-Age=0; SameSite=Lax; Secure; Domain=example.com.br',
      '_fbp=; Path=/; Max-Age=0; SameSite=Lax; Secure; Domain=com.br',
    ])
  })

  test('one category granted: only the cookies of the denied one expire', () => {
    const only = (analytics: boolean, ads: boolean) =>
      expiredNames(consentCookies(consent(analytics, ads), `clique=${value}; ${THIRD_PARTY}`, 'localhost'))
    expect(only(true, false)).toEqual(new Set(['clique', '_gcl_aw', '_gcl_au', '_fbp', '_fbc']))
    expect(only(false, true)).toEqual(new Set(['_ga', '_ga_ABC123', '_gid']))
  })

  test('at most 30 third-party cookies are expired', () => {
    const many = Array.from({ length: 500 }, (_, index) => `_ga_${index}=1`).join('; ')
    expect(consentCookies(consent(false, false), many, '127.0.0.1')).toHaveLength(30)
  })
})
