import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { FakeMercadoPago } from '../fake-mercado-pago/fake-mercado-pago.ts'
import type { DatabaseOptions } from '../../db/database.ts'
import { headerOf, MailServer } from '../mail-server.ts'
import { testMail } from '../test-mail.ts'
import { CONFIG, TestShop } from '../test-shop.ts'
import { openPrepared, type JobReport, type ProcessInput } from './order-process.ts'
import {
  ACCOUNT,
  prepareStep,
  readSnapshot,
  stepOf,
  STEPS,
  type Prepared,
  type OrderStepName,
} from './order-steps.ts'

/** A database, and the steps that it is prepared for. */
interface PreparedDatabase {
  database: DatabaseOptions
  prepared: Map<OrderStepName, Prepared>
}

/** The databases of a test: prepared once, copied for each round. */
export interface Databases {
  /** Empty databases, migrated and seeded, with the steps that each is for. */
  seeded: { database: DatabaseOptions; steps: readonly OrderStepName[] }[]
  /** Copies a prepared database for a round. */
  copy(database: DatabaseOptions): Promise<DatabaseOptions>
  /** Deletes the copy of a round that has passed. */
  discard(database: DatabaseOptions): Promise<void>
  /** How many rounds run at the same time, in one process, whose start takes most of the processor time. */
  atOnce: number
}

interface Round {
  number: number
  /** The number of the statement inside which the work of each step stops; without it the steps finish. */
  stops?: Map<OrderStepName, number>
}

/** The steps of an order in which a process may be killed. */
export const STEP_NAMES = Object.keys(STEPS) as OrderStepName[]

const DAY_MS = 86_400_000
// Longer than a claim of a mail worker that was killed.
const CLAIM_MS = 3 * 60_000

/**
 * Kills processes with SIGKILL `rounds` times inside every step, at statements spread over the whole step, and opens its databases again:
 * each step is done whole or not at all, what was acknowledged is there, its repetition completes it once, and every e-mail arrives.
 */
export async function killInEveryStep(
  { seeded, copy, discard, atOnce }: Databases,
  rounds: number,
): Promise<void> {
  await using fake = await FakeMercadoPago.open(ACCOUNT)
  const mercadoPago = { ...ACCOUNT, apiUrl: fake.url }
  const payments = { ...CONFIG.payments, mercadoPago }
  const now = Date.now()
  const preparedDatabases: PreparedDatabase[] = []
  for (const { database, steps } of seeded) {
    const prepared = new Map<OrderStepName, Prepared>()
    for (const step of steps) {
      // Its order is so old that it has expired.
      const at = step === 'expire' ? now - 2 * DAY_MS : now
      await using shop = TestShop.on(openPrepared(database), { payments }, at)
      prepared.set(step, await prepareStep(shop, fake, step))
    }
    preparedDatabases.push({ database, prepared })
  }
  const seen = new Map(STEP_NAMES.map((step) => [step, new Set<boolean>()]))
  const openRound = async ({ number, stops }: Round, servers: AsyncDisposableStack) => {
    const copies = await Promise.all(
      preparedDatabases.map(async ({ database, prepared }) => ({ database: await copy(database), prepared })),
    )
    const server = servers.use(await MailServer.open())
    const config = { payments, mail: testMail({ smtpUrl: server.url }) }
    const jobs = copies.flatMap(({ database, prepared }) =>
      [...prepared].map(([step, each]) => ({
        step,
        database,
        prepared: each,
        stopAt: stops?.get(step) ?? null,
        config,
      })),
    )
    return { number, copies, server, config, jobs }
  }
  // One process stops inside the steps of several rounds and is killed once.
  const run = async (some: Round[]) => {
    await using servers = new AsyncDisposableStack()
    const opened = await Promise.all(some.map((round) => openRound(round, servers)))
    const reports = await runAndKill({ jobs: opened.flatMap(({ jobs }) => jobs), now })
    const checks = opened.map((round) => ({
      ...round,
      byStep: new Map(round.jobs.map(({ step }) => [step, reports.shift()!])),
    }))
    // At the same time: the mail server greets each connection after a tenth of a second.
    await Promise.all(
      checks.flatMap(({ copies, ...check }) =>
        copies.map(async (one) => {
          await checkDatabase(one, { ...check, now, seen })
          await discard(one.database)
        }),
      ),
    )
    return checks.at(-1)!.byStep
  }
  const whole = await run([{ number: 0 }])
  for (let first = 1; first < rounds; first += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, rounds - first) }, (_, index) => first + index)
    const some = numbers.map((number) => {
      const share = (number - 1) / Math.max(1, rounds - 2)
      const stops = STEP_NAMES.map(
        (step) => [step, 1 + Math.round(share * (whole.get(step)!.statements - 1))] as const,
      )
      return { number, stops: new Map(stops) }
    })
    await run(some)
  }
  // Over all rounds each step was found both undone and done, unless it changes nothing.
  for (const [step, outcomes] of seen)
    assert.equal(outcomes.size, stepOf(step).before === stepOf(step).after ? 1 : 2, step)
}

async function runAndKill(input: ProcessInput): Promise<JobReport[]> {
  const file = path.join(import.meta.dirname, 'order-process.ts')
  const child = spawn(process.execPath, [file, JSON.stringify(input)], {
    // The processes of all rounds compile the shop once (order-process.ts stores what it has compiled).
    env: { NODE_COMPILE_CACHE: path.join(tmpdir(), 'rosalume-compile-cache'), ...process.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()))
  const ended = once(child, 'exit')
  const said = await Promise.race([once(child.stdout, 'data'), ended])
  child.kill('SIGKILL')
  await ended
  assert.equal(child.signalCode, 'SIGKILL', errors)
  return JSON.parse(String(said[0])) as JobReport[]
}

interface Check {
  server: MailServer
  config: { payments: object; mail: ReturnType<typeof testMail> }
  now: number
  byStep: Map<OrderStepName, JobReport>
  seen: Map<OrderStepName, Set<boolean>>
  number: number
}

async function checkDatabase(one: PreparedDatabase, check: Check): Promise<void> {
  const { server, config, now, byStep, seen, number } = check
  await using shop = TestShop.on(openPrepared(one.database), config, now)
  for (const [name, prepared] of one.prepared) {
    const step = stepOf(name)
    const { isFinished, statements } = byStep.get(name)!
    const about = `${name}, round ${number}, killed at statement ${statements}`
    const found = await readSnapshot(shop, prepared)
    const isDone = isFinished || found.mails.length === step.after.mails.length
    assert.deepEqual(found, isDone ? step.after : step.before, about)
    seen.get(name)!.add(isDone)
    const results = [await step.work(shop, prepared), await step.work(shop, prepared)]
    if (name === 'place') assert.equal(results[0], results[1], about)
    assert.deepEqual(await readSnapshot(shop, prepared), step.after, `${about}, repeated`)
  }
  shop.now += CLAIM_MS
  while ((await shop.sendMail()) > 0);
  const rows = await shop.db.read.selectFrom('mail').select('id').execute()
  const ids = server.received.map((mail) => headerOf(mail, 'Message-ID'))
  const own = rows.map(({ id }) => `<${id}@loja.example>`)
  const arrived = ids.filter((id) => own.includes(id))
  assert.deepEqual(new Set(arrived), new Set(own), `round ${number}: every e-mail has arrived`)
  // The message that had just been accepted when the process was killed may arrive again, with the same id (decision 0083).
  const repeated = arrived.length - own.length
  assert.ok(repeated <= (one.prepared.has('send the e-mails') ? 1 : 0), `round ${number}: ${repeated}`)
}
