import { Fragment, type ReactNode } from 'react'
import type { BrandPage, PagePart } from '#lib/content/brand-page.ts'
import { institutionalCopy } from '#lib/copy/institutional.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { BrandHtml } from './brand-html.tsx'
import factStyles from './key-facts.module.css'
import { Policy } from './policy.tsx'
import { IntroPicture } from './intro-picture.tsx'

interface BrandTextProps {
  lang: Lang
  page: BrandPage
  /** The content of the text's slots, by slot name; a slot without content renders nothing. */
  slots?: Readonly<Record<string, ReactNode>>
  /** The level of the section headings. */
  heading?: 'h2' | 'h3'
}

/** The text of an institutional page: with a table of contents when it states the date of its last update, otherwise as plain sections (P28). */
export function BrandText({ lang, page, slots = {}, heading: Heading = 'h2' }: BrandTextProps) {
  const { intro, facts, picture, sections, updated } = page
  const before = (
    <>
      <Parts parts={intro} slots={slots} />
      {facts.length > 0 && <KeyFacts facts={facts} />}
      {picture && <IntroPicture {...picture} />}
    </>
  )
  if (updated)
    return (
      <Policy
        contents={institutionalCopy[lang].contents}
        updated={updated}
        sections={sections.map(({ id, title, parts }) => ({
          id,
          title,
          body: <Parts parts={parts} slots={slots} />,
        }))}
      >
        {before}
      </Policy>
    )
  return (
    <>
      {before}
      {sections.map(({ id, title, parts }) => (
        <section key={id} aria-labelledby={id}>
          <Heading id={id}>{title}</Heading>
          <Parts parts={parts} slots={slots} />
        </section>
      ))}
    </>
  )
}

function Parts({ parts, slots }: { parts: readonly PagePart[]; slots: Readonly<Record<string, ReactNode>> }) {
  return parts.map((part, index) => (
    <Fragment key={index}>{'slot' in part ? slots[part.slot] : <BrandHtml html={part.html} />}</Fragment>
  ))
}

/** A few highlighted figures with their explanations. */
function KeyFacts({ facts }: { facts: readonly { value: string; text: string }[] }) {
  return (
    <dl className={factStyles.facts}>
      {facts.map(({ value, text }) => (
        <div key={value} className={factStyles.fact}>
          <dt className={factStyles.value}>{value}</dt>
          <dd className={factStyles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
