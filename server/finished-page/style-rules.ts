/** A CSS rule; `module` is empty for a rule of no CSS module, or of several. */
export interface StyleRule {
  module: string
  css: string
}

/** The names under which the custom properties of the root, and the rules of no module for print, are in a file as if they were modules. */
export const TOKENS = 'tokens'
export const PRINT = 'print'

// A capital letter and three further letters (scripts/steps/short-class-names.mjs), or, after `next build` alone, six characters of a hash.
const MODULE = /^(?:([A-Z][a-z]{3})[a-z]{1,2}$|(_?[\w-]{6})_)/
const CLASS_OR_ANIMATION = /(?:\.|@keyframes )(-?[_a-zA-Z][\w-]*)/g
const NOT_RULES = /\/\*[^]*?\*\/|url\([^)]*\)/g
// Rules that contain rules or, of the root, custom properties: each of these can be in another file.
const GROUP = /^(?:@(?:media|supports|container)[^{]*|:root)\{/

/** The CSS module of a class; empty for a class outside of modules. */
export function moduleOf(className: string): string {
  const [, short, hash] = MODULE.exec(className) ?? []
  return short ?? hash ?? ''
}

/** The rules of a style file, in their order: each rule of a media query, and each custom property of the root, is one of its own. */
export function rulesOf(css: string): StyleRule[] {
  return topLevel(css)
    .flatMap(ungrouped)
    .map((rule) => ({ module: moduleOfRule(rule), css: rule }))
}

function moduleOfRule(rule: string): string {
  if (/^:root\{--[^;]*\}$/.test(rule)) return TOKENS
  const names = rule.replace(NOT_RULES, '').matchAll(CLASS_OR_ANIMATION)
  const modules = new Set([...names].map(([, name]) => moduleOf(name!)))
  if (modules.size > 1) return ''
  return [...modules].join('') || (rule.startsWith('@media print{') ? PRINT : '')
}

/** The text of rules; neighbors of the same group are together again. */
export function textOfRules(rules: readonly string[]): string {
  let text = ''
  let group: string | undefined
  for (const rule of rules) {
    const start = GROUP.exec(rule)?.[0]
    if (start !== undefined && start === group) {
      const end = start === ':root{' ? ';' : ''
      text = text.slice(0, -1) + end + rule.slice(start.length)
    } else text += rule
    group = start
  }
  return text
}

function ungrouped(rule: string): string[] {
  const start = GROUP.exec(rule)?.[0]
  if (start === undefined) return [rule]
  const inner = rule.slice(start.length, rule.lastIndexOf('}'))
  const parts = start === ':root{' ? inner.split(/;(?=--)/) : topLevel(inner)
  return parts.map((part) => `${start}${part.replace(/;$/, '')}}`)
}

/** The outermost rules of a text: a style file of the build has neither braces in strings nor in comments. */
export function topLevel(css: string): string[] {
  const rules: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{') depth++
    else if (css[at] === '}') depth--
    else if (css[at] !== ';') continue
    if (depth > 0 || css[at] === '{') continue
    rules.push(css.slice(start, at + 1).trimStart())
    start = at + 1
  }
  if (start < css.length) rules.push(css.slice(start))
  return rules
}
