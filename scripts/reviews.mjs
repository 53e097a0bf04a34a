import { createInterface } from 'node:readline/promises'
import { readReviewsCommand, REVIEWS_USAGE } from '#lib/embedded/moderation/command.ts'
import { runEmbedded } from './steps/embedded-command.mjs'

const MIN_COLUMNS = 40
const MAX_COLUMNS = 120

process.exitCode = await runEmbedded(process.argv.slice(2), {
  usage: REVIEWS_USAGE,
  read: readReviewsCommand,
  externalApi: ({ reportsApiUrl }) =>
    reportsApiUrl &&
    `The shop uses an external reports API (REPORTS_API_URL=${reportsApiUrl}). Moderate reviews there.`,
  perform: (task, { moderation }) => task(moderation, terminal()),
})

function terminal() {
  const columns = process.stdout.columns ?? MAX_COLUMNS
  return {
    print: (text) => console.log(text),
    printError: (text) => console.error(text),
    ask: process.stdin.isTTY && process.stdout.isTTY ? ask : undefined,
    width: Math.min(Math.max(columns, MIN_COLUMNS), MAX_COLUMNS),
  }
}

async function ask(question) {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await lines.question(question)
  } catch {
    // Ctrl+C and the end of the input count as "no".
    return ''
  } finally {
    lines.close()
  }
}
