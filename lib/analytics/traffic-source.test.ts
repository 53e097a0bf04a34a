/** @jest-environment node */
import { trafficSource } from './traffic-source.ts'

const at = (search: string, referrer = '', hasStoredClick = false) =>
  trafficSource({ href: `https://loja.example/colageno${search}`, referrer, hasStoredClick })

test.each([
  ['', '', 'direct'],
  ['', 'https://www.google.com/', 'organic'],
  ['', 'https://www.google.com.br/', 'organic'],
  ['', 'https://br.search.yahoo.com/', 'organic'],
  ['', 'https://duckduckgo.com/', 'organic'],
  ['', 'https://notgoogle.community/', 'referral'],
  ['', 'https://blog.example/post', 'referral'],
  ['', 'https://loja.example/', 'internal'],
  ['?gbraid=0AA', 'https://www.google.com/', 'ad'],
  ['?wbraid=1', '', 'ad'],
  ['?gad_source=1', '', 'ad'],
  ['?utm_source=google&utm_medium=cpc', 'https://www.google.com/', 'ad'],
  ['?utm_source=meta&utm_medium=paid_social', '', 'ad'],
  ['?utm_source=news&utm_medium=email', '', 'referral'],
  ['?utm_source=google&utm_medium=organic', '', 'organic'],
  ['?fbclid=IwAR0', 'https://l.facebook.com/', 'referral'],
  ['', 'android-app://com.google.android.googlequicksearchbox/', 'organic'],
  ['', 'android-app://com.google.android.googlequicksearchbox/https/www.google.com', 'organic'],
  ['', 'android-app://com.google.android.gm/', 'referral'],
  ['?utm_medium=cpc', 'https://loja.example/', 'ad'],
  ['', 'not an address', 'direct'],
])('the traffic source of %s with referrer %p is %s', (search, referrer, source) => {
  expect(at(search, referrer)).toBe(source)
})

test('a stored click makes the source an ad, although the address no longer has click parameters (P8)', () => {
  expect(at('', 'https://www.google.com/', true)).toBe('ad')
  expect(at('', 'https://loja.example/', true)).toBe('internal')
})
