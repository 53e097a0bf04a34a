const SECTION = ' data-deferred'
const TAG = /<(script|style|textarea)\b[^>]*>[^]*?<\/\1>|<(\/?)([a-z][\w-]*)\b([^>]*)>/g
const CLASS = / class="([^"]*)"/
const ATTRIBUTE = / ([a-z][\w-]*)/g
const QUOTED = /"[^"]*"/g
// A page with fewer sections has no long part below its first screens.
const MIN_SECTIONS = 4

/** What a visitor sees first of a page: the classes of its elements, and the names of their attributes. */
export interface FirstScreens {
  classes: ReadonlySet<string>
  attributes: ReadonlySet<string>
}

/**
 * The elements before the first deferred section (docs/decisions/0031), without the content of closed details.
 * `undefined` for a short page, on which all elements may be seen.
 */
export function firstScreens(html: string): FirstScreens | undefined {
  const classes = new Set<string>()
  const attributes = new Set<string>()
  let sections = 0
  // The number of details around the present place, counted from the outermost closed one.
  let depth = 0
  let isSummary = false
  for (const [, rawText, slash, name, list = ''] of html.matchAll(TAG)) {
    if (rawText) continue
    if (list.includes(SECTION)) sections++
    if (sections > 0) continue
    const isShown = depth === 0 || isSummary
    const names = list.replace(QUOTED, '')
    if (name === 'details' && (depth > 0 || (!slash && !/ open\b/.test(names)))) depth += slash ? -1 : 1
    else if (name === 'summary' && depth === 1) isSummary = !slash
    if (slash || !(isShown || isSummary)) continue
    for (const each of CLASS.exec(list)?.[1]?.split(' ') ?? []) classes.add(each)
    for (const [, each] of names.matchAll(ATTRIBUTE)) attributes.add(each!)
  }
  return sections < MIN_SECTIONS ? undefined : { classes, attributes }
}
