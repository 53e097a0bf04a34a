import { createRoot, type Root } from 'react-dom/client'
import { langOfPath } from '#lib/routes/lang.ts'
import { loadChatDetails, type ChatDetails } from './chat-details.ts'
import { ChatDrawer } from './chat-drawer.tsx'

let root: Root | undefined
/** The values of a message that was not sent, which the next opening shows again. */
let draft: Record<string, string> = {}
let close = () => {}

/** Shows the chat panel of the link's page; a page that does not load, or has no chat, opens itself instead. */
export function openChat(link: HTMLAnchorElement): void {
  const now = Date.now()
  let details: ChatDetails | undefined
  const show = (isOpen: boolean) => {
    if (!root) {
      root = createRoot(document.body.appendChild(document.createElement('div')))
      addEventListener('popstate', () => close())
    }
    root.render(
      <ChatDrawer
        lang={langOfPath(link.pathname)}
        title={link.textContent ?? ''}
        page={link.getAttribute('href') ?? ''}
        details={details}
        now={now}
        draft={draft}
        isOpen={isOpen}
        onClose={(values) => {
          draft = values
          close()
        }}
      />,
    )
  }
  let isClosed = false
  close = () => {
    isClosed = true
    show(false)
  }
  show(true)
  loadChatDetails(link.href).then(
    (loaded) => {
      details = loaded
      if (!isClosed) show(true)
    },
    () => {
      if (!isClosed) location.assign(link.href)
    },
  )
}
