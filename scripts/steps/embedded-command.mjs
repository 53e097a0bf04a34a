import { existsSync } from 'node:fs'
import { parseEnv } from '#lib/config/env.ts'
import { createEmbeddedApi } from '#lib/embedded/index.ts'
import { embeddedOptions } from '#server/open-host.ts'

/**
 * Runs a command against the embedded API and returns the exit code: 0 success, 1 failure, 2 invalid arguments. `read`
 * parses the arguments into a task, or returns an error message. `externalApi` returns an error message when the shop uses
 * an external API, else undefined.
 */
export async function runEmbedded(args, { usage, read, externalApi, perform }) {
  if (args.length === 0 || args.includes('--help') || args.includes('help')) {
    console.log(usage)
    return args.length === 0 ? 2 : 0
  }
  const task = read(args)
  if (typeof task === 'string') {
    console.error(`${task}\n${usage}`)
    return 2
  }
  const { env, problems } = parseEnv(process.env)
  const problem = problems[0]?.text ?? externalApi(env) ?? missingDatabase(env)
  if (problem) {
    console.error(problem)
    return 1
  }
  let api
  try {
    api = await createEmbeddedApi(embeddedOptions(env))
    return await perform(task, api)
  } catch (error) {
    console.error(`The command failed: ${error.message}`)
    return 1
  } finally {
    await api?.close()
  }
}

function missingDatabase(env) {
  const { database } = embeddedOptions(env)
  if (database.kind === 'sqlite' && !existsSync(database.file))
    return `There is no database at ${database.file}. Run npm start once to create it, or set DATA_DIR to the folder of an existing one.`
  return undefined
}
