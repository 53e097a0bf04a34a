import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseEnv } from '#lib/config/env.ts'
import { createMenuPaths } from './menu-paths.ts'

const { env } = parseEnv({ SITE_URL: 'https://loja.example', MENU_MAIN: 'main', MENU_FOOTER: 'footer' })
const menuOf = (...urls: string[]) => Response.json({ menu: urls.map((url) => ({ url })) })

test('platform 3.1 only addresses of the store and the shop are pages', async () => {
  const menu = menuOf('/whey', 'https://www.loja.example/serum?a=1', 'https://rede.example/perfil', 'tel:11')
  const { list } = createMenuPaths({ env, clock: () => 0, fetchFromStore: async () => menu.clone() })
  assert.deepEqual(await list(), ['/whey', '/serum'])
})

test('platform 1 3 a menu inside `data`, as an object with numeric keys, has its pages', async () => {
  const entry = { rota: { path: '/jardim/' }, sub: { 4: { link: 'https://loja.example/sementes' }, 5: null } }
  const menu = Response.json({ data: { menu: { 1: entry } } })
  const { list } = createMenuPaths({ env, clock: () => 0, fetchFromStore: async () => menu.clone() })
  assert.deepEqual(await list(), ['/jardim', '/sementes'])
})

test('L8 a menu that cannot be loaded keeps its last pages, and is loaded again after five seconds', async () => {
  let now = 0
  let isDown = false
  const calls: string[] = []
  const menus = createMenuPaths({
    env,
    clock: () => now,
    async fetchFromStore(path) {
      calls.push(path)
      if (path.endsWith('footer') && isDown) throw new Error('down')
      return path.endsWith('footer') ? menuOf('/pagina/termos') : menuOf(isDown ? '/novo' : '/whey')
    },
  })
  const both = await Promise.all([menus.list(), menus.list()])
  assert.deepEqual(both, [
    ['/whey', '/pagina/termos'],
    ['/whey', '/pagina/termos'],
  ])
  assert.equal(both[0], both[1])
  assert.equal(calls.length, 2, 'visitors at the same time share the calls')
  isDown = true
  now = 5 * 60_000
  assert.deepEqual(await menus.list(), ['/novo', '/pagina/termos'])
  now += 4999
  await menus.list()
  assert.equal(calls.length, 4)
  now += 1
  await menus.list()
  assert.equal(calls.length, 6)
})

test('L11 menus that were requested before a change are loaded again', async () => {
  let answer: ((menu: Response) => void) | undefined
  const calls: string[] = []
  const menus = createMenuPaths({
    env,
    clock: () => 0,
    fetchFromStore(path) {
      calls.push(path)
      return calls.length > 2 || path.endsWith('footer')
        ? Promise.resolve(menuOf('/new'))
        : new Promise((resolve) => (answer = resolve))
    },
  })
  const first = menus.list()
  await new Promise(setImmediate)
  menus.invalidate()
  answer?.(menuOf('/old'))
  await first
  assert.deepEqual(await menus.list(), ['/new'])
  assert.equal(calls.length, 4)
})
