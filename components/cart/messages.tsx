import { MessageBox } from '#components/ui/message-box.tsx'
import type { StoreMessage } from '#lib/client/errors.ts'
import styles from './messages.module.css'

/** What the store says about the cart, as plain text; the frame stays, so that screen readers hear what comes into it. */
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
