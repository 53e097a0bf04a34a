import type { Page } from '../site/page.ts'

/** An object of the structured data; the types of its values are unknown. */
export type DataNode = Record<string, unknown>

/** Whether a value is an object with properties. */
export function isNode(value: unknown): value is DataNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value as a list; null and undefined become an empty list. */
export function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

/** The objects of a property. */
export function nodesIn(node: DataNode, property: string): DataNode[] {
  return listOf(node[property]).filter(isNode)
}

/** The text of a property; '' when it has none or something else. */
export function textIn(node: DataNode, property: string): string {
  const value = node[property]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Whether an object has one of the given types. */
export function isType(node: DataNode, ...types: string[]): boolean {
  return listOf(node['@type']).some((type) => types.includes(String(type)))
}

const nodesByPage = new WeakMap<Page['jsonLd'], DataNode[]>()

/** The parsed JSON-LD objects of a page, with @graph flattened; cached by page. */
export function nodesOf({ jsonLd }: Pick<Page, 'jsonLd'>): DataNode[] {
  const nodes = nodesByPage.get(jsonLd) ?? readNodes(jsonLd)
  nodesByPage.set(jsonLd, nodes)
  return nodes
}

function readNodes(jsonLd: Page['jsonLd']): DataNode[] {
  return jsonLd.flatMap(({ text }) => {
    try {
      const data: unknown = JSON.parse(text)
      return listOf(data)
        .filter(isNode)
        .flatMap((node) => ('@graph' in node ? nodesIn(node, '@graph') : [node]))
    } catch {
      return []
    }
  })
}

/** An object and every object inside it. */
export function* nodesWithin(value: unknown): Generator<DataNode> {
  if (Array.isArray(value)) for (const each of value) yield* nodesWithin(each)
  if (!isNode(value)) return
  yield value
  for (const each of Object.values(value)) yield* nodesWithin(each)
}

/** The texts of the named properties anywhere in an object. */
export function textsOf(node: DataNode, ...names: string[]): string[] {
  return [...nodesWithin(node)].flatMap((each) =>
    names.flatMap((name) => listOf(each[name]).filter((value) => typeof value === 'string')),
  )
}
