import { Accordion } from '#components/ui/accordion.tsx'
import { Link } from '#components/ui/link.tsx'
import { FAQ_GROUPS, type FaqEntry } from '#lib/content/faq.ts'
import { institutionalCopy } from '#lib/copy/institutional.ts'
import type { Lang } from '#lib/routes/lang.ts'
import styles from './faq-list.module.css'

/** All questions by subject; at most one is open (spec sections 2 and 4). */
export function FaqList({ lang, entries }: { lang: Lang; entries: readonly FaqEntry[] }) {
  const { faqJump, faqGroups } = institutionalCopy[lang]
  return (
    <>
      <nav aria-label={faqJump} className={styles.jump} data-print="off">
        <ul role="list">
          {FAQ_GROUPS.map((group) => (
            <li key={group}>
              <a href={`#${group}`}>{faqGroups[group]}</a>
            </li>
          ))}
        </ul>
      </nav>
      {FAQ_GROUPS.map((group) => (
        <section key={group} aria-labelledby={group}>
          <h2 id={group}>{faqGroups[group]}</h2>
          <Accordion
            name="faq"
            items={entries.filter((entry) => entry.group === group).map(toItem)}
            className={styles.questions}
          />
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
