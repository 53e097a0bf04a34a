/** @jest-environment node */
import { parseCookies, readCookie } from './cookies.ts'

test('cookies are read by name; of two cookies with one name the first counts', () => {
  const cookies = parseCookies('a=1; b=x=y&z=%41;c; =d; a=2; e=')
  expect([...cookies]).toEqual([
    ['a', '1'],
    ['b', 'x=y&z=%41'],
    ['e', ''],
  ])
  expect(parseCookies(null).size).toBe(0)
})

test.each([
  ['a=1; PHPSESSID=abc; b=2', 'abc'],
  ['PHPSESSID=a=b', 'a=b'],
  ['XPHPSESSID=abc', ''],
  ['PHPSESSID', ''],
  ['PHPSESSID="<script>"', ''],
  [null, ''],
])('the session in %s is "%s"', (header, value) => expect(readCookie(header, 'PHPSESSID')).toBe(value))
