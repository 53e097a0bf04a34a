import { isElement, rowReference, type FlightRow, type Model } from './flight-rows.ts'

const FILES = /<(?:link rel="stylesheet" href|script src)="([^"]+)" (?:data-precedence|async)=/g
const NEXT_NOT_FOUND = 'next-error-h1'

/** Finds the parts of a payload that can be removed: the page's HTML has them too, or no visitor sees them (docs/decisions/0053). */
export class PayloadRepeats {
  #files: ReadonlySet<string>
  #rows: ReadonlyMap<string, FlightRow>

  constructor(html: string, rows: ReadonlyMap<string, FlightRow>) {
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
