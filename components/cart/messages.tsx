import { MessageBox } from '#components/ui/message-box.tsx'
import type { StoreMessage } from '#lib/client/errors.ts'
import styles from './messages.module.css'

/** The store's messages about the cart, as plain text. The live region is always in the page, so that screen readers announce new messages. */
export function Messages({ messages }: { messages: readonly StoreMessage[] }) {
  return (
    <div aria-live="polite" className={styles.messages}>
      {messages.map(({ kind, text }) => (
        <MessageBox key={text} kind={kind}>
          {text}
        </MessageBox>
      ))}
    </div>
  )
}
