import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { createEmbeddedApi, type EmbeddedApi } from '../index.ts'
import { flatGif } from '../testing/test-photos.ts'
import { CONFIG, temporaryFolder } from '../testing/test-shop.ts'
import { backUp } from './backup.ts'
import { BackupFailed } from './backup-failed.ts'
import { restore } from './restore.ts'

const NOW = new Date(Date.UTC(2026, 10, 20))
const REVIEW = {
  nome: 'Ana Souza',
  email: 'ana@exemplo.test',
  nota: '4.5',
  comentario: 'Gostei do sérum',
  produto_categoria: 'serum',
  site: 'rosalume',
}

function open(file: string): Promise<EmbeddedApi> {
  const photoFolder = join(dirname(file), 'photos')
  return createEmbeddedApi({ database: { kind: 'sqlite', file }, config: CONFIG, photoFolder })
}

/** Makes a write that starts a session, and returns the session id. */
async function newSession(api: EmbeddedApi): Promise<string> {
  const headers = { 'app-token': CONFIG.appToken, 'content-type': 'application/json' }
  const body = JSON.stringify({ cep: '01310100' })
  const response = await api.fetch(
    new Request('http://api.example/v2/front/checkout/zipcode', { method: 'POST', headers, body }),
  )
  assert.equal(response.status, 200)
  return response.headers.get('session') ?? ''
}

/** Whether a session exists: the store issues no new one. */
async function isKnown(api: EmbeddedApi, session: string): Promise<boolean> {
  const headers = { 'app-token': CONFIG.appToken, session, 'content-type': 'application/json' }
  const response = await api.fetch(
    new Request('http://api.example/v2/front/checkout/zipcode', {
      method: 'POST',
      headers,
      body: '{"cep":"01310100"}',
    }),
  )
  return response.headers.get('session') === null
}

/** Sends a review with a photo. */
async function sendPhoto(api: EmbeddedApi): Promise<void> {
  const body = new FormData()
  for (const [name, value] of Object.entries(REVIEW)) body.set(name, value)
  body.set('file', new Blob([new Uint8Array(await flatGif(40, 20))]), 'foto.gif')
  const response = await api.fetch(new Request('http://api.example/api/avaliacao', { method: 'POST', body }))
  assert.equal(response.status, 201)
}

test('L7 a backup made while the shop writes contains every earlier write, and a restore brings it back with its photos', async () => {
  using folder = temporaryFolder()
  const data = {
    database: { kind: 'sqlite', file: folder.file },
    photoFolder: join(dirname(folder.file), 'photos'),
  } as const
  const target = join(dirname(folder.file), 'backup')
  const api = await open(folder.file)
  await sendPhoto(api)
  const earlierSessions = await Promise.all(Array.from({ length: 50 }, () => newSession(api)))
  let isDone = false
  const writing = (async () => {
    let count = 0
    while (!isDone) count += (await newSession(api)) ? 1 : 0
    return count
  })()
  await backUp(data, target)
  isDone = true
  assert.ok((await writing) > 0)
  const photos = readdirSync(data.photoFolder).sort()
  assert.ok(photos.length > 0)
  assert.deepEqual(readdirSync(join(target, 'photos')).sort(), photos)
  assert.deepEqual(readdirSync(target).sort(), ['photos', 'store.sqlite'])

  await assert.rejects(restore(data, target, NOW), /in use by a running shop.*nothing was changed/s)
  const laterSession = await newSession(api)
  await api.close()
  const replacedFiles = await restore(data, target, NOW)
  assert.ok(replacedFiles && existsSync(join(replacedFiles, 'store.sqlite')))
  assert.deepEqual(readdirSync(data.photoFolder).sort(), photos)
  const restored = await open(folder.file)
  for (const session of earlierSessions) assert.equal(await isKnown(restored, session), true)
  assert.equal(await isKnown(restored, laterSession), false)
  const { reviews } = await restored.moderation.queue({ status: 'published', page: 1 })
  assert.ok(reviews.length > 0)
  await restored.close()
})

test('L7 a damaged or missing backup is rejected, and a backup does not overwrite another', async () => {
  using folder = temporaryFolder()
  const data = {
    database: { kind: 'sqlite', file: folder.file },
    photoFolder: join(dirname(folder.file), 'photos'),
  } as const
  const api = await open(folder.file)
  const session = await newSession(api)
  await sendPhoto(api)
  await api.close()
  const target = join(dirname(folder.file), 'backup')
  await backUp(data, target)
  await assert.rejects(backUp(data, target), BackupFailed)
  const file = join(target, 'store.sqlite')
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.fill(0xa5, 4096, 60_000))
  await assert.rejects(restore(data, target, NOW), /is damaged/)
  await assert.rejects(restore(data, dirname(folder.file) + '/none', NOW), /There is no store\.sqlite/)
  assert.deepEqual(readdirSync(dirname(folder.file)).sort(), ['backup', 'photos', 'store.sqlite'])
  const reopened = await open(folder.file)
  assert.equal(await isKnown(reopened, session), true)
  await reopened.close()
})
