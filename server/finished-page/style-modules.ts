/** A CSS rule; `module` is empty for a rule of no CSS module, or of several. */
export interface StyleRule {
  module: string
  css: string
}

// A capital letter and three further letters (scripts/steps/short-class-names.mjs), or, after `next build` alone, six characters of a hash.
const MODULE = /^(?:([A-Z][a-z]{3})[a-z]{1,2}$|(_?[\w-]{6})_)/
const CLASS_OR_ANIMATION = /(?:\.|@keyframes )(-?[_a-zA-Z][\w-]*)/g
const NOT_RULES = /\/\*[^]*?\*\/|url\([^)]*\)/g

/** The CSS module of a class; empty for a class outside of modules. */
function moduleOf(className: string): string {
  const [, short, hash] = MODULE.exec(className) ?? []
  return short ?? hash ?? ''
}

/** The rules of a style file, in their order. */
export function rulesOf(css: string): StyleRule[] {
  return [...topLevel(css)].map((rule) => {
    const names = rule.replace(NOT_RULES, '').matchAll(CLASS_OR_ANIMATION)
    const modules = new Set([...names].map(([, name]) => moduleOf(name!)))
    return { module: modules.size === 1 ? [...modules][0]! : '', css: rule }
  })
}

// The rules of the top level: a style file of the build has neither braces in strings nor in comments.
function* topLevel(css: string): Generator<string> {
  let depth = 0
  let start = 0
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{') depth++
    else if (css[at] === '}') depth--
    else if (css[at] !== ';') continue
    if (depth > 0 || css[at] === '{') continue
    yield css.slice(start, at + 1)
    start = at + 1
  }
  if (start < css.length) yield css.slice(start)
}

const SECTION = ' data-deferred'
const RAW_TEXT = /<(script|style)\b[^>]*>[^]*?<\/\1>/g
const CLASS = / class="([^"]*)"/g
// A page with fewer sections has no long part below its first screens.
const MIN_SECTIONS = 4

/**
 * The classes of the elements that a visitor sees first: those before the second deferred section (docs/decisions/0031).
 * `undefined` for a short page, on which all of them may be seen.
 */
export function firstClasses(html: string): ReadonlySet<string> | undefined {
  const sections = html.replace(RAW_TEXT, '').split(SECTION)
  if (sections.length <= MIN_SECTIONS) return undefined
  const lists = sections.slice(0, 2).flatMap((text) => [...text.matchAll(CLASS)].map(([, list]) => list!))
  return new Set(lists.flatMap((list) => list.split(' ')))
}

const PARENTHESES = /\([^()]*\)/g
const CLASS_SELECTOR = /\.(-?[_a-zA-Z][\w-]*)/g
const OTHER_MEDIUM = /^@media (?:print|\(forced-colors:active\))/

/** Returns the predicate for rules that may load last: rules of CSS modules for none of these classes, or only for print or forced colours. */
export function createIsDeferred(first: ReadonlySet<string>): (rule: StyleRule) => boolean {
  const modules = new Set([...first].map(moduleOf))
  const isUsed = (selector: string) =>
    [...selector.matchAll(CLASS_SELECTOR)].every(([, name]) => first.has(name!))

  function stylesFirstClass(css: string): boolean {
    const start = css.indexOf('{')
    const head = css.slice(0, start).trim()
    if (OTHER_MEDIUM.test(head)) return false
    if (/^@(?:media|supports|container|starting-style)/.test(head))
      return [...topLevel(css.slice(start + 1, css.lastIndexOf('}')))].some(stylesFirstClass)
    // Parentheses contain alternatives and exceptions (`:is`, `:not`), so their classes do not count.
    return head.startsWith('@') || withoutParentheses(head).split(',').some(isUsed)
  }

  return ({ module, css }) => module !== '' && (!modules.has(module) || !stylesFirstClass(css))
}

function withoutParentheses(selectors: string): string {
  const shorter = selectors.replace(PARENTHESES, '')
  return shorter === selectors ? selectors : withoutParentheses(shorter)
}
