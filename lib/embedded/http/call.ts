import type { Lang } from '#lib/routes/lang.ts'
import type { StoreContext } from '../store/store.ts'
import type { RequestContext, HandlerResult } from './handler-result.ts'

/** A parsed request with its route. */
export interface Call extends RequestContext {
  store: StoreContext
  method: string
  /** The path pattern of the route, as in the route table. */
  route: string
  /** The parameters of the path, percent-encoded as the client sent them. */
  params: Record<string, string>
  query: URLSearchParams
  /** The scheme and host that the request was sent to. */
  origin: string
  /** The query string as sent, with its question mark. */
  search: string
  headers: Headers
  /** The body as sent, '' without one. */
  text: string
  /** The parsed JSON or form fields, `undefined` without a body. */
  body: unknown
  /** The Session header, '' without one. */
  token: string
  /** The visitor's IP address; '' when it is unknown. */
  ip: string
  language: Lang
}

/** Handles the requests of one route. */
export type Handler = (call: Call) => Promise<HandlerResult>
