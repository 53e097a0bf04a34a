import { after } from 'node:test'
import { externalSubject, httpSubject } from './http-subject.ts'
import { inProcessSubject } from './in-process-subject.ts'
import type { Subject } from './subject-type.ts'

/** The store under test, chosen by CONTRACT_URL or CONTRACT_TARGET (default sqlite). */
export const subject = await open()
after(() => subject.close())

/** The reason to skip a test that needs the embedded store; false when it runs. */
export const skipOnExternalHost =
  subject.name === 'external' && 'needs the catalogue or the settings of the embedded store'

/** The reason to skip a test that advances the clock; false when it runs. */
export const skipWithoutClock = !subject.clock && 'the clock of a host over HTTP cannot be advanced'

/** Returns the number of repetitions: `count` on the embedded store, a tenth of it on an external host. */
export const fewerWhenExternal = (count: number) =>
  subject.name === 'external' ? Math.ceil(count / 10) : count

/**
 * Returns the number of repetitions of a test whose full count also runs on SQLite in process: in the short run (`npm test`) a fifth of
 * it on every other target, on an external host a tenth.
 */
export const fewerElsewhere = (count: number) =>
  subject.name !== 'external' && subject.name !== 'sqlite' && process.env.CONTRACT_SHORT
    ? Math.ceil(count / 5)
    : fewerWhenExternal(count)

function open(): Promise<Subject> {
  if (process.env.CONTRACT_URL) return externalSubject(process.env.CONTRACT_URL)
  const target = process.env.CONTRACT_TARGET ?? 'sqlite'
  if (target === 'sqlite' || target === 'postgres') return inProcessSubject(target)
  if (target === 'http' || target === 'http-postgres') return httpSubject(target)
  throw new Error(`CONTRACT_TARGET=${target} is not sqlite, postgres, http or http-postgres.`)
}
