import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { UNTIL_LOADED, type DeferredRules, type DeferredSheets } from './deferred-sheet.ts'
import { deferrableRules, unusedTokens } from './deferrable-rules.ts'
import { fixedTokens } from './fixed-tokens.ts'
import { firstScreens } from './first-screens.ts'
import { rulesOf, textOfRules, TOKENS } from './style-rules.ts'

/** The text of each style file of the build, by its address. */
export type StyleSheets = ReadonlyMap<string, string>

// The style files that Next names in a page, one after the other.
const LINKS = /(?:<link rel="stylesheet" href="[^"]+" data-precedence="[^"]*"\/>)+/g
const HREF = /href="([^"]+)"/g

// Two files compress less well than one: with more text than this, both would exceed the 15 KB that a page may load (T21).
const MAX_IN_TWO_FILES = 75_000

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
 * which loads last (docs/decisions/0054). The links stay, disabled: browsers do not load them, and React finds there which styles
 * the page has, so a client navigation adds only the missing ones (docs/decisions/0052).
 */
export function withInlineStyles(html: string, sheets: StyleSheets, deferredSheets: DeferredSheets): string {
  const deferred: DeferredRules = new Map()
  const page = html.replace(LINKS, (links) => {
    const texts = [...links.matchAll(HREF)].map(([, href]) => sheets.get(href!))
    if (texts.includes(undefined)) return links
    // With styles in several places each could use what another one defines: then all stay.
    const isOnly = html.match(LINKS)?.length === 1
    const inline = isOnly ? firstStyles(html, texts.join(''), deferred) : texts.join('')
    return `<style>${inline}${deferred.size > 0 ? UNTIL_LOADED : ''}</style>${links.replaceAll('"/>', '" disabled=""/>')}`
  })
  if (deferred.size === 0) return page
  const sheet = `<link rel="stylesheet" href="${deferredSheets.pathOf(deferred)}" fetchPriority="low"/>`
  return page.replace('</body>', () => `${sheet}</body>`)
}

// The rules for the first screens; adds the others to `deferred`.
function firstStyles(html: string, css: string, deferred: DeferredRules): string {
  const first = css.length < MAX_IN_TWO_FILES ? firstScreens(html) : undefined
  if (!first) return css
  const rules = rulesOf(css)
  const last = deferrableRules(rules, first)
  const kept = rules.filter((rule) => rule.module !== TOKENS && !last.has(rule))
  const withValues = fixedTokens(rules, html)
  const unused = unusedTokens(rules, [html, ...kept.map((rule) => withValues(rule.css))])
  const counts = new Map<string, number>()
  const inline: string[] = []
  for (const rule of rules) {
    const number = counts.get(rule.module) ?? 0
    counts.set(rule.module, number + 1)
    if (last.has(rule) || unused.has(rule))
      deferred.set(rule.module, [...(deferred.get(rule.module) ?? []), number])
    else inline.push(withValues(rule.css))
  }
  return textOfRules(inline)
}
