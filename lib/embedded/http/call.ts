import type { Lang } from '#lib/routes/lang.ts'
import type { StoreContext } from '../store/store.ts'
import type { RequestContext, HandlerResult } from './handler-result.ts'

/** A request that has found its handler. */
export interface Call extends RequestContext {
  store: StoreContext
  method: string
  /** The path of the route as its table writes it. */
  route: string
  /** The parts of the address that the route names, as the client encoded them. */
  params: Record<string, string>
  query: URLSearchParams
  /** Where the request was sent to: scheme and host. */
  origin: string
  /** The query as written, with its question mark. */
  search: string
  headers: Headers
  /** Body as written, '' when there is none. */
  text: string
  /** Body read as JSON or as the fields of a form, undefined when there is none. */
  body: unknown
  /** Value of the Session header, '' when there is none. */
  token: string
  language: Lang
}

/** Answers one kind of request. */
export type Handler = (call: Call) => Promise<HandlerResult>
