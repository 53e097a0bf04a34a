import { currentRender } from '#lib/host/page-render.ts'

/** Next calls this with each error that ends a render. The server uses the error to tell a store outage from a fault of the shop (P9). */
export function onRequestError(error: unknown): void {
  const render = currentRender()
  if (render) render.error = error
}
