import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { openSqlite } from '../db/sqlite.ts'
import { headerOf, MailServer, partsOf } from '../testing/mail-server.ts'
import { testEmail, testMail } from '../testing/test-mail.ts'
import { openDelivery } from './deliver.ts'
import type { EmailContent } from './email-content.ts'
import { MailWorker, type Compose } from './mail-worker.ts'
import { enqueueMail, type QueuedMail } from './queue.ts'
import type { MailSettings } from './settings.ts'

const START = Date.UTC(2026, 10, 23, 12)

async function openQueue(file = ':memory:') {
  const db = openSqlite(file)
  await migrate(db)
  return db
}

function add(db: Database, mail: Partial<QueuedMail> = {}) {
  const queued = {
    kind: 'paid',
    number: '1001',
    recipient: 'ana@cliente.example',
    language: 'pt',
    now: START,
  } as const
  return db.write((queries) => enqueueMail(queries, { ...queued, ...mail }))
}

function openWorker(
  db: Database,
  settings: Partial<MailSettings>,
  options: { compose?: Compose; clock?: () => number } = {},
) {
  const logged: object[] = []
  const worker = new MailWorker({
    db,
    now: options.clock ?? (() => START),
    compose: options.compose ?? (async () => testEmail('Ação & reação <b>')),
    delivery: openDelivery(testMail(settings)),
    domain: 'loja.example',
    log: (entry) => logged.push(entry),
  })
  return Object.assign(worker, { logged })
}

const rowsOf = (db: Database) => db.read.selectFrom('mail').selectAll().orderBy('created_at').execute()

test('a message arrives once, as text and as HTML, with sender, subject and an id of its own', async () => {
  await using server = await MailServer.open()
  const db = await openQueue()
  await add(db)
  const worker = openWorker(db, { smtpUrl: server.url })
  assert.equal(await worker.run(), 1)
  assert.equal(await worker.run(), 0)
  const [mail] = server.received
  assert.equal(server.received.length, 1)
  assert.deepEqual([mail!.from, mail!.to], ['pedidos@loja.example', ['ana@cliente.example']])
  assert.match(headerOf(mail!, 'From'), /^"?Rosalume"? <pedidos@loja\.example>$/)
  assert.equal(headerOf(mail!, 'Auto-Submitted'), 'auto-generated')
  const [row] = await rowsOf(db)
  assert.equal(headerOf(mail!, 'Message-ID'), `<${row!.id}@loja.example>`)
  const parts = partsOf(mail!)
  assert.match(parts['text/plain']!, /^Ação & reação <b>\r?\n/)
  assert.match(parts['text/html']!, />Ação &amp; reação &lt;b&gt;</)
  assert.match(parts['text/html']!, /Rosalume Ltda\.<br>CNPJ 12\.ABC\.345\/01DE-35/)
  await worker.stop()
  await db.close()
})

test('four workers on one queue send each message once', async () => {
  await using server = await MailServer.open()
  const db = await openQueue()
  for (let count = 0; count < 12; count++) await add(db, { number: String(count) })
  const workers = Array.from({ length: 4 }, () => openWorker(db, { smtpUrl: server.url }))
  while ((await Promise.all(workers.map((worker) => worker.run()))).some((sent) => sent > 0));
  assert.equal(server.received.length, 12)
  assert.equal(new Set(server.received.map((mail) => headerOf(mail, 'Message-ID'))).size, 12)
  await Promise.all(workers.map((worker) => worker.stop()))
  await db.close()
})

test('while a server is down, the queue waits, at first for a minute, and no message is lost', async () => {
  const closed = await MailServer.open()
  const { port } = closed
  await closed[Symbol.asyncDispose]()
  const db = await openQueue()
  await add(db)
  await add(db, { number: '1002' })
  let now = START
  const worker = openWorker(db, { smtpUrl: `smtp://ana:segredo@127.0.0.1:${port}` }, { clock: () => now })
  assert.equal(await worker.run(), 0)
  assert.equal(worker.logged.length, 1, 'the second message waits until the server is back')
  assert.doesNotMatch(JSON.stringify(worker.logged), /segredo|cliente\.example/)
  await using server = await MailServer.open({}, port)
  now += 59_000
  assert.equal(await worker.run(), 1, 'the message that was not tried')
  now += 2_000
  assert.equal(await worker.run(), 1)
  assert.equal(server.received.length, 2)
  await worker.stop()
  await db.close()
})

test('an address that the server rejects permanently (5xx) is not tried again; one that it rejects temporarily (4xx) is', async () => {
  const answer = { no: 550, later: 450 }
  await using server = await MailServer.open({
    onRecipient: (address) =>
      Object.assign(new Error('refused'), {
        responseCode: answer[address.split('@')[0] as keyof typeof answer],
      }),
  })
  const db = await openQueue()
  await add(db, { recipient: 'no@cliente.example' })
  await add(db, { recipient: 'later@cliente.example' })
  const worker = openWorker(db, { smtpUrl: server.url })
  await worker.run()
  const due = Object.fromEntries((await rowsOf(db)).map(({ recipient, due_at }) => [recipient, due_at]))
  assert.equal(due['no@cliente.example'], Number.MAX_SAFE_INTEGER)
  assert.equal(due['later@cliente.example'], START + 60_000)
  await worker.stop()
  await db.close()
})

