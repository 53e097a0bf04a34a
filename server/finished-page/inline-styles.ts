import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { PageRules } from './deferred-code.ts'
import { UNTIL_LOADED, type DeferredSheets } from './deferred-sheet.ts'
import { deferrableRules, unusedTokens } from './deferrable-rules.ts'
import { fixedTokens } from './fixed-tokens.ts'
import { firstScreens } from './first-screens.ts'
import { rulesOf, textOfRules, TOKENS, type StyleRule } from './style-rules.ts'

/** The text of each style file of the build, by its address. */
export type StyleSheets = ReadonlyMap<string, string>

// The style files that Next names in a page, one after the other.
const LINKS = /(?:<link rel="stylesheet" href="[^"]+" data-precedence="[^"]*"\/>)+/g
const HREF = /href="([^"]+)"/g

// The length of the styles in characters up to which they are split into two parts. The parts compress less well than the whole: those
// of longer styles would together exceed the 15 KB of styles that a page may load (T21).
const MAX_SPLIT_LENGTH = 75_000

/** Reads the style files of a build; a few hundred kilobytes. */
export function readStyleSheets(folder: string): StyleSheets {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  )
  return new Map(
    names.map((name) => [
      `/_next/static/${name.replaceAll('\\', '/')}`,
      // Addresses in a style file are relative to the file, those in a page to the page.
      readFileSync(path.join(folder, name), 'utf8').replaceAll('url(../', 'url(/_next/static/'),
    ]),
  )
}

/**
 * A page with the styles of its first screens inside, so that these paint without a second request (T21); the others are in one file,
 * which loads last (docs/decisions/0054). Disabled links say which styles the page has, so a client navigation adds only the missing ones
 * (docs/decisions/0052): they stay in a page that contains all of its styles, and are added by a script where there is such a file.
 */
export function withInlineStyles(html: string, sheets: StyleSheets, deferredSheets: DeferredSheets): string {
  let deferred: PageRules | undefined
  const page = html.replace(LINKS, (links) => {
    const hrefs = [...links.matchAll(HREF)].map(([, href]) => href!)
    const texts = hrefs.map((href) => sheets.get(href))
    if (texts.includes(undefined)) return links
    // Where a page has links to styles in several places, the styles of one may use what those of another define: all stay in the page.
    const isOnly = html.match(LINKS)?.length === 1
    const first = isOnly ? firstStyles(html, new Map(hrefs.map((href, at) => [href, texts[at]!]))) : undefined
    const disabled = links.replaceAll('"/>', '" disabled=""/>')
    if (!first) return `<style>${texts.join('')}</style>${disabled}`
    deferred = first.deferred
    // React would load a file that the payload names too, unless its link is there from the start.
    const isNamed = hrefs.some(
      (href) =>
        html.includes(`"href":"${href}","precedence"`) ||
        html.includes(`\\"href\\":\\"${href}\\",\\"precedence\\"`),
    )
    return `<style>${first.inline}${UNTIL_LOADED}</style>${isNamed ? disabled : ''}`
  })
  if (!deferred) return page
  const sheet = `<link rel="stylesheet" href="${deferredSheets.pathOf(deferred)}" fetchPriority="low"/>`
  return page.replace('</body>', () => `${sheet}</body>`)
}

// The rules for the first screens as text, and the numbers of the others in their files; `undefined` when all rules stay in the page.
function firstStyles(
  html: string,
  files: ReadonlyMap<string, string>,
): { inline: string; deferred: PageRules } | undefined {
  const css = [...files.values()].join('')
  const first = css.length < MAX_SPLIT_LENGTH ? firstScreens(html) : undefined
  if (!first) return undefined
  const rulesByFile = [...files].map(([href, text]) => [href, rulesOf(text)] as const)
  const rules = rulesByFile.flatMap(([, all]) => all)
  const last = deferrableRules(rules, first)
  const kept = rules.filter((rule) => rule.module !== TOKENS && !last.has(rule))
  const withValues = fixedTokens(rules, html)
  const unused = unusedTokens(rules, [html, ...kept.map((rule) => withValues(rule.css))])
  const isLast = (rule: StyleRule) => last.has(rule) || unused.has(rule)
  if (!rules.some(isLast)) return undefined
  const inline = rules.filter((rule) => !isLast(rule)).map((rule) => withValues(rule.css))
  const lastOf = (all: readonly StyleRule[]) => all.flatMap((rule, number) => (isLast(rule) ? number : []))
  return {
    inline: textOfRules(inline),
    deferred: new Map(rulesByFile.map(([href, all]) => [href, lastOf(all)])),
  }
}
