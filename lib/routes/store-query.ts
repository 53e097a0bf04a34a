/*
 * Filters and orders of a store's listing are links with a query of the store's own. The shop forwards such a query unchanged,
 * but only parameters with known names, so that invented ones create no cached pages (platform 3.4, docs/decisions/0013).
 */

// PHP writes a list of values as name[]=a&name[]=b.
const NAME =
  /^(?:atributos?|filtros?|marcas?|precos?|descontoPrecoPor|selos?|order|predefination(?:Type)?)(?:\[[\w-]{0,40}\])*$/
const MAX_PARAMS = 20
const MAX_LENGTH = 400
const CONTROL = /[\u0000-\u001f\u007f]/

/** Whether a query parameter is one of a store's filters or orders. */
export function isStoreParam(name: string): boolean {
  return NAME.test(name)
}

/**
 * The store's own filters and order in a query, sorted by name so that equal filters give equal text; '' for none, `undefined`
 * when they are longer than those in any link of a store.
 */
export function readStoreQuery(query: URLSearchParams): string | undefined {
  const own = [...query].filter(([name, value]) => isStoreParam(name) && value !== '')
  if (own.length > MAX_PARAMS || own.some(([, value]) => CONTROL.test(value))) return undefined
  const params = new URLSearchParams(own)
  params.sort()
  const text = params.toString()
  return text.length > MAX_LENGTH ? undefined : text
}
