/** @jest-environment node */
import { parseEnv } from '../config/env.ts'
import { setHost } from '../host/host.ts'
import { setRouteTable, type RouteTable } from '../routes/route-table.ts'
import { openTestHost } from '../testing/test-host.ts'
import { browsePath, loadShoppingStart } from './all-products.ts'

const EXTERNAL = { STORE_API_URL: 'https://loja.example/api', BRAND_FILE: 'e2e/brands/serra-alta' }

function open(source: Record<string, string>, kind?: 'landing-page' | 'not-found') {
  openTestHost(async () => Response.json({}), { env: parseEnv(source).env })
  setRouteTable({ kindOf: async () => kind } as unknown as RouteTable)
}

afterEach(() => {
  setHost(undefined)
  setRouteTable(undefined)
})

test.each([
  ['the embedded store', {}, undefined, '/produtos'],
  ['an external store with the listing', EXTERNAL, 'landing-page', '/produtos'],
  ['an external store without the listing', EXTERNAL, 'not-found', '/'],
  ['an external store that is down', EXTERNAL, undefined, '/'],
] as const)(
  'platform 2 browsePath is the listing of all products, or the home page without one: %s',
  async (_name, source, kind, path) => {
    open(source, kind)
    expect(await browsePath()).toBe(path)
    expect((await loadShoppingStart('pt')).path).toBe(source === EXTERNAL ? path : '/colageno')
  },
)
