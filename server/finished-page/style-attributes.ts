const RAW_TEXT = '<(script|style|textarea|title)\\b[^>]*>[^]*?</\\1>'
const TAG_WITH_STYLE = new RegExp(`${RAW_TEXT}|(<[a-z][^<>]*?) style="([^"]*)"`, 'gi')
// No quotes, braces, escapes or at-rules, so a value of the store cannot end its rule.
const PLAIN = /^[\w\s#%.,:;+*!()/-]*$/

/**
 * A page whose style attributes are rules of one style element, because a Content-Security-Policy allows a style element by its hash and attributes
 * only all together (L19). The rules win over every class, as the attributes do. React does not compare attributes when it
 * hydrates a page, and sets later values by script, which a policy allows.
 */
export function withStyleRules(html: string): string {
  const numbers = new Map<string, number>()
  const page = html.replace(
    TAG_WITH_STYLE,
    (whole, _raw, start: string | undefined, encoded: string | undefined) => {
      if (start === undefined || encoded === undefined) return whole
      const declarations = decoded(encoded)
      if (!staysInRule(declarations)) return start
      const number = numbers.get(declarations) ?? numbers.size + 1
      numbers.set(declarations, number)
      return `${start} data-style="${number}"`
    },
  )
  if (numbers.size === 0) return page
  const rules = [...numbers].map(
    ([declarations, number]) => `[data-style="${number}"]:not(#_){${declarations}}`,
  )
  return page.replace('</head>', () => `<style>${rules.join('')}</style></head>`)
}

function staysInRule(declarations: string): boolean {
  let depth = 0
  for (const char of declarations) {
    if (char === '(') depth++
    else if (char === ')' && --depth < 0) return false
  }
  return depth === 0 && PLAIN.test(declarations) && !declarations.includes('/*')
}

function decoded(attribute: string): string {
  return attribute
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
