import { registerPictureTransition } from '#components/ui/picture-transition.ts'
import { showCardPreview } from './card-preview.ts'
import { recordCardPicture, showCardPicture } from './picture-transition.ts'

/**
 * Registers the transition of a card's picture into a gallery; at each click on a link, records the picture and shows what the card
 * knows about its product (docs/decisions/0056, 0071).
 */
export function watchCardLinks(): void {
  registerPictureTransition(showCardPicture)
  // In the capture phase, before the router handles the click.
  addEventListener('click', onClick, true)
}

function onClick({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
  if (!link) return
  recordCardPicture(link)
  // No preview for a click with another button or a modifier key, which opens a tab or a window.
  if (button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey) showCardPreview(link)
}