test('without an SMTP server a message becomes a file, and a repeated attempt the same file', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rosalume-mail-'))
  try {
    const db = await openQueue()
    await add(db)
    const worker = openWorker(db, { folder: path.join(folder, 'mail') })
    await worker.run()
    await db.write((queries) => queries.updateTable('mail').set({ sent_at: null }).execute())
    await worker.run()
    const files = readdirSync(path.join(folder, 'mail'))
    assert.equal(files.length, 1)
    assert.match(files[0]!, /^2026-11-23-12-00-00_paid_1001_[0-9a-f]{8}\.eml$/)
    assert.match(readFileSync(path.join(folder, 'mail', files[0]!), 'utf8'), /^To: ana@cliente\.example\r$/m)
    await db.close()
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('decision 0083 a message whose text cannot be written delays no other one, and is tried again after a minute', async () => {
  await using server = await MailServer.open()
  const db = await openQueue()
  await add(db, { number: 'faulty' })
  await add(db, { number: 'broken-layout', now: START + 1 })
  await add(db, { number: '1003', now: START + 2 })
  const compose: Compose = async ({ number }) => {
    if (number === 'faulty') throw new TypeError('ana@cliente.example has no name')
    return number === 'broken-layout' ? ({ subject: 'x' } as EmailContent) : testEmail('Pago')
  }
  const worker = openWorker(db, { smtpUrl: server.url }, { compose, clock: () => START + 2 })
  assert.equal(await worker.run(), 1)
  assert.equal(server.received.length, 1)
  const rows = await rowsOf(db)
  assert.deepEqual(
    rows.map(({ number, sent_at, due_at }) => [number, sent_at !== null, due_at - START - 2]),
    [
      ['faulty', false, 60_000],
      ['broken-layout', false, 60_000],
      ['1003', true, 0],
    ],
  )
  assert.equal(worker.logged.length, 2)
  assert.doesNotMatch(JSON.stringify(worker.logged), /cliente\.example/)
  await worker.stop()
  await db.close()
})

test('a message for which there is no text any more is removed from the queue', async () => {
  const db = await openQueue()
  await add(db)
  const worker = openWorker(db, {}, { compose: async () => undefined })
  assert.equal(await worker.run(), 0)
  assert.deepEqual(await rowsOf(db), [])
  await db.close()
})

test('a queue that cannot be read is logged once, and again after it could be read', async ({ mock }) => {
  mock.timers.enable({ apis: ['setInterval'] })
  const queue = await openQueue()
  let isDown = true
  const db: Database = Object.create(queue, {
    read: {
      get() {
        if (isDown) throw new Error('disk I/O error')
        return queue.read
      },
    },
  })
  const worker = openWorker(db, {})
  worker.start()
  const poll = async () => {
    mock.timers.tick(3000)
    await worker.run().catch(() => {})
    await setImmediate()
    return worker.logged.length
  }
  assert.deepEqual([await poll(), await poll()], [1, 1])
  assert.deepEqual(worker.logged[0], { level: 'error', mail: 'queue', error: 'Error: disk I/O error' })
  isDown = false
  assert.equal(await poll(), 1)
  isDown = true
  assert.equal(await poll(), 2)
  await worker.stop()
  await queue.close()
})

for (const { title, isAccepted } of [
  { title: 'before the server has accepted its message', isAccepted: false },
  { title: 'after the server has accepted its message', isAccepted: true },
]) {
  test(`a process that is killed ${title} loses no message, and a message that is sent twice has the same id`, async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'rosalume-mail-'))
    const file = path.join(folder, 'store.sqlite')
    const db = await openQueue(file)
    let child: ReturnType<typeof spawn> | undefined
    const accepted: string[] = []
    await using server = await MailServer.open({
      onMessage: async (mail) => {
        const isKill = child !== undefined && child.exitCode === null && child.signalCode === null
        if (isKill) {
          const ended = once(child!, 'exit')
          child!.kill('SIGKILL')
          await ended
        }
        if (isKill && !isAccepted) throw Object.assign(new Error('gone'), { responseCode: 451 })
        accepted.push(headerOf(mail, 'Message-ID'))
      },
    })
    try {
      await add(db, { now: Date.now() })
      await add(db, { number: '1002', now: Date.now() })
      child = spawn(process.execPath, [
        path.join(import.meta.dirname, '../testing/mail-process.ts'),
        file,
        server.url,
      ])
      await once(child, 'exit')
      assert.equal(child.signalCode, 'SIGKILL')
      const soon = openWorker(db, { smtpUrl: server.url }, { clock: Date.now })
      assert.equal(await soon.run(), 1, 'the claim of the killed process holds for two minutes')
      const later = openWorker(db, { smtpUrl: server.url }, { clock: () => Date.now() + 121_000 })
      assert.equal(await later.run(), 1)
      assert.equal(accepted.length, isAccepted ? 3 : 2)
      assert.equal(new Set(accepted).size, 2)
      assert.ok((await rowsOf(db)).every(({ sent_at }) => sent_at !== null))
      await soon.stop()
      await later.stop()
    } finally {
      await db.close()
      rmSync(folder, { recursive: true })
    }
  })
}
