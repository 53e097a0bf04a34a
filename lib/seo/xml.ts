import { XMLBuilder } from 'fast-xml-parser'

/** XML as an object: element names map to texts, child nodes or lists of them; a name with `@` is an attribute. */
export interface XmlNode {
  [name: string]: string | number | XmlNode | XmlNode[] | string[]
}

/** The XML declaration. */
export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', suppressEmptyNode: true })
// Characters that XML 1.0 cannot contain, not even escaped.
const INVALID_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** Serializes a node; texts of the store are escaped, so they cannot add markup (T8). */
export function xml(node: XmlNode): string {
  return builder.build(withoutInvalidCharacters(node)) as string
}

function withoutInvalidCharacters<T extends XmlNode[string] | XmlNode>(value: T): T {
  if (typeof value === 'string') return value.replace(INVALID_CHARACTERS, '') as T
  if (Array.isArray(value)) return value.map((each) => withoutInvalidCharacters(each)) as T
  if (typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withoutInvalidCharacters(each)]),
  ) as T
}
