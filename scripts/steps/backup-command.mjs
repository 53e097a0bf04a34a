import { parseEnv } from '#lib/config/env.ts'
import { BackupFailed } from '#lib/embedded/backup/backup-failed.ts'
import { embeddedOptions } from '#server/open-host.ts'

/**
 * Runs a command with the store's data and a folder, and prints the message that it returns. `folder` is the default for the
 * argument, which is otherwise required. Returns the exit code: 0 success, 1 failure, 2 invalid arguments.
 */
export async function runBackupCommand(args, { usage, folder, perform }) {
  const target = args[0] ?? folder
  if (target === undefined || args.length > 1 || target.startsWith('-')) {
    console.error(`Usage: ${usage}`)
    return 2
  }
  const { env, problems } = parseEnv(process.env)
  const problem =
    problems[0]?.text ??
    (env.storeApiUrl &&
      `The shop uses an external store (STORE_API_URL=${env.storeApiUrl}). Its data is there.`)
  if (problem) {
    console.error(problem)
    return 1
  }
  try {
    const { database, photoFolder } = embeddedOptions(env)
    console.log(await perform({ database, photoFolder }, target))
    return 0
  } catch (error) {
    console.error(error instanceof BackupFailed ? error.message : `The command failed: ${error.message}`)
    return 1
  }
}
