// "R8–R11", "R60 to R62" and "R41-R51" cite every code between their ends.
const CODES = /\b([PTRL])([1-9]\d{0,2})(?:(?:–|-| to )\1([1-9]\d{0,2}))?\b/g
const LIST = (entry) => `${entry}(?:(?:, (?:and )?| and | to )${entry})*(?![\\d.]*\\d)`
const CONTRACT = new RegExp(`\\bcontract (${LIST('[1-9]\\d*(?:\\.\\d+)?')})`, 'gi')
const PLATFORM = new RegExp(`\\bplatform (${LIST('[1-9]\\d*(?:\\.\\d+)?')})`, 'gi')
const CONTRACT_TITLE = /\btest\(\s*['"`]([34]\.\d+)\b/g
const SECTION = new RegExp(`\\b(?:spec|specification) sections? (${LIST('[1-9]\\d*')})`, 'gi')
const DECISION = /\bdecisions?[ /](\d{4})\b/g
// SVG path data contains commands such as "L12 4".
const SVG_PATH_DATA = /\bd=(?:"[^"]*"|\{[^}]*\})/g

/** Every requirement code that a text cites, each once. */
export function codesIn(text) {
  const codes = new Set()
  for (const [, list, from, to = from] of text.replace(SVG_PATH_DATA, '').matchAll(CODES))
    for (let number = Number(from); number <= Number(to); number++) codes.add(list + number)
  return [...codes]
}

/** Every number that a text cites as "contract N.N", or that a contract test has in front of its title. */
export function contractNumbersIn(text) {
  return numbers(text, CONTRACT).concat([...text.matchAll(CONTRACT_TITLE)].map(([, number]) => number))
}

/** Every number that a text cites as "platform N.N". */
export function platformNumbersIn(text) {
  return numbers(text, PLATFORM)
}

/** Every section of the specification that a text cites. */
export function sectionsIn(text) {
  return numbers(text, SECTION)
}

/** Every decision that a text cites, by its four digits. */
export function decisionsIn(text) {
  return [...text.matchAll(DECISION)].map(([, number]) => number)
}

function numbers(text, pattern) {
  return [...text.matchAll(pattern)].flatMap(([, list]) => list.match(/\d+(?:\.\d+)?/g) ?? [])
}
