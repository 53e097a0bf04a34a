import type { ReactNode } from 'react'
import prose from '#components/ui/prose.module.css'
import { BreadcrumbNav } from '#components/ui/breadcrumb.tsx'
import { Link } from '#components/ui/link.tsx'
import { Picture } from '#components/ui/picture.tsx'
import type { Guide } from '#lib/content/guides.ts'
import { classNames } from '#components/ui/class-names.ts'
import pageHead from '#components/ui/page-head.module.css'
import { breadcrumbCopy } from '#lib/copy/breadcrumb.ts'
import { guidesCopy } from '#lib/copy/guides.ts'
import { languageTag, type Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import { withOrdinalDay } from '#lib/shop/ordinal-day.ts'
import type { BreadcrumbLink } from '#lib/seo/breadcrumb.ts'
import styles from './guide.module.css'

interface GuideArticleProps {
  lang: Lang
  steps: readonly BreadcrumbLink[]
  guide: Guide
  /** The products and the other guides, below the text. */
  children: ReactNode
}

/** A signed guide: who wrote and reviewed it, its sections, and the studies of each. */
export function GuideArticle({ lang, steps, guide, children }: GuideArticleProps) {
  const copy = guidesCopy[lang]
  const { title, intro, picture, alt, author, reviewer, updated, sections } = guide
  return (
    <div className={styles.page}>
      <BreadcrumbNav label={breadcrumbCopy[lang].label} steps={steps} />
      <article className={styles.article}>
        <header className={classNames(pageHead.head, styles.head)}>
          <h1>{title}</h1>
          <p className={pageHead.lead}>{intro}</p>
        </header>
        <div className={styles.beside}>
          <div className={styles.signature}>
            <dl className={styles.signed}>
              <dt>{copy.by}</dt>
              <dd>
                <strong>{author.name}</strong>. {author.role}
              </dd>
              {reviewer ? (
                <>
                  <dt>{copy.reviewed}</dt>
                  <dd>
                    <strong>{reviewer.name}</strong>. {reviewer.role}
                  </dd>
                </>
              ) : null}
              <dt>{copy.updated}</dt>
              <dd>
                <time dateTime={updated}>{dayText(updated, lang)}</time>
              </dd>
            </dl>
            {author.isDemo || reviewer?.isDemo ? (
              <p>
                <strong>{copy.demo}</strong>
              </p>
            ) : null}
          </div>
          <Picture
            src={picture}
            alt={alt}
            width={1080}
            height={1080}
            sizes="(min-width: 60rem) 320px, (min-width: 48rem) 240px, 92vw"
            priority
            className={styles.picture}
          />
        </div>
        <div className={classNames(prose.prose, styles.text)}>
          {sections.map((section) => (
            <GuideSection key={section.id} section={section} lang={lang} />
          ))}
        </div>
      </article>
      {children}
    </div>
  )
}

function GuideSection({ section, lang }: { section: Guide['sections'][number]; lang: Lang }) {
  const { id, heading, paragraphs, table, studies } = section
  const references = localePath(lang, pagePaths.references())
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {table ? (
        <table>
          <thead>
            <tr>
              {table.columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([first, ...cells]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {cells.map((cell) => (
                  <td key={cell}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {studies.length > 0 ? (
        <p className={styles.studies}>
          {guidesCopy[lang].studies}{' '}
          {studies.map(({ id: study, label }, index) => (
            <span key={study}>
              {index > 0 ? '; ' : null}
              <Link lang="en" href={`${references}#${study}`}>
                {label}
              </Link>
            </span>
          ))}
          .
        </p>
      ) : null}
    </section>
  )
}

function dayText(day: string, lang: Lang): string {
  const format = { dateStyle: 'long', timeZone: 'UTC' } as const
  return withOrdinalDay(new Intl.DateTimeFormat(languageTag(lang), format).format(new Date(day)))
}
