import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from './fixtures.ts'
import { openShop } from '../shop.ts'
import { freePort } from '../free-port.ts'

const root = path.resolve(import.meta.dirname, '../..')

function npmStart(env: Record<string, string>) {
  const node = path.join(root, 'node_modules', 'node', 'bin', 'node')
  const { status, stderr } = spawnSync(node, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 30_000,
  })
  return { status, stderr }
}

test('npm start reports that Node is too old', () => {
  const fakeOldNode =
    "data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'18.20.0'}})"
  const { status, stderr } = spawnSync(process.execPath, ['--import', fakeOldNode, 'scripts/start.mjs'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 30_000,
  })
  expect(status).toBe(1)
  expect(stderr).toContain('The shop needs Node 20 or newer; this is Node 18.20.0.')
})

test('npm start reports that the port is in use and suggests another', async () => {
  const port = await freePort()
  const other = createServer().listen(port)
  const { status, stderr } = npmStart({ PORT: String(port) })
  other.close()
  expect(status).toBe(1)
  expect(stderr).toContain(
    `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
  )
})

test('npm start reports malformed environment variables', async () => {
  const { status, stderr } = npmStart({
    PORT: String(await freePort()),
    STORE_API_URL: 'loja',
    SITE_URL: 'x',
  })
  expect(status).toBe(1)
  expect(stderr).toContain('STORE_API_URL="loja" is not an address that starts with http:// or https://.')
  expect(stderr).toContain('SITE_URL="x" is not an address')
})

test('npm start reports that the data folder is not writable', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'rosalume-'))
  chmodSync(folder, 0o500)
  // Root can write to every folder, but even root cannot create a folder below a file.
  const dataDir = process.getuid?.() === 0 ? path.join(root, 'package.json', 'data') : folder
  const { status, stderr } = npmStart({ PORT: String(await freePort()), DATA_DIR: dataDir })
  expect(status).toBe(1)
  expect(stderr).toContain(`The data folder "${dataDir}" cannot be written`)
})

test('L13 SIGTERM lets running requests finish, and the process ends in time', async () => {
  const shop = await openShop()
  const paths = ['/', '/colageno', '/en', '/whey', '/v2/front/settings', '/checkout/carrinho/']
  await Promise.all(paths.map((each) => fetch(shop.origin + each)))
  const responses = Promise.allSettled(paths.map(async (each) => (await fetch(shop.origin + each)).text()))
  const start = performance.now()
  const code = await shop.stop('SIGTERM')
  expect(performance.now() - start).toBeLessThan(10_000)
  expect(code).toBe(0)
  expect((await responses).map(({ status }) => status)).toEqual(paths.map(() => 'fulfilled'))
})

test('SIGINT ends the shop and closes the database', async () => {
  const shop = await openShop()
  expect((await fetch(`${shop.origin}/v2/front/checkout/cart`)).status).toBe(200)
  expect(await shop.stop('SIGINT')).toBe(0)
  expect(shop.output()).not.toMatch(/error/i)
})

// Only Linux has /proc, which reports the processor time of a process.
if (process.platform === 'linux')
  test('L28 when the process that reads the log exits, the shop keeps running without a busy loop', async () => {
    const unreachable = `http://127.0.0.1:${await freePort()}`
    const shop = await openShop({ STORE_API_URL: unreachable, REPORTS_API_URL: unreachable })
    shop.process.stdout?.destroy()
    shop.process.stderr?.destroy()
    for (let index = 0; index < 5; index++)
      expect((await fetch(`${shop.origin}/colageno?${index}`)).status).toBe(503)
    const ticks = () => {
      const [, rest = ''] = readFileSync(`/proc/${shop.process.pid}/stat`, 'utf8').split(') ')
      const fields = rest.split(' ')
      return Number(fields[11]) + Number(fields[12])
    }
    const before = ticks()
    await sleep(2000)
    // In ticks of 10 ms: a process in a busy loop uses nearly 200 of them in two seconds.
    expect(ticks() - before).toBeLessThan(100)
    expect(await shop.stop()).toBe(0)
  })
