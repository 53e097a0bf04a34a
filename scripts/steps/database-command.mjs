import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '#lib/embedded/db/open.ts'

/** Prints the time of an entry as people in Brazil read it. */
export const TIME_FORMAT = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})

/**
 * Runs a command on the database of the embedded store and returns the exit code: 0 success, 1 failure, 2 invalid arguments.
 * `read` gets the arguments and the values of --all and --email, and returns the command or `undefined`; `entries` is what the
 * command lists, such as 'messages'.
 */
export async function runOnDatabase({ usage, entries, read }) {
  const runCommand = readCommand(read)
  if (!runCommand) {
    console.error(usage)
    return 2
  }
  const { STORE_API_URL, DATABASE_URL: url, DATA_DIR = '.data' } = process.env
  const file = path.join(DATA_DIR, 'store.sqlite')
  if (STORE_API_URL) {
    console.error(
      `The shop uses an external store (STORE_API_URL=${STORE_API_URL}). It stores the ${entries}.`,
    )
    return 1
  }
  if (!url && !existsSync(file)) {
    console.error(
      `There is no database at ${file}. Run npm start once to create it, or set DATA_DIR to the folder of an existing one.`,
    )
    return 1
  }
  const db = await openDatabase(url ? { kind: 'postgres', url } : { kind: 'sqlite', file })
  try {
    return await runCommand(db)
  } finally {
    await db.close()
  }
}

function readCommand(read) {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { all: { type: 'boolean', default: false }, email: { type: 'string' } },
    })
    return read(positionals, values)
  } catch {
    // Unknown option: the caller prints the usage.
    return undefined
  }
}

/** A text that anyone may have sent, without control characters, so that no escape sequence reaches the terminal (L27). */
export function plain(text) {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, '\u{fffd}')
}
