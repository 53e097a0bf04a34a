import { QUESTIONS_USAGE, readQuestionsCommand } from '#lib/embedded/questions/command.ts'
import { runEmbedded } from './steps/embedded-command.mjs'

process.exitCode = await runEmbedded(process.argv.slice(2), {
  usage: QUESTIONS_USAGE,
  read: readQuestionsCommand,
  externalApi: ({ storeApiUrl }) =>
    storeApiUrl && `The shop uses an external store (STORE_API_URL=${storeApiUrl}). Answer questions there.`,
  perform: (task, { questions }) =>
    task(questions, { print: (text) => console.log(text), printError: (text) => console.error(text) }),
})
