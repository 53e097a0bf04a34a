import { readCatalogueCommand, CATALOGUE_USAGE } from '#lib/embedded/catalogue/command.ts'
import { runEmbedded } from './steps/embedded-command.mjs'

process.exitCode = await runEmbedded(process.argv.slice(2), {
  usage: CATALOGUE_USAGE,
  read: readCatalogueCommand,
  externalApi: ({ storeApiUrl }) =>
    storeApiUrl &&
    `The shop uses an external store (STORE_API_URL=${storeApiUrl}). Change prices and stock there.`,
  perform: (task, { catalogue }) => task(catalogue, { print: console.log, printError: console.error }),
})
