import { currentRender } from '#lib/host/page-render.ts'

/** Next calls this with every error that ends a render; the server tells an outage of the store from a fault of the shop by it (P9). */
export function onRequestError(error: unknown): void {
  const render = currentRender()
  if (render) render.error = error
}
