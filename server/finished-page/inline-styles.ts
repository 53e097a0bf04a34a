import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The text of each style file of the build, by its address. */
export type StyleSheets = ReadonlyMap<string, string>

// The style files that Next names in a page, one after the other.
const LINKS = /(?:<link rel="stylesheet" href="[^"]+" data-precedence="[^"]*"\/>)+/g
const HREF = /href="([^"]+)"/g

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
 * A page with inline styles, so that it paints without a second request (T21). The links stay, disabled: browsers do not load
 * them, and React finds there which styles the page has, so a client navigation adds only the missing ones (docs/decisions/0052).
 */
export function withInlineStyles(html: string, sheets: StyleSheets): string {
  return html.replace(LINKS, (links) => {
    const hrefs = [...links.matchAll(HREF)].map(([, href]) => href!)
    const texts = hrefs.map((href) => sheets.get(href))
    if (texts.includes(undefined)) return links
    return `<style>${texts.join('')}</style>${links.replaceAll('"/>', '" disabled=""/>')}`
  })
}
