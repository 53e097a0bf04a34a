import { Accordion } from '#components/ui/accordion.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { DeferredSection } from '#components/ui/deferred-section.tsx'
import { Link } from '#components/ui/link.tsx'
import type { LandingContent } from '#lib/content/landing.ts'
import type { FaqEntry } from '#lib/content/faq.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'

import styles from './questions.module.css'
import section from './section.module.css'

/** Questions in two columns, one answer open at a time, with a link to all questions (spec sections 2, 4). */
export function Questions({
  lang,
  content,
  entries,
}: {
  lang: Lang
  content: LandingContent
  entries: readonly FaqEntry[]
}) {
  const { questions } = content
  const items = entries.map(({ id, question, answer, link }) => ({
    id: `duvida-${id}`,
    title: question,
    content: (
      <div className={styles.answer}>
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {link ? <Link href={link.href}>{link.label}</Link> : null}
      </div>
    ),
  }))
  return (
    <DeferredSection className={classNames(section.section, styles.questions)} aria-labelledby="duvidas">
      <h2 id="duvidas">{questions.heading}</h2>
      <Link href={localePath(lang, pagePaths.faq())} className={styles.all}>
        {questions.link}
      </Link>
      <Accordion name="duvidas" items={items} columns={2} className={styles.list} />
    </DeferredSection>
  )
}
