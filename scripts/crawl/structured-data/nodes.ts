import type { Page } from '../site/page.ts'

/** An object of the structured data; anything may stand in it until a rule has looked. */
export type DataNode = Record<string, unknown>

/** Whether a value is an object with properties. */
export function isNode(value: unknown): value is DataNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value as a list: nothing is an empty one. */
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

/** Whether an object is of one of some types. */
export function isType(node: DataNode, ...types: string[]): boolean {
  return listOf(node['@type']).some((type) => types.includes(String(type)))
}

const read = new WeakMap<Page['jsonLd'], DataNode[]>()

/** The structured data of a page that can be read at all, graphs opened; the same objects each time. */
export function nodesOf({ jsonLd }: Pick<Page, 'jsonLd'>): DataNode[] {
  const nodes = read.get(jsonLd) ?? readNodes(jsonLd)
  read.set(jsonLd, nodes)
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
export function* deep(value: unknown): Generator<DataNode> {
  if (Array.isArray(value)) for (const each of value) yield* deep(each)
  if (!isNode(value)) return
  yield value
  for (const each of Object.values(value)) yield* deep(each)
}

/** The texts that stand under some property names, anywhere in an object. */
export function textsOf(node: DataNode, ...names: string[]): string[] {
  return [...deep(node)].flatMap((each) =>
    names.flatMap((name) => listOf(each[name]).filter((value) => typeof value === 'string')),
  )
}
