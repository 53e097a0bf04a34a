import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { placeTestOrder } from '../testing/test-orders.ts'
import { testMail } from '../testing/test-mail.ts'
import { TestShop } from '../testing/test-shop.ts'
import { deleteOldMail } from './old-mail.ts'
import { enqueueMail } from './queue.ts'

const DAY_MS = 86_400_000

async function kindsOf({ db }: TestShop): Promise<string[]> {
  const rows = await db.read.selectFrom('mail').select('kind').orderBy('kind').execute()
  return rows.map(({ kind }) => kind)
}

test('an e-mail is deleted thirty days after it was written, as a row and as a file; its order, other files and an e-mail that was never tried stay', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rosalume-mail-'))
  try {
    await using shop = await TestShop.open(':memory:', undefined, undefined, { mail: testMail({ folder }) })
    const { number } = await placeTestOrder(shop)
    await shop.orders.markPaid(number, 'Dona')
    assert.equal(await shop.sendMail(), 2)
    writeFileSync(path.join(folder, 'notes.eml'), '')
    const untried = { kind: 'contact', number: null, recipient: 'dona@loja.example', language: 'pt' } as const
    await shop.db.write((queries) => enqueueMail(queries, { ...untried, now: shop.now - 40 * DAY_MS }))
    await deleteOldMail(shop.db, shop.now + 30 * DAY_MS - 1000, folder)
    assert.deepEqual([await kindsOf(shop), readdirSync(folder).length], [['contact', 'paid', 'received'], 3])
    await deleteOldMail(shop.db, shop.now + 30 * DAY_MS, folder)
    assert.deepEqual([await kindsOf(shop), readdirSync(folder)], [['contact'], ['notes.eml']])
    assert.ok(await shop.orders.get(number))
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a sweep deletes old e-mails', async () => {
  await using shop = await TestShop.open(':memory:', undefined, undefined, { mail: testMail() })
  const old = { kind: 'paid', number: '1', recipient: 'ana@cliente.example', language: 'pt' } as const
  await shop.db.write((queries) => enqueueMail(queries, { ...old, now: shop.now - 30 * DAY_MS }))
  await shop.db.write((queries) => queries.updateTable('mail').set({ attempts: 1 }).execute())
  shop.now += 11 * 60_000
  await shop.startSweep()
  const deadline = Date.now() + 20_000
  while ((await kindsOf(shop)).length > 0) {
    assert.ok(Date.now() < deadline, 'the e-mail is deleted within 20 s')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
})
