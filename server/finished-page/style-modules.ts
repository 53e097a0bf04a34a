/** Consecutive rules of one CSS module; without a name: rules of no module, or of several. */
export interface StylePart {
  module: string
  css: string
}

// Six characters of a hash, after an underscore if they start with a digit.
const MODULE = /^(_?[\w-]{6})_/
const CLASS_OR_ANIMATION = /(?:\.|@keyframes )(-?[_a-zA-Z][\w-]*)/g
const NOT_RULES = /\/\*[^]*?\*\/|url\([^)]*\)/g

/** The module of a class; empty for any other class. */
function moduleOf(className: string): string {
  return MODULE.exec(className)?.[1] ?? ''
}

/** The parts of a style file, in their order. */
export function partsOf(css: string): StylePart[] {
  const parts: StylePart[] = []
  for (const rule of rulesOf(css)) {
    const names = rule.replace(NOT_RULES, '').matchAll(CLASS_OR_ANIMATION)
    const modules = new Set([...names].map(([, name]) => moduleOf(name!)))
    const name = modules.size === 1 ? [...modules][0]! : ''
    const last = parts.at(-1)
    if (last?.module === name) last.css += rule
    else parts.push({ module: name, css: rule })
  }
  return parts
}

// The rules of the top level: a style file of the build has neither braces in strings nor in comments.
function* rulesOf(css: string): Generator<string> {
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
 * The modules of the elements that a visitor sees first: those before the second deferred section (docs/decisions/0031).
 * `undefined` for a short page, on which all of them may be seen.
 */
export function firstModules(html: string): ReadonlySet<string> | undefined {
  const sections = html.replace(RAW_TEXT, '').split(SECTION)
  if (sections.length <= MIN_SECTIONS) return undefined
  const classes = sections.slice(0, 2).flatMap((text) => [...text.matchAll(CLASS)].map(([, list]) => list!))
  return new Set(classes.flatMap((list) => list.split(' ').map(moduleOf)))
}
