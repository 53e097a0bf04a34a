import { formatConsent, CONSENT_VERSION } from '../consent/consent.ts'
import { formatClick } from './click-cookie.ts'
import { readClick } from './click.ts'
import { consentCookies, newClickCookies, consentedClick } from './click-consent.ts'

const AT = 1763731234
const choice = (analytics: boolean, ads: boolean) => ({ version: CONSENT_VERSION, at: AT, analytics, ads })
const chosen = (analytics: boolean, ads: boolean) => `consentimento=${formatConsent(choice(analytics, ads))}`
const click = (query: string, at = AT) => readClick('/colageno', new URLSearchParams(query), at)!
const paid = click('gclid=AbC-_9&utm_source=google')
const value = formatClick(paid)
const STORED = `clique=${value}; Path=/; Max-Age=7776000; SameSite=Lax; Secure; HttpOnly`
const PENDING = `clique-a-espera=${value}; Path=/; Max-Age=1800; SameSite=Lax; Secure; HttpOnly`
const GOOGLE = `_gcl_aw=GCL.${AT}.AbC-_9; Path=/; Max-Age=7776000; SameSite=Lax; Secure`

describe('R23 the cookies of a new click', () => {
  test.each([
    ['no consent receipt', null, [PENDING]],
    ['an invalid receipt', 'consentimento=x', [PENDING]],
    ['everything granted', chosen(true, true), [GOOGLE, STORED]],
    ['only advertising granted', chosen(false, true), [GOOGLE, STORED]],
    ['only analytics granted', chosen(true, false), []],
    ['everything denied', chosen(false, false), []],
    ['everything denied, with an old click cookie', `clique=${value}; ${chosen(false, false)}`, []],
  ])('%s', (_, header, cookies) => expect(newClickCookies(paid, header)).toEqual(cookies))

  test('R26 a click without gclid does not set Google’s cookie', () => {
    const cookies = newClickCookies(click('gbraid=0AAA'), chosen(true, true))
    expect(cookies).toHaveLength(1)
    expect(cookies[0]).toMatch(/^clique=em=1763731234&pagina=%2Fcolageno&gbraid=0AAA;/)
  })

  test('a campaign without ad id does not replace a stored ad click, an ad click does', () => {
    expect(newClickCookies(click('utm_source=news'), `clique=${value}; ${chosen(true, true)}`)).toEqual([])
    expect(newClickCookies(click('utm_source=news'), `clique-a-espera=${value}`)).toEqual([])
    expect(newClickCookies(click('fbclid=x'), `clique=${value}; ${chosen(true, true)}`)).toHaveLength(1)
  })
})

test('P12 a stored click is read only while the visitor consents', () => {
  const cookie = `clique=${value}`
  expect(consentedClick(`${cookie}; ${chosen(true, true)}`)).toEqual(paid)
  for (const header of [cookie, `${cookie}; ${chosen(true, false)}`, chosen(true, true), null])
    expect(consentedClick(header)).toBeUndefined()
  expect(consentedClick(`clique-a-espera=${value}; ${chosen(true, true)}`)).toBeUndefined()
})

describe('R23 the cookies of a consent choice: pending, stored and third-party', () => {
  const HOST = 'loja.example.com.br'
  const expiredNames = (cookies: string[]) =>
    new Set(cookies.filter((each) => each.includes('Max-Age=0')).map((each) => each.split('=', 1)[0]))
  const THEIRS = '_gcl_aw=a; _gcl_au=b; _fbp=c; _fbc=d; _ga=e; _ga_ABC123=f; _gid=g; PHPSESSID=h; _galo=i'

  test('granted: the pending click is stored with the time of the click', () => {
    expect(consentCookies(choice(true, true), `clique-a-espera=${value}; ${THEIRS}`, HOST)).toEqual([
      GOOGLE,
      STORED,
      'clique-a-espera=; Path=/; Max-Age=0; SameSite=Lax; Secure; HttpOnly',
    ])
    expect(consentCookies(choice(true, true), null, HOST)).toEqual([])
  })

  test('denied: all cookies expire, on this host and its parent domains', () => {
    const all = `clique-a-espera=${value}; clique=${value}; ${THEIRS}`
    const cookies = consentCookies(choice(false, false), all, HOST)
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
      expiredNames(consentCookies(choice(analytics, ads), `clique=${value}; ${THEIRS}`, 'localhost'))
    expect(only(true, false)).toEqual(new Set(['clique', '_gcl_aw', '_gcl_au', '_fbp', '_fbc']))
    expect(only(false, true)).toEqual(new Set(['_ga', '_ga_ABC123', '_gid']))
  })

  test('the number of expired cookies is limited', () => {
    const many = Array.from({ length: 500 }, (_, index) => `_ga_${index}=1`).join('; ')
    expect(consentCookies(choice(false, false), many, '127.0.0.1')).toHaveLength(30)
  })
})
