import { parseEnv } from '#lib/config/env.ts'
import type { StoreFinding } from './finding.ts'
import { hostOptions } from './options.ts'
import { reportOn } from './report.ts'

const MARKS = { shown: '✓', missing: '–', problem: '✗' }

/** Checks the store at `base` for a shop with these variables; rejects when they are invalid. */
export async function storeReport(
  base: string,
  source: Record<string, string | undefined>,
): Promise<StoreFinding[]> {
  const { env, problems } = parseEnv({ ...source, STORE_API_URL: base })
  if (problems.length > 0) throw new Error(problems.map(({ text }) => text).join('\n'))
  const { userAgent } = hostOptions(source)
  return reportOn(base, { env, userAgent, blocks: env.blocks })
}

/** Prints the findings about the store at `base`; returns the exit code: 1 when there is a problem, 2 when the variables are invalid. */
export async function printStoreReport(
  base: string,
  source: Record<string, string | undefined>,
): Promise<number> {
  let findings: StoreFinding[]
  try {
    findings = await storeReport(base, source)
  } catch (error) {
    console.error((error as Error).message)
    return 2
  }
  for (const { verdict, sentence } of findings) console.log(`${MARKS[verdict]} ${sentence}`)
  return findings.some(({ verdict }) => verdict === 'problem') ? 1 : 0
}
