/** @jest-environment node */
import fc from 'fast-check'
import { DEMO_SETTINGS } from '#lib/testing/demo-settings.ts'
import stored from '../../embedded/seed/store.json' with { type: 'json' }
import { NO_SETTINGS } from '../../shop/settings.ts'
import type { ApiClient } from '../api-client.ts'
import { getSettings } from './settings.ts'

function settingsOf(configuracoes: unknown) {
  const client: ApiClient = {
    lang: 'pt',
    call: (_method, _path, schema) =>
      (schema as unknown as { validate(value: unknown): Promise<never> }).validate({ configuracoes }),
  }
  return getSettings(client)
}

test('4.1 P29 the embedded store states every setting', async () => {
  expect(await settingsOf(stored.settings)).toEqual(DEMO_SETTINGS)
})

test.each([
  [{}],
  [[]],
  [null],
  [{ google: { ga: { gtm: '' }, tag: { verification: [] } } }],
  [{ frete: [], parcelamento: {}, moedaIngles: '', promocaoProgressiva: false, avaliacoes: null }],
  [{ frete: { gratisAcimaDe: '', valorFixo: null }, promocaoProgressiva: { meta: 450 } }],
  [{ frete: { gratisAcimaDe: -1, valorFixo: 'grátis' }, moedaIngles: { codigo: 'dollars', taxa: 1 } }],
  [{ parcelamento: { maximo: 0, semJuros: 1, taxa: 1 }, moedaIngles: { codigo: 'USD' }, carrinho: 'x' }],
])('P29 the invalid or missing settings in %j are undefined, not defaults', async (configuracoes) => {
  expect(await settingsOf(configuracoes)).toEqual(NO_SETTINGS)
})

test('P29 a valid setting is used although another one is unreadable', async () => {
  const settings = await settingsOf({ frete: { gratisAcimaDe: '199.90', valorFixo: {} }, carrinho: [1] })
  expect(settings).toEqual({ ...NO_SETTINGS, freeShippingFrom: 19_990 })
})

test('P29 getSettings does not throw, whatever value a setting has', async () => {
  const parts = Object.keys(stored.settings)
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...parts), fc.jsonValue(), async (part, value) => {
      await settingsOf({ ...stored.settings, [part]: value })
    }),
    { numRuns: 60 },
  )
})
