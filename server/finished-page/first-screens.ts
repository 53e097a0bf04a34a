const SECTION = ' data-deferred'
const TAG = /<(script|style|textarea)\b[^>]*>[^]*?<\/\1>|<(\/?)([a-z][\w-]*)\b([^>]*)>/g
const ATTRIBUTE = / ([a-zA-Z][\w-]*)(?:="([^"]*)")?/g
// A page with fewer sections has no long part below its first screens.
const MIN_SECTIONS = 4

/** An element by its classes and attributes. */
export interface SeenElement {
  classes: ReadonlySet<string>
  attributes: ReadonlyMap<string, string>
}

/**
 * The elements before the first deferred section (docs/decisions/0031), without the content of closed details.
 * `undefined` for a short page, on which all elements may be seen.
 */
export function firstScreens(html: string): SeenElement[] | undefined {
  const elements = new Map<string, SeenElement>()
  let sections = 0
  // The number of details around the present place, counted from the outermost closed one.
  let depth = 0
  let isSummary = false
  for (const [, rawText, slash, name, list = ''] of html.matchAll(TAG)) {
    if (rawText) continue
    if (list.includes(SECTION)) sections++
    if (sections > 0) continue
    const isShown = depth === 0 || isSummary
    const attributes = new Map([...list.matchAll(ATTRIBUTE)].map(([, each, value = '']) => [each!, value]))
    if (name === 'details' && (depth > 0 || (!slash && !attributes.has('open')))) depth += slash ? -1 : 1
    else if (name === 'summary' && depth === 1) isSummary = !slash
    if (slash || !(isShown || isSummary)) continue
    const classes = new Set(attributes.get('class')?.split(' '))
    elements.set(list, { classes, attributes })
  }
  return sections < MIN_SECTIONS ? undefined : [...elements.values()]
}
