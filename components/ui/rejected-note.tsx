import { MessageBox } from './message-box.tsx'
import styles from './rejected-note.module.css'

type RejectedNoteProps = {
  text: string
  /** Links to the invalid fields, or to other contact details. */
  links?: readonly { href: string; label: string }[]
}

/** The message above a rejected form: the reason, with links. */
export function RejectedNote({ text, links = [] }: RejectedNoteProps) {
  return (
    <MessageBox kind="erro" className={styles.note}>
      <p>{text}</p>
      {links.length > 0 && (
        <ul>
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      )}
    </MessageBox>
  )
}
