import { registerPictureTransition } from '#components/ui/picture-transition.ts'
import { recordCardPicture, showCardPicture } from './picture-transition.ts'

/** Registers the transition of a card's picture into a gallery, and records the picture at each click on a link (docs/decisions/0056). */
export function watchCardLinks(): void {
  registerPictureTransition(showCardPicture)
  // In the capture phase, before the router handles the click.
  addEventListener('click', onClick, true)
}

function onClick({ target }: Event) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
  if (link) recordCardPicture(link)
}
