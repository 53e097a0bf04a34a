import type { Thing } from 'schema-dts'

/**
 * A page's structured data as the text of its script element. Shoppers wrote some of it: every `<` is escaped, so that
 * nothing in it can end the element, and so are the two line ends that older parsers stumble over (T7, L24, R40).
 */
export function jsonLdText(graph: readonly Thing[]): string {
  return scriptText({ '@context': 'https://schema.org', '@graph': graph })
}

/** A value as the text of a script element that holds data: nothing in it can end the element (T7). */
export function scriptText(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
