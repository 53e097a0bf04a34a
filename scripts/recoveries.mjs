import { parseEnv } from '#lib/config/env.ts'
import { describeRecoveries } from '#lib/embedded/store/recovery-text.ts'
import { runEmbedded } from './steps/embedded-command.mjs'

const USAGE = `New passwords:
  npm run recoveries -- links   creates a link for everyone who requested a new password, to be sent by hand; a link is
                                valid for thirty minutes and for one use, and replaces an earlier one`

process.exitCode = await runEmbedded(process.argv.slice(2), {
  usage: USAGE,
  read: (args) => (args.length === 1 && args[0] === 'links' ? links : 'Unknown arguments.'),
  externalApi: ({ storeApiUrl }) =>
    storeApiUrl &&
    `The shop uses an external store (STORE_API_URL=${storeApiUrl}). It sends the links itself.`,
  perform: (task, api) => task(api),
})

async function links({ recoveryLinks }) {
  console.log(describeRecoveries(await recoveryLinks(), parseEnv(process.env).env.siteUrl))
  return 0
}
