import { renderCard } from './render-card.ts'
import type { RenderRequest } from './picture-renderer.ts'

// Entry of the process that renders social pictures; it ends with the shop or after some idle time (docs/decisions/0026).
process.on('message', ({ id, card }: RenderRequest) => {
  renderCard(card).then(
    (png) => process.send?.({ id, png }),
    (error: unknown) => process.send?.({ id, error: String(error) }),
  )
})
process.on('disconnect', () => process.exit())
// Ctrl+C reaches the whole process group, but only the shop handles it: it disconnects after draining.
process.on('SIGINT', () => {})
