import { attributeHtml, escapeHtml, inOrder, UnknownHtml } from './element-attributes.ts'
import { isElement, rowReference, type FlightElement, type FlightRow, type Model } from './flight-rows.ts'

const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'source', 'track', 'wbr'])
// Elements that React writes by rules that are not implemented here, or moves into the head.
const SPECIAL = new Set([
  'base',
  'body',
  'head',
  'html',
  'link',
  'meta',
  'optgroup',
  'script',
  'style',
  'template',
  'title',
])
const NOT_ATTRIBUTES = new Set(['children', 'dangerouslySetInnerHTML', 'suppressHydrationWarning'])

/** Writes elements of a payload as the HTML that React's server renderer writes for them. */
export class ElementWriter {
  #rows: ReadonlyMap<string, FlightRow>
  #memo = new Map<FlightElement, string | undefined>()

  constructor(rows: ReadonlyMap<string, FlightRow>) {
    this.#rows = rows
  }

  /** The HTML of an element; `undefined` when it depends on a client component or React writes it in a way that is not implemented here. */
  htmlOf(element: FlightElement): string | undefined {
    if (this.#memo.has(element)) return this.#memo.get(element)
    let html: string | undefined
    try {
      html = this.#element(element)
    } catch (error) {
      if (!(error instanceof UnknownHtml)) throw error
    }
    this.#memo.set(element, html)
    return html
  }

  #element(element: FlightElement): string {
    const [, tag, , props] = element
    // A data block, such as JSON-LD. An executable script stays as it is, because the policy contains its hash.
    if (tag === 'script' && props['type'] !== undefined && props['src'] === undefined)
      return `<script${this.#attributes(props)}>${this.#inner(props)}</script>`
    // A type that begins with $ is a client component.
    if (tag.startsWith('$') || SPECIAL.has(tag)) throw new UnknownHtml()
    if (tag === 'select') return this.#select(props)
    if (tag === 'textarea') return this.#textarea(props)
    const attributes = this.#attributes(inOrder(tag, props))
    if (VOID.has(tag)) return `<${tag}${attributes}/>`
    return `<${tag}${attributes}>${this.#inner(props)}</${tag}>`
  }

  // An uncontrolled select: React marks the option whose value is `defaultValue`.
  #select({ defaultValue = null, ...props }: FlightElement[3]): string {
    if (typeof defaultValue !== 'string' || 'value' in props) throw new UnknownHtml()
    const options = this.#inner(props)
    const value = ` value="${escapeHtml(defaultValue)}"`
    if (options.split(value).length !== 2 || options.includes('<optgroup')) throw new UnknownHtml()
    return `<select${this.#attributes(props)}>${options.replace(/<option[^>]*/g, (tag) => (tag.includes(value) ? `${tag} selected=""` : tag))}</select>`
  }

  #textarea({ defaultValue = null, ...props }: FlightElement[3]): string {
    if ((defaultValue !== null && defaultValue !== '') || 'value' in props || 'children' in props)
      throw new UnknownHtml()
    return `<textarea${this.#attributes(props)}></textarea>`
  }

  #inner({ dangerouslySetInnerHTML: raw, children }: FlightElement[3]): string {
    if (raw && typeof raw === 'object' && !Array.isArray(raw))
      return String(this.#resolve(raw['__html'] ?? ''))
    const parts: string[] = []
    this.#push(children ?? null, parts)
    return parts.join('')
  }

  // React separates neighbouring texts by an empty comment.
  #push(child: Model, parts: string[]): void {
    const value = typeof child === 'string' ? this.#resolve(child) : child
    if (value === null || typeof value === 'boolean' || value === '') return
    if (typeof value === 'string' || typeof value === 'number') {
      if (parts.length > 0 && !parts.at(-1)!.endsWith('>')) parts.push('<!-- -->')
      parts.push(escapeHtml(String(value)))
    } else if (isElement(value)) {
      const known = this.htmlOf(value)
      if (known === undefined) throw new UnknownHtml()
      parts.push(known)
    } else if (Array.isArray(value)) {
      for (const each of value) this.#push(each, parts)
    } else {
      throw new UnknownHtml()
    }
  }

  /** The value that a string stands for: a text, or the value of a row. */
  #resolve(value: Model): Model {
    if (typeof value !== 'string' || !value.startsWith('$')) return value
    if (value.startsWith('$$')) return value.slice(1)
    if (value === '$undefined') return null
    const reference = rowReference(value)
    const row = reference && this.#rows.get(reference.id)
    if (!row || reference.path.length > 0 || (row.kind !== 'model' && row.kind !== 'text'))
      throw new UnknownHtml()
    if (row.kind === 'text') return row.value
    return this.#resolve(row.value)
  }

  #attributes(props: FlightElement[3]): string {
    return Object.entries(props)
      .filter(([name]) => !NOT_ATTRIBUTES.has(name))
      .map(([name, value]) => attributeHtml(name, typeof value === 'string' ? this.#resolve(value) : value))
      .join('')
  }
}
