import { classNames } from '#components/ui/class-names.ts'
import { DeferredSection } from '#components/ui/deferred-section.tsx'
import { Link } from '#components/ui/link.tsx'
import { Picture } from '#components/ui/picture.tsx'
import type { LandingContent } from '#lib/content/landing.ts'
import { landingCopy } from '#lib/copy/landing.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath } from '#lib/routes/paths.ts'

import styles from './consume.module.css'
import { PRODUCTS_ANCHOR } from './products-anchor.ts'
import section from './section.module.css'

/** The section about consumption: three steps, the calendar of 28 days and the figures of a package (spec sections 2, 9). */
export function Consume({ lang, content }: { lang: Lang; content: LandingContent }) {
  const { consume } = content
  return (
    <DeferredSection className={classNames(section.section, styles.consume)} aria-labelledby="como-consumir">
      <h2 id="como-consumir">{consume.heading}</h2>
      <div className={styles.picture}>
        <Picture
          src={consume.picture}
          alt={consume.alt}
          width={1600}
          height={900}
          sizes="(min-width: 60rem) 800px, 150vw"
          widths={[640, 960, 1600]}
        />
      </div>
      <ol role="list" className={styles.steps}>
        {consume.steps.map(({ id, title, text }) => (
          <li key={id} className={styles.step}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className={styles.days}>
        <Days days={consume.days} servings={consume.servings} />
        <div className={styles.expected}>
          <h3>{consume.expected}</h3>
          <p>{consume.expectedText}</p>
          {consume.expectedNote && (
            <p>
              {consume.expectedNote.text}{' '}
              <Link href={localePath(lang, consume.expectedNote.path)}>{consume.expectedNote.label}</Link>.
            </p>
          )}
          <a href={PRODUCTS_ANCHOR}>{landingCopy[lang].shopNow}</a>
        </div>
      </div>
      <dl className={styles.facts}>
        {consume.facts.map(({ id, figure, text }) => (
          <div key={id}>
            <dt>{text}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{consume.note}</p>
    </DeferredSection>
  )
}

// Distance between the squares of two days, in SVG units.
const DAY_SIZE = 12

/** A calendar with a row for each week; the days that one package lasts have another colour. */
function Days({ days, servings }: { days: number; servings: number }) {
  const row = (length: number) => `h${DAY_SIZE}`.repeat(length)
  const weeks = Array.from({ length: Math.ceil(days / 7) }, (_, week) => {
    const servedDays = Math.min(7, Math.max(0, servings - week * 7))
    return { y: 6 + week * DAY_SIZE, servedDays, otherDays: Math.min(7, days - week * 7) - servedDays }
  })
  return (
    <svg viewBox={`0 0 84 ${weeks.length * DAY_SIZE}`} aria-hidden="true" className={styles.calendar}>
      {weeks.map(({ y, servedDays, otherDays }) => (
        <g key={y}>
          <path d={`M6 ${y}${row(servedDays)}`} pathLength={servedDays} className={styles.first} />
          <path
            d={`M${6 + servedDays * DAY_SIZE} ${y}${row(otherDays)}`}
            pathLength={otherDays}
            className={styles.second}
          />
        </g>
      ))}
    </svg>
  )
}
