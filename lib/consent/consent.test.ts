/** @jest-environment node */
import { CONSENT_VERSION, formatConsent, parseConsent } from './consent.ts'

test.each([
  [{ analytics: true, ads: true }, 'mp'],
  [{ analytics: true, ads: false }, 'm'],
  [{ analytics: false, ads: true }, 'p'],
  [{ analytics: false, ads: false }, '-'],
])('P12 a receipt of %j encodes version, time and choice, and decoding returns them', (granted, letters) => {
  const consent = { version: CONSENT_VERSION, at: 1763731234, ...granted }
  expect(formatConsent(consent)).toBe(`${CONSENT_VERSION}.1763731234.${letters}`)
  expect(parseConsent(formatConsent(consent))).toEqual(consent)
})

test.each([
  undefined,
  '',
  'mp',
  '1.x.mp',
  '1.1763731234.',
  '1.1763731234.pm',
  '1.1763731234.mpx',
  '0.1763731234.mp',
])('P12 %j is not a valid receipt', (value) => {
  expect(parseConsent(value)).toBeUndefined()
})
