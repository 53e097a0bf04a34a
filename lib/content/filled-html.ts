import { filled, type PlaceholderValues } from './placeholders.ts'

const SPAN = /<span(?: data-without="([^"]+)")?>((?:(?!<span)[\s\S])*?)<\/span>/g
const OPTIONAL = ['li', 'div', 'p', 'table'].map(
  (tag) => new RegExp(`<${tag}(?: [^>]*)?>(?:(?!<${tag}[ >])[\\s\\S])*?</${tag}>`, 'g'),
)

/**
 * HTML with its placeholders filled in. The smallest `span`, `li`, `div`, `p` or `table` around a placeholder without a value is
 * left out; the text of a span with `data-without` is used only when the placeholder that it names has no value. The span tags are removed.
 */
export function filledHtml(html: string, values: PlaceholderValues): string {
  const safe = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === undefined ? undefined : escaped(value)]),
  )
  const withoutSpans = replaceSpans(html, safe)
  const complete = OPTIONAL.reduce(
    (text, element) => text.replace(element, (whole) => filled(whole, safe) ?? ''),
    withoutSpans,
  )
  return filled(complete, safe) ?? ''
}

// Replaces the innermost spans, until none is left.
function replaceSpans(html: string, values: PlaceholderValues): string {
  let text = html
  for (let before = ''; before !== text;) {
    before = text
    text = text.replace(SPAN, (_, without: string | undefined, content: string) =>
      without !== undefined && values[without] !== undefined ? '' : (filled(content, values) ?? ''),
    )
  }
  return text
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
