import { createInterface } from 'node:readline/promises'
import { readReviewsCommand, REVIEWS_USAGE } from '#lib/embedded/moderation/command.ts'
import { runEmbedded } from './steps/embedded-command.mjs'

const NARROWEST = 40
const WIDEST = 120

process.exitCode = await runEmbedded(process.argv.slice(2), {
  usage: REVIEWS_USAGE,
  read: readReviewsCommand,
  elsewhere: ({ reportsApiUrl }) =>
    reportsApiUrl && `Reviews are looked after elsewhere: at ${reportsApiUrl} (REPORTS_API_URL).`,
  perform: (task, { moderation }) => task(moderation, terminal()),
})

function terminal() {
  const columns = process.stdout.columns ?? WIDEST
  return {
    say: (text) => console.log(text),
    complain: (text) => console.error(text),
    ask: process.stdin.isTTY && process.stdout.isTTY ? ask : undefined,
    width: Math.min(Math.max(columns, NARROWEST), WIDEST),
  }
}

async function ask(question) {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await lines.question(question)
  } catch {
    // Ctrl+C and the end of input are no yes.
    return ''
  } finally {
    lines.close()
  }
}
