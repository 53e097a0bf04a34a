import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { NewPassword } from '#components/account/new-password.tsx'
import { passwordCopy } from '#lib/copy/password.ts'
import { readFlash } from '#lib/handlers/flash.ts'
import { host } from '#lib/host/host.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { privateMetadata } from '#lib/seo/metadata.ts'

type Props = {
  params: Promise<{ lang: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

// The query has the token, so the page must not be cached.
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title, intro } = passwordCopy[langOfParam((await params).lang)]
  // No other site may receive the token as referrer.
  return { ...privateMetadata(title, intro), referrer: 'strict-origin' }
}

/** The page of a recovery link; a store that is not ours sends links of its own (docs/decisions/0042). */
export default async function NewPasswordPage({ params, searchParams }: Props) {
  const lang = langOfParam((await params).lang)
  if (host().env.storeApiUrl) notFound()
  const { token, erro } = await searchParams
  return (
    <NewPassword
      lang={lang}
      token={typeof token === 'string' ? token : ''}
      reason={String(erro ?? '')}
      problems={(await readFlash())?.problems}
    />
  )
}
