import type { OutgoingHttpHeader, OutgoingHttpHeaders } from 'node:http'
import type { Content } from './stored-page.ts'

/** Names and values of header fields in turn: the form that `writeHead` converts least. */
export type HeaderFields = OutgoingHttpHeader[]

interface KeptFields {
  /** Next's headers that they were made of. */
  headers: OutgoingHttpHeaders
  fields: readonly OutgoingHttpHeader[]
}

/**
 * The header fields of contents that are sent from memory, kept as long as their contents: making them takes longer than sending a page
 * (docs/decisions/0047).
 */
export class CopyHeads {
  #kept = new WeakMap<Content, Map<string, KeptFields>>()

  /** The fields of a content in one variant, such as its encoding; `make` is called again when Next's headers are others. */
  fieldsOf(
    content: Content,
    variant: string,
    headers: OutgoingHttpHeaders,
    make: () => OutgoingHttpHeaders,
  ): readonly OutgoingHttpHeader[] {
    let variants = this.#kept.get(content)
    if (!variants) this.#kept.set(content, (variants = new Map()))
    const kept = variants.get(variant)
    if (kept?.headers === headers) return kept.fields
    const fields = toFields(make())
    variants.set(variant, { headers, fields })
    return fields
  }
}

/** Header fields in the form that `writeHead` converts least. */
export function toFields(headers: OutgoingHttpHeaders): HeaderFields {
  const fields: HeaderFields = []
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) fields.push(name, value)
  return fields
}
