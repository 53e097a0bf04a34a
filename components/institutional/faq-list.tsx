import { Accordion } from '#components/ui/accordion.tsx'
import { Link } from '#components/ui/link.tsx'
import type { FaqEntry, FaqGroup } from '#lib/content/faq.ts'
import { institutionalCopy } from '#lib/copy/institutional.ts'
import type { Lang } from '#lib/routes/lang.ts'
import styles from './faq-list.module.css'

/** All questions by subject; at most one is open (spec sections 2 and 4). */
export function FaqList({ lang, groups }: { lang: Lang; groups: readonly FaqGroup[] }) {
  const { faqJump } = institutionalCopy[lang]
  return (
    <>
      <nav aria-label={faqJump} className={styles.subjects} data-print="off">
        <ul role="list">
          {groups.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ id, name, entries }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{name}</h2>
          <Accordion name="faq" items={entries.map(toItem)} className={styles.questions} />
        </section>
      ))}
    </>
  )
}

// The anchor is inside the answer, so a browser that follows a link to it opens the question.
function toItem({ id, question, answer, link }: FaqEntry) {
  return {
    id: `faq-${id}`,
    title: question,
    content: (
      <div id={id} className={styles.answer}>
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {link && (
          <p>
            <Link href={link.href}>{link.label}</Link>
          </p>
        )}
      </div>
    ),
  }
}
