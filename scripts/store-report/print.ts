import { parseEnv } from '#lib/config/env.ts'
import { hostOptions } from './options.ts'
import { reportOn } from './report.ts'

const MARKS = { shown: '✓', missing: '–', problem: '✗' }

/** Asks the store at `base` and prints the answers; returns the exit code, 1 when the shop cannot do without something. */
export async function printStoreReport(
  base: string,
  source: Record<string, string | undefined>,
): Promise<number> {
  const { env, problems } = parseEnv({ ...source, STORE_API_URL: base })
  if (problems.length > 0) {
    console.error(problems.map(({ text }) => text).join('\n'))
    return 2
  }
  const { userAgent } = hostOptions(source)
  const blocks = { menus: ['menu-principal', 'rodape'], banners: [], showcases: [] }
  const findings = await reportOn(base, { env, userAgent, blocks })
  for (const { verdict, sentence } of findings) console.log(`${MARKS[verdict]} ${sentence}`)
  return findings.some(({ verdict }) => verdict === 'problem') ? 1 : 0
}
