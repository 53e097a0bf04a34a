import { readCatalogueCommand, CATALOGUE_USAGE } from '#lib/embedded/catalogue/command.ts'
import { runEmbedded } from './steps/embedded-command.mjs'

process.exitCode = await runEmbedded(process.argv.slice(2), {
  usage: CATALOGUE_USAGE,
  read: readCatalogueCommand,
  elsewhere: ({ storeApiUrl }) =>
    storeApiUrl && `The catalogue is kept elsewhere: at ${storeApiUrl} (STORE_API_URL).`,
  perform: (task, { catalogue }) => task(catalogue, { say: console.log, complain: console.error }),
})
