import type { Language } from '../store/language.ts'
import type { Store } from '../store/store.ts'
import type { Asker, Outcome } from './outcome.ts'

/** A request that has found its handler. */
export interface Call extends Asker {
  store: Store
  method: string
  /** The address below the root of its API, with '*' for a name. */
  route: string
  query: URLSearchParams
  /** Where the request was sent to: scheme and host. */
  origin: string
  /** The query as written, with its question mark. */
  search: string
  headers: Headers
  /** The names in an address, as written, with slashes between them. */
  name: string
  /** Body as written, '' when there is none. */
  text: string
  /** Body read as JSON or as the fields of a form, undefined when there is none. */
  body: unknown
  /** Value of the Session header, '' when there is none. */
  token: string
  language: Language
}

/** Answers one kind of request. */
export type Handler = (call: Call) => Promise<Outcome>
