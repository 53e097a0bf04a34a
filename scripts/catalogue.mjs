import { existsSync } from 'node:fs'
import { parseEnv } from '#lib/config/env.ts'
import { readCommand, USAGE } from '#lib/embedded/catalogue/command.ts'
import { createEmbeddedApi } from '#lib/embedded/index.ts'
import { embeddedOptions } from '#server/open-host.ts'

process.exitCode = await run(process.argv.slice(2))

/** Does what is asked and answers the exit code: 0 done, 1 not done, 2 not understood. */
async function run(args) {
  if (args.length === 0 || args.includes('--help') || args.includes('help')) {
    console.log(USAGE)
    return args.length === 0 ? 2 : 0
  }
  const task = readCommand(args)
  if (typeof task === 'string') {
    console.error(`${task}\n${USAGE}`)
    return 2
  }
  const { env, problems } = parseEnv(process.env)
  const hindrance = problems[0]?.text ?? whyNotHere(env)
  if (hindrance) {
    console.error(hindrance)
    return 1
  }
  let api
  try {
    api = await createEmbeddedApi(embeddedOptions(env))
    return await task(api.catalogue, { say: console.log, complain: console.error })
  } catch (error) {
    console.error(`It did not work: ${error.message}`)
    return 1
  } finally {
    await api?.close()
  }
}

function whyNotHere(env) {
  if (env.storeApiUrl) return `The catalogue is kept elsewhere: at ${env.storeApiUrl} (STORE_API_URL).`
  const { database } = embeddedOptions(env)
  if (database.kind === 'sqlite' && !existsSync(database.file))
    return `There is no store in ${database.file} yet. Start the shop once, or name its folder: DATA_DIR=/path`
  return undefined
}
