import { formatConsent, CONSENT_VERSION } from '../consent/consent.ts'
import { formatClick } from './click-cookie.ts'
import { readClick } from './click.ts'
import { cookiesOfConsent, keepClick, consentedClick } from './keep-click.ts'

const AT = 1763731234
const choice = (analytics: boolean, ads: boolean) => ({ version: CONSENT_VERSION, at: AT, analytics, ads })
const chosen = (analytics: boolean, ads: boolean) => `consentimento=${formatConsent(choice(analytics, ads))}`
const click = (query: string, at = AT) => readClick('/colageno', new URLSearchParams(query), at)!
const paid = click('gclid=AbC-_9&utm_source=google')
const value = formatClick(paid)
const KEPT = `clique=${value}; Path=/; Max-Age=7776000; SameSite=Lax; Secure; HttpOnly`
const WAITING = `clique-a-espera=${value}; Path=/; Max-Age=1800; SameSite=Lax; Secure; HttpOnly`
const GOOGLE = `_gcl_aw=GCL.${AT}.AbC-_9; Path=/; Max-Age=7776000; SameSite=Lax; Secure`

describe('R23 what is kept of a new click', () => {
  test.each([
    ['nobody has chosen', null, [WAITING]],
    ['the receipt is no receipt', 'consentimento=x', [WAITING]],
    ['everything was agreed to', chosen(true, true), [GOOGLE, KEPT]],
    ['advertising alone was agreed to', chosen(false, true), [GOOGLE, KEPT]],
    ['measuring alone was agreed to', chosen(true, false), []],
    ['everything was refused', chosen(false, false), []],
    ['everything was refused, and something is left over', `clique=${value}; ${chosen(false, false)}`, []],
  ])('%s', (_, header, cookies) => expect(keepClick(paid, header)).toEqual(cookies))

  test('R26 without a gclid there is nothing for Google’s cookie', () => {
    const cookies = keepClick(click('gbraid=0AAA'), chosen(true, true))
    expect(cookies).toHaveLength(1)
    expect(cookies[0]).toMatch(/^clique=em=1763731234&pagina=%2Fcolageno&gbraid=0AAA;/)
  })

  test('a bare campaign takes nobody’s place, an advertisement does', () => {
    expect(keepClick(click('utm_source=news'), `clique=${value}; ${chosen(true, true)}`)).toEqual([])
    expect(keepClick(click('utm_source=news'), `clique-a-espera=${value}`)).toEqual([])
    expect(keepClick(click('fbclid=x'), `clique=${value}; ${chosen(true, true)}`)).toHaveLength(1)
  })
})

test('P12 a kept click is read only while the visitor agrees to it', () => {
  const cookie = `clique=${value}`
  expect(consentedClick(`${cookie}; ${chosen(true, true)}`)).toEqual(paid)
  for (const header of [cookie, `${cookie}; ${chosen(true, false)}`, chosen(true, true), null])
    expect(consentedClick(header)).toBeUndefined()
  expect(consentedClick(`clique-a-espera=${value}; ${chosen(true, true)}`)).toBeUndefined()
})

describe('R23 what a choice does with what waits, was kept or comes from others', () => {
  const HOST = 'loja.example.com.br'
  const namesGone = (cookies: string[]) =>
    new Set(cookies.filter((each) => each.includes('Max-Age=0')).map((each) => each.split('=', 1)[0]))
  const THEIRS = '_gcl_aw=a; _gcl_au=b; _fbp=c; _fbc=d; _ga=e; _ga_ABC123=f; _gid=g; PHPSESSID=h; _galo=i'

  test('agreed: the click counts from its own moment, and no longer waits', () => {
    expect(cookiesOfConsent(choice(true, true), `clique-a-espera=${value}; ${THEIRS}`, HOST)).toEqual([
      GOOGLE,
      KEPT,
      'clique-a-espera=; Path=/; Max-Age=0; SameSite=Lax; Secure; HttpOnly',
    ])
    expect(cookiesOfConsent(choice(true, true), null, HOST)).toEqual([])
  })

  test('refused: everything goes, on this host and its parents', () => {
    const all = `clique-a-espera=${value}; clique=${value}; ${THEIRS}`
    const cookies = cookiesOfConsent(choice(false, false), all, HOST)
    expect(namesGone(cookies)).toEqual(
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

  test('one of the two: the other’s stay', () => {
    const only = (analytics: boolean, ads: boolean) =>
      namesGone(cookiesOfConsent(choice(analytics, ads), `clique=${value}; ${THEIRS}`, 'localhost'))
    expect(only(true, false)).toEqual(new Set(['clique', '_gcl_aw', '_gcl_au', '_fbp', '_fbc']))
    expect(only(false, true)).toEqual(new Set(['_ga', '_ga_ABC123', '_gid']))
  })

  test('thousands of cookies of others are not thousands of answers', () => {
    const many = Array.from({ length: 500 }, (_, index) => `_ga_${index}=1`).join('; ')
    expect(cookiesOfConsent(choice(false, false), many, '127.0.0.1')).toHaveLength(30)
  })
})
