import type { Thing } from 'schema-dts'

/**
 * A page's structured data as the text of its script element. It contains texts that shoppers write, so every `<` is escaped and
 * cannot end the element. U+2028 and U+2029, which older parsers reject, are escaped too (T7, L24, R40).
 */
export function jsonLdText(graph: readonly Thing[]): string {
  return scriptText({ '@context': 'https://schema.org', '@graph': graph })
}

/** A value as JSON for a script element, escaped so that it cannot end the element (T7). */
export function scriptText(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
