import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import { RejectedNote } from './rejected-note.tsx'
import styles from './rejected-page.module.css'

type RejectedPageProps = {
  title: string
  back: { href: string; label: string }
  children: ReactNode
}

/** The layout of a page after a form was posted: title, content and a link back. */
export function RejectedPage({ title, back, children }: RejectedPageProps) {
  return (
    <section className={styles.page}>
      <h1>{title}</h1>
      {children}
      <p>
        <Link href={back.href}>{back.label}</Link>
      </p>
    </section>
  )
}

type NoteProps = {
  /** Prefix of the ids of the form's fields. */
  id: string
  errors: Partial<Record<string, string>>
  /** The sentence above the links to the invalid fields, and the one for a form that could not be sent. */
  check: string
  failed: string
}

/** A RejectedNote with links to the invalid fields of the form, or with the message that the form could not be sent. */
export function InvalidFieldsNote({ id, errors, check, failed }: NoteProps) {
  const links = Object.entries(errors).map(([name, label = '']) => ({ label, href: `#${id}-${name}` }))
  return <RejectedNote text={links.length > 0 ? check : failed} links={links} />
}
