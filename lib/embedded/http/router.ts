import type { Handler } from './call.ts'

/** How a route reads the request's body: JSON; JSON or a plain form; or those and a form with a file. */
export type BodyUse = 'none' | 'optional' | 'required' | 'form' | 'upload'

/** One row of an API's route table: method and path pattern → handler. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** A URLPattern pathname below the mount of its API: `/struct/menus/:menu`. */
  path: string
  handler: Handler
  body: BodyUse
}

/** The route of a request with its path parameters, or the methods that the path allows. */
type RouteMatch = { route: Route; params: Record<string, string> } | { allow: string }

/** Returns the match of a request; null when the API has no such path. The GET route handles HEAD. */
export type Router = (method: string, url: URL) => RouteMatch | null

/** Builds the router of an API from its table; every path exists below each of the mounts. */
export function createRouter(mounts: readonly string[], table: readonly Route[]): Router {
  const byPath = Map.groupBy(table, ({ path }) => path)
  // A path without parameters is one look-up in a map. A URLPattern takes 6 µs, so only paths with a parameter use one.
  const fixed = new Map<string, Route[]>()
  const patterns: { pattern: URLPattern; routes: Route[] }[] = []
  for (const [path, routes] of byPath)
    for (const mount of mounts)
      if (path.includes(':')) patterns.push({ pattern: new URLPattern({ pathname: mount + path }), routes })
      else fixed.set(mount + path, routes)

  return (method, url) => {
    const routes = fixed.get(url.pathname)
    if (routes) return choose(method, routes, {})
    for (const { pattern, routes: named } of patterns) {
      const params = pattern.exec(url.href)?.pathname.groups
      if (params) return choose(method, named, params as Record<string, string>)
    }
    return null
  }
}

function choose(method: string, routes: Route[], params: Record<string, string>): RouteMatch {
  const requested = method === 'HEAD' ? 'GET' : method
  const route = routes.find((one) => one.method === requested)
  if (route) return { route, params }
  return {
    allow: routes.flatMap((one) => (one.method === 'GET' ? ['GET', 'HEAD'] : [one.method])).join(', '),
  }
}
