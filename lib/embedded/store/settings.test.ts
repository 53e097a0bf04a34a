import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TestShop } from '../testing/test-shop.ts'
import { settingsDocument } from './settings.ts'
import type { StoreContext } from './store.ts'

type Settings = Awaited<ReturnType<typeof settingsDocument>>

test('4.1 P12 the settings have the configured tag ids, or none', async () => {
  await using shop = await TestShop.open()
  const { body } = await shop.get<Settings>('settings')
  const { google, pixelFacebook } = body.configuracoes
  assert.deepEqual([google, pixelFacebook], [{ ga: { gtm: null } }, { id: null }])
  const tags = { gtm: 'GTM-ABC123', pixel: undefined }
  const context = { config: { tags }, rules: async () => ({ settings: body }) } as unknown as StoreContext
  const { configuracoes } = await settingsDocument(context)
  assert.deepEqual([configuracoes.google.ga.gtm, configuracoes.pixelFacebook.id], ['GTM-ABC123', null])
  assert.equal(configuracoes.loja.codigo, 'rosalume')
})
