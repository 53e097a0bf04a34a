import type { SeenElement } from './first-screens.ts'
import { compoundsOf, type Compound } from './selector-compounds.ts'
import { moduleOf, PRINT, TOKENS, topLevel, type StyleRule } from './style-rules.ts'

const CLASS_SELECTOR = /\.(-?[_a-zA-Z][\w-]*)/g
const STATE = /\[[\w-]+|:(?:disabled|hover|active|focus-visible)\b/
const OTHER_MEDIUM = /^@media (?:print|\(forced-colors:active\))/
const ANIMATION = /^@keyframes ([\w-]+)/

/**
 * The rules that may load last: rules of CSS modules for none of these elements, for a state that none of them has at first, for an
 * animation that only those use, or only for print or forced colours (docs/decisions/0054).
 */
export function deferrableRules(
  rules: readonly StyleRule[],
  first: readonly SeenElement[],
): ReadonlySet<StyleRule> {
  const classes = new Set(first.flatMap((element) => [...element.classes]))
  const isDeferred = createIsDeferred(first, classes)
  const deferred = new Set<StyleRule>()
  // The classes of the rules for a state, such as a hover, that are not deferred and come later in the styles. An earlier rule for a state of
  // the same element is not deferred either: in the file that loads last, it would win over them, a hover over the style of the current or
  // disabled element.
  const later = new Set<string>()
  for (const rule of rules.toReversed()) {
    const names = [...rule.css.matchAll(CLASS_SELECTOR)].map(([, name]) => name!)
    const isForState = !OTHER_MEDIUM.test(rule.css) && STATE.test(rule.css)
    const wouldWin = isForState && names.some((name) => later.has(name))
    if (isDeferred(rule) && !(wouldWin && names.every((name) => classes.has(name)))) deferred.add(rule)
    else if (isForState) for (const name of names) later.add(name)
  }
  for (const rule of rules) {
    const name = ANIMATION.exec(rule.css)?.[1]
    const isUsed = (other: StyleRule) => other !== rule && !deferred.has(other) && other.css.includes(name!)
    if (name !== undefined && rule.module !== '' && !rules.some(isUsed)) deferred.add(rule)
  }
  return deferred
}

function createIsDeferred(
  first: readonly SeenElement[],
  classes: ReadonlySet<string>,
): (rule: StyleRule) => boolean {
  const modules = new Set([...classes].map(moduleOf))
  const isSeen = ({ isTouched, classes, attributes }: Compound) =>
    !isTouched &&
    first.some(
      (element) =>
        classes.every((name) => element.classes.has(name)) &&
        attributes.every(([name, value]) => {
          const own = element.attributes.get(name)
          return own !== undefined && (value === undefined || value === own)
        }),
    )

  function stylesFirst(css: string): boolean {
    const start = css.indexOf('{')
    const head = css.slice(0, start).trim()
    if (OTHER_MEDIUM.test(head)) return false
    if (/^@(?:media|supports|container|starting-style)/.test(head))
      return topLevel(css.slice(start + 1, css.lastIndexOf('}'))).some(stylesFirst)
    if (head.startsWith('@')) return true
    return compoundsOf(head).some((compounds) => compounds.every(isSeen))
  }

  return ({ module, css }) => {
    if (module === '' || module === TOKENS) return false
    return module === PRINT || !modules.has(module) || !stylesFirst(css)
  }
}

const DEFINED = /(--[\w-]+):/g
const USED = /var\((--[\w-]+)/g

/**
 * The rules with custom properties of the root that none of these texts uses, also not in the value of another one. One that is
 * defined twice stays: the order of its definitions matters.
 */
export function unusedTokens(rules: readonly StyleRule[], texts: readonly string[]): ReadonlySet<StyleRule> {
  const definitions = new Map<string, StyleRule[]>()
  for (const rule of rules)
    for (const [, name] of rule.css.matchAll(DEFINED))
      definitions.set(name!, [...(definitions.get(name!) ?? []), rule])
  const unused = new Map<string, StyleRule>()
  for (const [name, [rule, another]] of definitions)
    if (rule!.module === TOKENS && !another) unused.set(name, rule!)
  const others = rules.filter((rule) => rule.module === TOKENS && ![...unused.values()].includes(rule))
  function markUsed(text: string) {
    for (const [, name] of text.matchAll(USED)) {
      const rule = unused.get(name!)
      if (rule && unused.delete(name!)) markUsed(rule.css)
    }
  }
  for (const text of [...others.map(({ css }) => css), ...texts]) markUsed(text)
  return new Set(unused.values())
}
