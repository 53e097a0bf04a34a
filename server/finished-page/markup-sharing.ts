import { PLACEHOLDERS } from '../../lib/state/shared-payload.ts'
import { arePropsAttributes } from './element-attributes.ts'
import { ElementWriter } from './element-html.ts'
import {
  isElement,
  rowReference,
  writeRows,
  type FlightElement,
  type FlightRow,
  type Model,
} from './flight-rows.ts'
import { partsWithReferences } from './inner-references.ts'
import { PayloadRepeats } from './payload-repeats.ts'

// A shorter text costs about as much as its replacement.
const MIN_LENGTH = 48
const MARK = ' data-h'
// React writes it between neighbouring texts and needs it only where it hydrates the texts.
const TEXT_SEPARATOR = '<!-- -->'
// React takes no HTML as their content.
const CONTROLS = new Set(['option', 'select', 'textarea'])
// Elements whose content is text, not elements, to a browser with scripts.
const RAW_TEXT = /(<(noscript|script|style|template)\b[^>]*>)(.*?)(?=<\/\2>)/gs

const NUMBERED = new RegExp(`"(${PLACEHOLDERS.content}|${PLACEHOLDERS.props})(\\d+)"`, 'g')

/** Removes from a page's payload the HTML that its markup already contains, and marks these elements in the markup. */
export class MarkupSharing {
  #html: string
  /** The markup without the content of elements that hold text, which stays as spaces. */
  #elements: string
  #rows: FlightRow[]
  #byId: Map<string, FlightRow>
  #writer: ElementWriter
  #repeats: PayloadRepeats
  #reached = new Set<string>()
  // Values that another part of the payload refers to by a path; they keep their content.
  #pinned: ReadonlySet<Model>
  // By where a marked element starts: where it ends, and the functions that write its number into the payload.
  #marks = new Map<number, { end: number; fills: ((number: number) => void)[] }>()

  constructor(html: string, rows: FlightRow[]) {
    this.#html = html
    this.#elements = html.replace(
      RAW_TEXT,
      (_all, tag: string, _name, text: string) => tag + ' '.repeat(text.length),
    )
    this.#rows = rows
    this.#byId = new Map(rows.map((row) => [row.id, row]))
    this.#writer = new ElementWriter(this.#byId)
    this.#repeats = new PayloadRepeats(html, this.#byId)
    this.#pinned = partsWithReferences(rows, this.#byId)
    this.#reach('0')
  }

  /** The payload without the repeated content and without the rows that only this content used. */
  payload(): string {
    const numbers = [...this.#marks.keys()].sort((a, b) => a - b)
    for (const [number, at] of numbers.entries()) for (const fill of this.#marks.get(at)!.fills) fill(number)
    const isNeeded = (row: FlightRow) =>
      row.kind === 'other' ? !this.#repeats.isHint(row) : this.#reached.has(row.id)
    let next = 0
    return writeRows(this.#rows.filter(isNeeded)).replace(
      NUMBERED,
      (placeholder, kind: string, text: string) => {
        const isNext = Number(text) === next
        next = Number(text) + 1
        return isNext ? `"${kind}"` : placeholder
      },
    )
  }

  /** The markup with its marks, without the separators of texts in marked elements. */
  markup(): string {
    let marked = ''
    let from = 0
    let sharedUntil = 0
    const copyUntil = (end: number) => {
      const sharedEnd = Math.min(Math.max(from, sharedUntil), end)
      marked += this.#html.slice(from, sharedEnd).replaceAll(TEXT_SEPARATOR, '')
      marked += this.#html.slice(sharedEnd, end)
      from = end
    }
    for (const at of [...this.#marks.keys()].sort((a, b) => a - b)) {
      // React escapes ">" in attributes, so the first one ends the tag. The mark comes last, because code that parses the HTML may expect
      // the other attributes first.
      copyUntil(this.#html.indexOf('>', at))
      marked += MARK
      sharedUntil = Math.max(sharedUntil, this.#marks.get(at)!.end)
    }
    copyUntil(this.#html.length)
    return marked
  }

  #reach(id: string): void {
    const row = this.#byId.get(id)
    if (!row || this.#reached.has(id)) return
    this.#reached.add(id)
    this.#walk(row.value)
  }

  #walk(value: Model): void {
    if (typeof value === 'string') {
      const reference = rowReference(value)
      if (reference) this.#reach(reference.id)
    } else if (isElement(value)) {
      if (!this.#share(value)) for (const part of value) this.#walk(part)
    } else if (Array.isArray(value)) {
      if (!this.#pinned.has(value) && this.#repeats.isFileList(value)) value.length = 0
      const heads = this.#pinned.has(value) ? 0 : this.#repeats.headElements(value)
      if (heads > 0) value.splice(0, heads, PLACEHOLDERS.head + heads)
      for (const part of value) this.#walk(part)
    } else if (value && typeof value === 'object') {
      for (const [name, part] of Object.entries(value)) {
        // To React a property that is undefined is the same as none.
        if (part === '$undefined') delete value[name]
        else if (name === 'notFound' && !this.#pinned.has(part) && this.#repeats.isNextNotFound(part))
          value[name] = []
        else this.#walk(part)
      }
    }
  }

  // Where the page has this HTML as an element, not as text within another one; -1 for nowhere.
  #placeOf(html: string): number {
    const start = html.slice(0, html.indexOf('>') + 1)
    let at = this.#html.indexOf(html)
    while (at >= 0 && !this.#elements.startsWith(start, at)) at = this.#html.indexOf(html, at + 1)
    return at
  }

  // Replaces the content of an element whose exact HTML is in the page; returns false for any other.
  #share(element: FlightElement): boolean {
    const [, type, , props] = element
    if (type === 'style' && 'precedence' in props) {
      props['children'] = ''
      return true
    }
    if (type.startsWith('$') || CONTROLS.has(type) || this.#pinned.has(element)) return false
    const html = this.#writer.htmlOf(element)
    if (html === undefined || html.length < MIN_LENGTH) return false
    const at = this.#placeOf(html)
    if (at < 0 || html.endsWith('/>')) return false
    const raw = { __html: '' as Model }
    const isFromAttributes = arePropsAttributes(props)
    const fill = isFromAttributes
      ? (number: number) => void ((element as Model[])[3] = PLACEHOLDERS.props + number)
      : (number: number) => void (raw.__html = PLACEHOLDERS.content + number)
    const fills = this.#marks.get(at)?.fills ?? []
    this.#marks.set(at, { end: at + html.length, fills: [...fills, fill] })
    delete props['children']
    props['dangerouslySetInnerHTML'] = raw
    // Props that stay in the payload may refer to rows: React sends a text of 1024 characters or more as a row of its own.
    if (!isFromAttributes) this.#walk(props)
    return true
  }
}
