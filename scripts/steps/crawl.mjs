import { childEnv, run } from './run.mjs'
import { counted } from './tally.mjs'

/** Crawls the built shop (npm run crawl:check) and returns its counts; prints the report only when a rule fails. */
export async function runCrawl() {
  const { code, text } = await run('node', ['scripts/crawl/main.ts'], {
    env: childEnv({ NEXT_TELEMETRY_DISABLED: '1' }),
    quiet: true,
  })
  if (code !== 0) console.error(text)
  const [, passed = 0, failed = 0] = /(\d+) passed, (\d+) failed\s*$/.exec(text.trimEnd()) ?? []
  const [pages = 'shop'] = /\d+ pages/.exec(text) ?? []
  return counted(`crawl (${pages})`, code, Number(passed), Number(failed))
}
