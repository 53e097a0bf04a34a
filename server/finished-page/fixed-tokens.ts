import { TOKENS, type StyleRule } from './style-rules.ts'

const DEFINITION = /(?<![\w-])(--[\w-]+):/g
const USE = /var\((--[\w-]+)(?:,[^()]*)?\)/g
const TOKEN = /^:root\{(--[\w-]+):(.*)\}$/s

/**
 * Returns the function that writes values instead of the custom properties of the root into a style rule: those with one value for the whole
 * page, which neither a media query nor the brand nor an element changes. The page then needs no definition of them (docs/decisions/0054).
 */
export function fixedTokens(rules: readonly StyleRule[], html: string): (css: string) => string {
  const counts = new Map<string, number>()
  for (const text of [html, ...rules.map(({ css }) => css)])
    for (const [, name] of text.matchAll(DEFINITION)) counts.set(name!, (counts.get(name!) ?? 0) + 1)
  const values = new Map<string, string>()
  for (const { module, css } of rules) {
    const [, name, value] = module === TOKENS ? (TOKEN.exec(css) ?? []) : []
    if (name !== undefined && counts.get(name) === 1) values.set(name, value!.trim())
  }
  const write = (css: string): string =>
    css.replace(USE, (use, name: string) => {
      const value = values.get(name)
      return value === undefined ? use : write(value)
    })
  return write
}
