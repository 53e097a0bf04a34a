import { attributeHtml, escapeHtml } from './element-attributes.ts'
import { isElement, rowReference, type FlightElement, type FlightRow, type Model } from './flight-rows.ts'

const FILES = /<(?:link rel="stylesheet" href|script src)="([^"]+)" (?:data-precedence|async)=/g
const NEXT_NOT_FOUND = 'next-error-h1'

/** Finds the parts of a payload that can be removed: the page's HTML has them too, or no visitor sees them (docs/decisions/0053). */
export class PayloadRepeats {
  #html: string
  #files: ReadonlySet<string>
  #rows: ReadonlyMap<string, FlightRow>

  constructor(html: string, rows: ReadonlyMap<string, FlightRow>) {
    this.#html = html
    this.#files = new Set([...html.matchAll(FILES)].map(([, address]) => address!))
    this.#rows = rows
  }

  /** Whether a row is a preload hint: React writes the same hint into the head of the HTML. */
  isHint({ id, source }: FlightRow): boolean {
    return id === '' && source.startsWith('H')
  }

  /**
   * Whether a list contains only style sheets and scripts that the page's HTML loads. React finds them in the document when another
   * page needs them, and never removes them. Any other list keeps its length, because React derives ids from positions in lists.
   */
  isFileList(list: Model[]): boolean {
    return list.length > 0 && list.every((each) => this.#isFile(each))
  }

  /** Whether a value is Next's own not-found page. It appears only without a root layout: the shop's layouts have their own. */
  isNextNotFound(value: Model | undefined): boolean {
    return Array.isArray(value) && JSON.stringify(value).includes(NEXT_NOT_FOUND)
  }

  /** How many elements at the start of a list are the page's title and what follows it in the head, such as Open Graph: none, or all up to another kind. */
  headElements(list: Model[]): number {
    if (!isElement(list[0] ?? null) || (list[0] as Model[])[1] !== 'title') return 0
    const texts: string[] = []
    for (const [index, value] of list.entries()) {
      const text = isElement(value) && value[2] === String(index) ? headHtml(value) : undefined
      if (text === undefined) break
      texts.push(text)
    }
    const at = this.#html.indexOf(texts.join(''))
    // The browser begins with the first title.
    return at >= 0 && at === this.#html.indexOf('<title') ? texts.length : 0
  }

  #isFile(value: Model): boolean {
    if (isElement(value)) {
      const [, type, , props] = value
      const address =
        type === 'link' && props['precedence'] ? props['href'] : type === 'script' && props['src']
      return typeof address === 'string' && this.#files.has(address)
    }
    const row = typeof value === 'string' ? this.#rows.get(rowReference(value)?.id ?? '') : undefined
    return row?.kind === 'model' && this.#isFile(row.value)
  }
}

// The HTML that React writes for an element of the head; `undefined` for any other.
function headHtml([, type, , { children = null, ...props }]: FlightElement): string | undefined {
  if (type === 'title')
    return typeof children === 'string' ? `<title>${escapeHtml(plain(children))}</title>` : undefined
  if ((type !== 'meta' && type !== 'link') || children !== null) return undefined
  const given = Object.entries(props).filter(([, value]) => value !== '$undefined')
  if (given.some(([, value]) => typeof value !== 'string' || /^\$(?!\$)/.test(value))) return undefined
  return `<${type}${given.map(([name, value]) => attributeHtml(name, plain(value as string))).join('')}/>`
}

// In a payload a text that begins with "$" begins with two.
const plain = (text: string) => text.replace(/^\$\$/, '$')
