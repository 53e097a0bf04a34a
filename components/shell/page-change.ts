import { registerArrival } from '#components/ui/page-change.ts'
import { noteDeparture, showArrival } from './picture-departure.ts'

/** From now on the picture of a card that is followed moves into the gallery of its page (docs/decisions/0056). */
export function startPageChanges(): void {
  registerArrival(showArrival)
  // Before the router handles the click.
  addEventListener('click', noteLink, true)
}

function noteLink({ target }: Event) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
  if (link) noteDeparture(link)
}
