import { XMLBuilder } from 'fast-xml-parser'

/** A piece of XML: names to texts, further pieces or lists of them; a name with `@` is an attribute. */
export interface XmlNode {
  [name: string]: string | number | XmlNode | XmlNode[] | string[]
}

/** What every file of ours begins with. */
export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', suppressEmptyNode: true })
// XML 1.0 has no way to write these, not even escaped.
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** A piece as text; whatever stands in a store's texts ends up as text (T8). */
export function xml(node: XmlNode): string {
  return builder.build(writable(node)) as string
}

function writable<T extends XmlNode[string] | XmlNode>(value: T): T {
  if (typeof value === 'string') return value.replace(UNWRITABLE, '') as T
  if (Array.isArray(value)) return value.map((each) => writable(each)) as T
  if (typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, writable(each)])) as T
}
