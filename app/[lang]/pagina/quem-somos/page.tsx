import type { Metadata } from 'next'
import { BrandText } from '#components/institutional/brand-text.tsx'
import { institutionalCopy } from '#lib/copy/institutional.ts'
import { brandText, institutionalMetadata } from '#lib/pages/institutional-page.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { BrandTextScreen } from '../brand-text-screen.tsx'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return institutionalMetadata(langOfParam((await params).lang), pagePaths.about(), {
    isForBothLanguages: true,
  })
}

/** The company's story: both languages at the Portuguese address, English only at the English one (P2). */
export default async function AboutPage({ params }: Props) {
  const lang = langOfParam((await params).lang)
  return (
    <BrandTextScreen lang={lang} name="about">
      {lang === 'pt' && <InEnglish />}
    </BrandTextScreen>
  )
}

async function InEnglish() {
  const text = await brandText('en', 'about')
  if (!text) return null
  const { inEnglish, pages } = institutionalCopy.en
  return (
    <>
      <hr />
      <section lang="en" aria-labelledby="about-us">
        <hgroup>
          <p>{inEnglish}</p>
          <h2 id="about-us">{pages.about.label}</h2>
        </hgroup>
        <BrandText lang="en" page={{ ...text, picture: undefined }} heading="h3" />
      </section>
    </>
  )
}
