import { renderCard } from './render-card.ts'
import type { RenderRequest } from './picture-renderer.ts'

// The process that paints pictures for shared links; it ends with the shop or when it has been idle (docs/decisions/0026).
process.on('message', ({ id, card }: RenderRequest) => {
  renderCard(card).then(
    (png) => process.send?.({ id, png }),
    (error: unknown) => process.send?.({ id, error: String(error) }),
  )
})
process.on('disconnect', () => process.exit())
// A signal to the whole group is the shop's to answer: it hangs up when it has drained.
process.on('SIGINT', () => {})
