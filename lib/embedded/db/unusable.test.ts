import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { temporaryFolder } from '../testing/test-shop.ts'
import { openDatabase } from './open.ts'
import { UnusableDatabase } from './unusable.ts'

const ROOT = resolve(import.meta.dirname, '../../..')

async function newStore(file: string): Promise<void> {
  const db = await openDatabase({ kind: 'sqlite', file })
  await db.close()
}

function execute(file: string, statements: string): void {
  const connection = new DatabaseSync(file)
  connection.exec(statements)
  connection.close()
}

const CASES: [name: string, create: (file: string) => Promise<void> | void, message: RegExp][] = [
  [
    'a text file',
    (file) => writeFileSync(file, 'this is not a database\n'.repeat(100)),
    /is damaged, or is not a database.*npm run restore/s,
  ],
  [
    'a store with a damaged page',
    async (file) => {
      await newStore(file)
      const bytes = readFileSync(file)
      bytes.fill(0xa5, 8192, 20_000)
      writeFileSync(file, bytes)
    },
    /is damaged.*npm run restore/s,
  ],
  [
    'a truncated store',
    async (file) => {
      await newStore(file)
      const bytes = readFileSync(file)
      writeFileSync(file, bytes.subarray(0, Math.floor(bytes.length / 2)))
    },
    /is damaged.*npm run restore/s,
  ],
  [
    'the database of another program',
    (file) => execute(file, 'create table invoice (id integer primary key); insert into invoice values (1)'),
    /belongs to another program.*DATA_DIR/s,
  ],
  [
    'a database of another program with a table named migration',
    (file) => execute(file, 'create table migration (name text); create table invoice (id integer)'),
    /belongs to another program.*DATA_DIR/s,
  ],
  [
    'a store of a newer version',
    async (file) => {
      await newStore(file)
      execute(file, "insert into migration values ('9999.sql', 0)")
    },
    /newer version of the shop \(migration 9999\.sql\).*Start that version/s,
  ],
]

for (const [name, create, message] of CASES)
  test(`L7 ${name} is left unchanged, and the error names the file and what to do`, async () => {
    using folder = temporaryFolder()
    await create(folder.file)
    const before = readFileSync(folder.file)
    await assert.rejects(openDatabase({ kind: 'sqlite', file: folder.file }), (error: Error) => {
      assert.ok(error instanceof UnusableDatabase, String(error))
      assert.ok(error.message.includes(folder.file), error.message)
      assert.match(error.message, message)
      assert.match(error.message, /Nothing was changed\./)
      return true
    })
    assert.ok(before.equals(readFileSync(folder.file)), 'the file is unchanged')
  })

test('L7 an empty file becomes a store', async () => {
  using folder = temporaryFolder()
  writeFileSync(folder.file, '')
  await newStore(folder.file)
  assert.ok(statSync(folder.file).size > 0)
})

test('L7 the error about an unreachable PostgreSQL names its address without the password', async () => {
  const url = 'postgres://shop:geheim@127.0.0.1:9/store'
  await assert.rejects(openDatabase({ kind: 'postgres', url }), (error: Error) => {
    assert.match(error.message, /PostgreSQL at 127\.0\.0\.1:9\/store cannot be reached.*DATABASE_URL/s)
    assert.ok(!error.message.includes('geheim'))
    return true
  })
})

test(
  'L5 a start on a full disk ends with one error message and leaves the file unchanged',
  { skip: process.platform === 'win32' && 'the test limits file sizes with a POSIX shell' },
  async () => {
    using folder = temporaryFolder()
    await newStore(folder.file)
    execute(folder.file, "delete from migration where name = '0013.sql'; drop table seed_part")
    const before = readFileSync(folder.file)
    const { status, stderr } = spawnSync(
      'sh',
      ['-c', 'ulimit -f 0; exec "$0" lib/embedded/serve.ts 2>&1 | cat >&2', process.execPath],
      { cwd: ROOT, encoding: 'utf8', env: { ...process.env, DATA_DIR: dirname(folder.file), PORT: '0' } },
    )
    assert.match(stderr, /cannot be written.*Nothing was changed\. Free some space/s)
    assert.ok(before.equals(readFileSync(folder.file)))
    assert.equal(typeof status, 'number')
  },
)
