/**
 * A path as the store writes them: one segment of small letters, digits and hyphens, perhaps with .html, or such a name below
 * one of these folders. Anything else is no address of the store.
 */
export const STORE_PATH = /^\/(?:(?:categoria|marca|pagina)\/)?[a-z0-9][a-z0-9-]{0,150}(?:\.html)?$/
