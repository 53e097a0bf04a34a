/** @jest-environment node */
import { clickReference, landingUrl, readStoredClick } from './stored-click.ts'

const RESPONSE = {
  clique: {
    gclid: 'Ab-9',
    gad: { gad_source: '1' },
    utm: { utm_campaign: 'verão & cia' },
    pagina: '/colageno',
    em: 1_795_000_000,
  },
}
const NOW = 1_795_000_060_000

test('P8 the stored click is read from the response of the server', () => {
  expect(readStoredClick(RESPONSE)).toEqual({
    parameters: { gclid: 'Ab-9', gad_source: '1', utm_campaign: 'verão & cia' },
    page: '/colageno',
    at: 1_795_000_000,
  })
})

test.each([
  null,
  'x',
  {},
  { clique: null },
  { clique: { gclid: 'a' } },
  { clique: { pagina: '//evil.example' } },
])('P8 the response %j has no click', (response) => expect(readStoredClick(response)).toBeUndefined())

test.each([
  [{ gclid: 'Ab-9', utm_campaign: 'x' }, 'Ref.: gclid Ab-9'],
  [{ fbclid: 'Iw', utm_source: 'meta' }, 'Ref.: fbclid Iw'],
  [{ utm_source: 'news', utm_campaign: 'verão' }, 'Ref.: utm_campaign verão'],
  [{ gad_source: '1' }, 'Ref.: gad_source 1'],
  [{ gad_source: '1', gad_campaignid: '23' }, 'Ref.: gad_campaignid 23'],
  [{}, ''],
])('P8 the reference line for %j is %p', (parameters, line) => {
  expect(clickReference({ parameters: parameters as Record<string, string>, page: '/', at: 0 })).toBe(line)
})

test('R24 landingUrl returns the landing address only on the landing page of the current visit, otherwise undefined', () => {
  const click = readStoredClick(RESPONSE)!
  const whole = 'https://loja.example/colageno?gclid=Ab-9&gad_source=1&utm_campaign=ver%C3%A3o+%26+cia'
  expect(landingUrl(click, 'https://loja.example/colageno', NOW)).toBe(whole)
  expect(landingUrl(click, 'https://loja.example/colageno?sabor=424#fotos', NOW)).toBe(
    whole.replace('?', '?sabor=424&'),
  )
  expect(landingUrl(click, 'https://loja.example/serum', NOW)).toBeUndefined()
  expect(landingUrl(click, 'https://loja.example/colageno', NOW + 3_600_000)).toBeUndefined()
})
