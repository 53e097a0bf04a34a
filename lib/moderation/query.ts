/** Search params as Next passes them to a page. */
export type Query = Record<string, string | string[] | undefined>

/** Converts search params to URLSearchParams, with the first value of each name. */
export function readQuery(query: Query): URLSearchParams {
  const read = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    const first = Array.isArray(value) ? value[0] : value
    if (first !== undefined) read.set(name, first)
  }
  return read
}

/** The requested page number, counted from 1; 1 when it is missing or malformed. */
export function readPage(query: Pick<URLSearchParams, 'get'>): number {
  const page = query.get('pagina') ?? ''
  return /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1
}
