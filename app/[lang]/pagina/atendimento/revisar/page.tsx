import { institutionalFrame } from '#lib/pages/institutional-page.ts'
import type { Metadata } from 'next'
import { InstitutionalPage } from '#components/institutional/institutional-page.tsx'
import { RejectedContact } from '#components/institutional/rejected-contact.tsx'
import { contactCopy } from '#lib/copy/contact.ts'
import { institutionalCopy } from '#lib/copy/institutional.ts'
import { readFlash } from '#lib/handlers/flash.ts'
import { host } from '#lib/host/host.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { paths } from '#lib/routes/paths.ts'
import { privateMetadata } from '#lib/seo/metadata.ts'

type Props = { params: Promise<{ lang: string }> }

// Reads the flash cookie, so it cannot be part of the cached page with the form (docs/decisions/0034).
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const copy = contactCopy[langOfParam((await params).lang)]
  return privateMetadata(copy.notSent, copy.check)
}

/** The contact form that was rejected without JavaScript. Does not call the store, so it works while the store is down. */
export default async function RejectedContactPage({ params }: Props) {
  const lang = langOfParam((await params).lang)
  const { notSent } = contactCopy[lang]
  const frame = institutionalFrame(lang)
  const breadcrumb = [
    { label: 'Home', path: paths.home() },
    { label: institutionalCopy[lang].pages.service.label, path: pagePaths.service() },
    { label: notSent, path: pagePaths.contactRejected() },
  ]
  return (
    <InstitutionalPage
      lang={lang}
      {...frame}
      path={pagePaths.service()}
      structure={{ breadcrumb }}
      title={notSent}
    >
      <RejectedContact
        hash={host().env.contactForm}
        lang={lang}
        company={host().company}
        hours={frame.helpHours}
        rejected={await readFlash()}
      />
    </InstitutionalPage>
  )
}
