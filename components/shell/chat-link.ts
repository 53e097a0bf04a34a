import { afterPaint } from '#components/ui/after-paint.ts'
import { nearest } from './nearest.ts'

/** The footer's link to customer service, in a shop whose brand has a chat. */
const LINK = 'a[data-chat]'

/** Opens the chat panel at a press on its link, whose code loads then; without it the link leads to the page (T21). */
export function watchChatLink(closeAll: () => void): void {
  const onClick = (event: MouseEvent) => {
    const link = nearest<HTMLAnchorElement>(event, LINK)
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    // On the page itself the chat is in view.
    if (link.pathname === location.pathname) return
    event.preventDefault()
    closeAll()
    afterPaint(() => import('./chat-host.tsx')).then(
      ({ openChat }) => openChat(link),
      () => location.assign(link.href),
    )
  }
  // Captured, so that the link of React does not follow the address.
  document.addEventListener('click', onClick, { capture: true })
}
