import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { DatabaseOptions } from '../db/database.ts'
import { killInEveryStep, STEP_NAMES } from '../testing/killed/killed-rounds.ts'
import { temporaryFolder, TestShop } from '../testing/test-shop.ts'

// Files in memory survive the kill of a process as those on a disk do, and the rounds do not wait for a disk.
const MEMORY = '/dev/shm'
// A container has 64 MB of it, and the databases of ten rounds take 71.
const ROUNDS_AT_ONCE = 5

test('P31 a process killed with SIGKILL in every step of an order pays none twice, keeps the stock right and loses no e-mail (20 rounds)', async () => {
  using folder = temporaryFolder(MEMORY)
  await (await TestShop.open(folder.file))[Symbol.asyncDispose]()
  let files = 0
  const copyOf = (file: string): DatabaseOptions & { file: string } => {
    const copy = join(folder.path, `${files++}.sqlite`)
    copyFileSync(file, copy)
    return { kind: 'sqlite', file: copy }
  }
  const fileOf = (database: DatabaseOptions) => (database.kind === 'sqlite' ? database.file : '')
  await killInEveryStep(
    {
      seeded: STEP_NAMES.map((step) => ({ database: copyOf(folder.file), steps: [step] })),
      copy: async (database) => copyOf(fileOf(database)),
      discard: async (database) => {
        for (const part of ['', '-wal', '-shm']) rmSync(fileOf(database) + part, { force: true })
      },
      atOnce: ROUNDS_AT_ONCE,
    },
    20,
  )
})
