import { ORDERS_USAGE, readOrdersCommand } from '#lib/embedded/orders/command.ts'
import { runEmbedded } from './steps/embedded-command.mjs'

process.exitCode = await runEmbedded(process.argv.slice(2), {
  usage: ORDERS_USAGE,
  read: readOrdersCommand,
  externalApi: ({ storeApiUrl }) =>
    storeApiUrl && `The shop uses an external store (STORE_API_URL=${storeApiUrl}). It has the orders.`,
  perform: (task, { orders }) =>
    task(orders, { print: (text) => console.log(text), printError: (text) => console.error(text) }),
})
