/** @jest-environment node */
import { parseEnv } from '../config/env.ts'
import { setHost } from '../host/host.ts'
import { openTestHost } from '../testing/test-host.ts'
import { withPlatformPage } from './platform-links.ts'

function open(settings: Record<string, string>) {
  const { env } = parseEnv({ STORE_API_URL: 'https://loja.example/api', ...settings })
  openTestHost(() => Promise.resolve(new Response(null)), { env, reports: null })
}

afterEach(() => setHost(undefined))

test.each([
  ['/arquivos/catalogo.pdf', 'https://loja.example/arquivos/catalogo.pdf'],
  ['/minha-conta/pedido?x=1', 'https://loja.example/minha-conta/pedido?x=1'],
  ['/img/vaso', 'https://loja.example/img/vaso'],
])('platform 4 6 a link to %s, which is not a page of the shop, leads to the store', (path, url) => {
  open({})
  expect(withPlatformPage({ path, label: 'x' })).toEqual({ url, label: 'x' })
})

test('platform 2 links to pages, and with PLATFORM_PROXY to the account, stay in the shop', () => {
  open({ PLATFORM_PROXY: '1' })
  for (const path of ['/', '/jardim/vasos', '/sementes?atributo=cor-1', '/minha-conta/pedido'])
    expect(withPlatformPage({ path })).toEqual({ path })
  expect(withPlatformPage({ url: 'tel:11' })).toEqual({ url: 'tel:11' })
})
