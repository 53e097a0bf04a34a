/** What a part of a selector between two combinators requires of one element. */
export interface Compound {
  /** Whether it is for an element that a visitor points at, presses or focuses, or for what is behind an open panel. */
  isTouched: boolean
  classes: readonly string[]
  /** Names of attributes, each with the value that the selector requires; `undefined` for any value. */
  attributes: readonly (readonly [name: string, value: string | undefined])[]
}

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g
const ATTRIBUTE = /\[([\w-]+)(?:=([\w-]+))?\]|:(disabled)\b/g
const TOUCHED = /:(?:hover|active|focus|focus-within|focus-visible|backdrop)(?![\w-])/
// In brackets: the name and, where the whole value is required, the value.
const BRACKETS = /\[([\w-]+)(?:=(?:"([\w-]+)"|'([\w-]+)'|([\w-]+))(?=\]))?[^\]]*\]/g
// The innermost parentheses, and the pseudo-class that they belong to.
const INNERMOST = /:(?:(is|where|has)|[\w-]+)\(([^()]*)\)/
const COMBINATOR = /[\s>+~]+/

/**
 * The selectors of a list, each as compounds that all have to match an element. Exceptions (`:not`) and positions do not count, so
 * the compounds never require more than the selector does.
 */
export function compoundsOf(list: string): Compound[][] {
  const plain = list.replace(BRACKETS, (_all, name: string, ...values: (string | undefined)[]) => {
    const value = values.slice(0, 3).find(Boolean)
    return value === undefined ? `[${name}]` : `[${name}=${value}]`
  })
  return selectorsOf(plain)
    .flatMap(withoutParentheses)
    .map((selector) => selector.split(COMBINATOR).map(toCompound))
}

// Each alternative of `:is` and `:where` makes a selector of its own; what `:has` names is one more element.
function withoutParentheses(selector: string): string[] {
  const [group, name, inside = ''] = INNERMOST.exec(selector) ?? []
  if (group === undefined) return [selector]
  if (name === undefined) return withoutParentheses(selector.replace(group, ''))
  return inside.split(',').flatMap((alternative) => {
    const isOfElement = name !== 'has' && !COMBINATOR.test(alternative.trim())
    return withoutParentheses(
      isOfElement
        ? selector.replace(group, () => alternative.trim())
        : `${selector.replace(group, '')} ${alternative}`,
    )
  })
}

function toCompound(text: string): Compound {
  return {
    isTouched: TOUCHED.test(text),
    classes: [...text.matchAll(CLASS)].map(([, name]) => name!),
    attributes: [...text.matchAll(ATTRIBUTE)].map(([, name, value, state]) => [(name ?? state)!, value]),
  }
}

// Splits at the commas outside of parentheses.
function selectorsOf(list: string): string[] {
  let depth = 0
  let selectors = ['']
  for (const character of list) {
    if (character === '(') depth++
    else if (character === ')') depth--
    if (character === ',' && depth === 0) selectors = [...selectors, '']
    else selectors[selectors.length - 1] += character
  }
  return selectors
}
