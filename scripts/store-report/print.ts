import { parseEnv } from '#lib/config/env.ts'
import { hostOptions } from './options.ts'
import { reportOn } from './report.ts'
import type { BlockNames } from './shell-checks.ts'

const MARKS = { shown: '✓', missing: '–', problem: '✗' }

function blockNames(source: Record<string, string | undefined>): BlockNames {
  const listed = (value: string) => value.split(',').flatMap((name) => name.trim() || [])
  const named = (variable: string, fallback: string) => listed(source[variable]?.trim() || fallback)
  return {
    menus: [
      ...named('MENU_MAIN', 'menu-principal'),
      ...named('MENU_PHONE', 'menu-mobile'),
      ...named('MENU_FOOTER', 'rodape'),
      ...named('MENU_POPULAR', 'categorias'),
    ],
    banners: named('HOME_BANNERS', 'banner-principal'),
    showcases: named('HOME_SHOWCASES', ''),
  }
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
  const blocks = blockNames(source)
  const findings = await reportOn(base, { env, userAgent, blocks })
  for (const { verdict, sentence } of findings) console.log(`${MARKS[verdict]} ${sentence}`)
  return findings.some(({ verdict }) => verdict === 'problem') ? 1 : 0
}
