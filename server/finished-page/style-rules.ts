/** A CSS rule; `module` is empty for a rule of no CSS module, or of several. */
export interface StyleRule {
  module: string
  css: string
}

/** Stand for a module: TOKENS for the custom properties of `:root`, PRINT for print rules outside of any module. */
export const TOKENS = 'tokens'
export const PRINT = 'print'

// A capital letter and three further letters (scripts/steps/short-class-names.mjs), or, after `next build` alone, six characters of a hash.
const MODULE = /^(?:([A-Z][a-z]{3})[a-z]{1,2}$|(_?[\w-]{6})_)/
const CLASS_OR_ANIMATION = /(?:\.|@keyframes )(-?[_a-zA-Z][\w-]*)/g
const NOT_RULES = /\/\*[^]*?\*\/|url\([^)]*\)/g
// The start of a group: an at-rule around rules, or `:root` around custom properties. Each member can be moved to another file.
const GROUP = /^(?:@(?:media|supports|container)[^{]*|:root)\{/

/** The CSS module of a class; empty for a class outside of modules. */
export function moduleOf(className: string): string {
  const [, short, hash] = MODULE.exec(className) ?? []
  return short ?? hash ?? ''
}

/** The rules of a style file, in their order. Groups are split: each rule in an at-rule and each custom property of `:root` is a separate rule. */
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

/** The text of rules; consecutive rules of the same group are joined again. */
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
