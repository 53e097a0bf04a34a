/** A JSON value of the payload (React calls its format "flight"). An array that starts with "$" is an element; a string that starts with "$" is a reference. */
export type Model = string | number | boolean | null | Model[] | { [name: string]: Model }

/** An element of the payload: "$", type, key, props. */
export type FlightElement = ['$', string, Model, { [name: string]: Model }, ...Model[]]

/** A row of the payload that React reads in the browser: JSON, a long text, or a row that stays as it is. */
export interface FlightRow {
  id: string
  kind: 'model' | 'text' | 'import' | 'other'
  /** The row without its id, as Next wrote it. */
  source: string
  /** The parsed value of a model or an import, the text of a text row. */
  value: Model
}

const COLON = 0x3a
const COMMA = 0x2c
const NEWLINE = 0x0a
const TEXT = 0x54

/** Splits a payload into its rows. Throws SyntaxError for a row in another form. */
export function readRows(flight: string): FlightRow[] {
  const bytes = Buffer.from(flight)
  const rows: FlightRow[] = []
  for (let at = 0; at < bytes.length;) {
    const start = bytes.indexOf(COLON, at) + 1
    if (start === 0) throw new SyntaxError('A row of the payload has no id.')
    const id = bytes.toString('utf8', at, start - 1)
    if (bytes[start] === TEXT) {
      const comma = bytes.indexOf(COMMA, start)
      at = comma + 1 + parseInt(bytes.toString('utf8', start + 1, comma), 16)
      rows.push({
        id,
        kind: 'text',
        source: bytes.toString('utf8', start, at),
        value: bytes.toString('utf8', comma + 1, at),
      })
    } else {
      const end = bytes.indexOf(NEWLINE, start)
      const source = bytes.toString('utf8', start, end < 0 ? bytes.length : end)
      at = end < 0 ? bytes.length : end + 1
      rows.push({ id, source, ...parsed(id, source) })
    }
  }
  return rows
}

function parsed(id: string, source: string): Pick<FlightRow, 'kind' | 'value'> {
  if (/^[[{"\d-]|^(?:null|true|false)$/.test(source))
    return { kind: 'model', value: JSON.parse(source) as Model }
  if (id !== '' && source.startsWith('I['))
    return { kind: 'import', value: JSON.parse(source.slice(1)) as Model }
  return { kind: 'other', value: null }
}

/**
 * Writes rows as a payload that can stand in an HTML script element; a model is written from its value, which may have changed. A
 * text row with characters that could end the script, or that HTML changes, becomes a JSON string, which React reads as the same text.
 */
export function writeRows(rows: readonly FlightRow[]): string {
  return rows
    .map(({ id, kind, source, value }) => {
      if (kind === 'text' && !/[<\r\0]/.test(source)) return `${id}:${source}`
      const json =
        kind === 'text'
          ? JSON.stringify(String(value).replace(/^\$/, '$$$$'))
          : kind === 'model'
            ? JSON.stringify(value)
            : source
      return `${id}:${json.replaceAll('<', '\\u003c')}\n`
    })
    .join('')
}

const REFERENCE = /^\$[A-Zh@]?([0-9a-f]+)((?::[^:]+)*)$/

/** The row that a string refers to, and the path inside its value; `undefined` for any other string. */
export function rowReference(text: string): { id: string; path: string[] } | undefined {
  const [, id, path] = REFERENCE.exec(text) ?? []
  return id === undefined ? undefined : { id, path: path ? path.slice(1).split(':') : [] }
}

/** Whether a value of the payload is an element. */
export function isElement(value: Model | undefined): value is FlightElement {
  return Array.isArray(value) && value[0] === '$' && value.length >= 4 && typeof value[1] === 'string'
}
