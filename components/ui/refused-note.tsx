import { MessageBox } from './message-box.tsx'
import styles from './refused-note.module.css'

type RefusedNoteProps = {
  text: string
  /** To the wrong fields, or to other ways of reaching the shop. */
  links?: readonly { href: string; label: string }[]
}

/** The note above a form that was refused: why, and links to what helps. */
export function RefusedNote({ text, links = [] }: RefusedNoteProps) {
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
