import { existsSync } from 'node:fs'
import { parseEnv } from '#lib/config/env.ts'
import { createEmbeddedApi } from '#lib/embedded/index.ts'
import { embeddedOptions } from '#server/open-host.ts'

/**
 * Runs a command against the embedded API and gives the exit code: 0 done, 1 not done, 2 not understood. `read` gives the
 * task that arguments ask for, or why it cannot be understood; `elsewhere` says why an environment has nothing to do here.
 */
export async function runEmbedded(args, { usage, read, elsewhere, perform }) {
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
  const hindrance = problems[0]?.text ?? elsewhere(env) ?? missingStore(env)
  if (hindrance) {
    console.error(hindrance)
    return 1
  }
  let api
  try {
    api = await createEmbeddedApi(embeddedOptions(env))
    return await perform(task, api)
  } catch (error) {
    console.error(`It did not work: ${error.message}`)
    return 1
  } finally {
    await api?.close()
  }
}

function missingStore(env) {
  const { database } = embeddedOptions(env)
  if (database.kind === 'sqlite' && !existsSync(database.file))
    return `There is no store in ${database.file} yet. Start the shop once, or name its folder: DATA_DIR=/path`
  return undefined
}
