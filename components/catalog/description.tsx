import { classNames } from '#components/ui/class-names.ts'

import styles from './description.module.css'

type DescriptionProps = { text: string | readonly string[]; className?: string | undefined }

/** A text of the store as paragraphs: one per entry of an array; a string is split at blank lines. */
export function Description({ text, className }: DescriptionProps) {
  const paragraphs = (typeof text === 'string' ? text.split(/\n\s*\n/) : text).filter((each) => each.trim())
  return (
    <div className={classNames(styles.description, className)}>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph.trim()}</p>
      ))}
    </div>
  )
}
