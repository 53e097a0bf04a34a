// npm run migrate: prepares the database before new processes start, with no limit on how long a statement takes. A second run, or
// a shop that starts meanwhile, waits until it is finished.
import { parseEnv } from '#lib/config/env.ts'
import { prepareEmbeddedDatabase } from '#lib/embedded/index.ts'
import { embeddedOptions } from '#server/open-host.ts'

const { env, problems } = parseEnv(process.env)
if (problems.length > 0) {
  console.error(problems.map(({ text }) => text).join('\n'))
  process.exit(1)
}
try {
  const applied = await prepareEmbeddedDatabase(embeddedOptions(env))
  console.log(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'Nothing to apply.')
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
