import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from './fixtures.ts'
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
  rmSync(folder, { recursive: true })
  expect(status).toBe(1)
  expect(stderr).toContain(`The data folder "${dataDir}" cannot be written`)
})
