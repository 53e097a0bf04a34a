/** The query of an address as pages get it. */
export type Query = Record<string, string | string[] | undefined>

/** The same to ask single values of; of several of one name the first counts. */
export function readQuery(query: Query): URLSearchParams {
  const read = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    const first = Array.isArray(value) ? value[0] : value
    if (first !== undefined) read.set(name, first)
  }
  return read
}

/** The number of the page that an address asks for, from 1. */
export function readPage(query: Pick<URLSearchParams, 'get'>): number {
  const page = query.get('pagina') ?? ''
  return /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1
}
