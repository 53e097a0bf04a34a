import { parseEnv } from '#lib/config/env.ts'
import type { StoreBlocks } from '#lib/config/store-blocks.ts'
import { hostOptions } from './options.ts'
import { reportOn } from './report.ts'
import type { BlockNames } from './shell-checks.ts'

const MARKS = { shown: '✓', missing: '–', problem: '✗' }

// The names that the shop itself requests from the store in this environment.
function blockNames({
  mainMenu,
  phoneMenu,
  footerMenus,
  popularMenu,
  banners,
  showcases,
}: StoreBlocks): BlockNames {
  return { menus: [mainMenu, phoneMenu, ...footerMenus, popularMenu], banners: [banners], showcases }
}

/** Checks the store at `base` and prints the findings; returns the exit code, 1 when there is a problem. */
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
  const blocks = blockNames(env.blocks)
  const findings = await reportOn(base, { env, userAgent, blocks })
  for (const { verdict, sentence } of findings) console.log(`${MARKS[verdict]} ${sentence}`)
  return findings.some(({ verdict }) => verdict === 'problem') ? 1 : 0
}
