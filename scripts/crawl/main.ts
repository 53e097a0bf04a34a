// npm run crawl:check [-- https://address] [-- --axe] [-- --postgres]: crawls a whole shop and checks every page against the
// rules. `--short` leaves out the third-party validators, for a second crawl of the same markup.
import { createDatabase, startPostgres } from '../../e2e/contract/postgres.ts'
import { openShop } from '../../e2e/shop.ts'
import { externalChecks } from './html/external-checks.ts'
import { ensureJava } from './html/java.ts'
import { counts, lines, tally } from './report.ts'
import { check, CRAWL_RULES } from './rules/all.ts'
import { lengthAdvice } from './rules/pictures.ts'
import { collect } from './site/collect.ts'
import { CrawlClient } from './site/client.ts'

const args = process.argv.slice(2)
const address = args.find((arg) => /^https?:\/\//.test(arg))
const OPTIONS = ['--axe', '--postgres', '--short']
const [withAxe, onPostgres, isShort] = OPTIONS.map((option) => args.includes(option))
const unknown = args.find((arg) => arg !== address && !OPTIONS.includes(arg))
if (unknown) {
  console.error(
    `Unknown argument “${unknown}”. Use: npm run crawl:check [-- https://address] [-- --axe] [-- --postgres] [-- --short]`,
  )
  process.exit(2)
}

const began = performance.now()
const java = isShort ? undefined : ensureJava(console.log)
const postgres = onPostgres && !address ? await startPostgres() : undefined
// A database of its own, also on a server that DATABASE_URL names.
const database = postgres && (await createDatabase(postgres.url))
const shop = address ? undefined : await openShop(database ? { DATABASE_URL: database.url } : {})
try {
  const origin = shop?.origin ?? new URL(address!).origin
  const site = await collect(new CrawlClient(origin))
  const crawled = performance.now()
  const external = isShort ? [] : externalChecks([...site.pages.values()], java)
  const checks = [...CRAWL_RULES.map((rule) => check(rule, site)), ...(await external)]
  // Playwright loads only with --axe.
  if (withAxe) checks.push(await (await import('./html/axe.ts')).axeCheck(origin))

  console.log(`Crawl of ${origin}${postgres ? ` on PostgreSQL (${postgres.source})` : ''}`)
  for (const line of counts(site)) console.log(`  ${line}`)
  for (const line of lines(checks)) console.log(line)
  for (const line of lengthAdvice(site)) console.log(`  advice · ${line}`)
  if (isShort) console.log('  Skipped the third-party validators (--short).')
  else if (!java)
    console.log('  Skipped the Nu HTML checker: it needs Java 17, which could not be installed.')
  if (!withAxe)
    console.log('  Skipped axe: the browser tests run it on every template. Run it here with --axe.')
  const { passed, failed } = tally(checks)
  const findings = checks.reduce((sum, each) => sum + each.findings.length, 0)
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1)
  console.log(
    `  ${seconds(began, performance.now())} s, ${seconds(began, crawled)} s of it for the crawl; ${findings} findings`,
  )
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
} finally {
  await shop?.stop()
  await database?.drop()
  await postgres?.stop()
}
