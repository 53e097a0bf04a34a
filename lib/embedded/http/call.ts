import type { Language } from '../store/language.ts'
import type { Store } from '../store/store.ts'
import type { Asker, Outcome } from './outcome.ts'

/** A request that has found its handler. */
export interface Call extends Asker {
  store: Store
  method: string
  /** The address below /v2/front, with '*' for the name at its end. */
  route: string
  query: URLSearchParams
  /** The query as written, with its question mark. */
  search: string
  headers: Headers
  /** Last part of an address that ends in a name. */
  name: string
  /** Body as written, '' when there is none. */
  text: string
  /** Body read as JSON, undefined when there is none. */
  body: unknown
  /** Value of the Session header, '' when there is none. */
  token: string
  language: Language
}

/** Answers one kind of request. */
export type Handler = (call: Call) => Promise<Outcome>
