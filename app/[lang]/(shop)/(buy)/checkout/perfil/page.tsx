import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ProfileView } from '#components/checkout/profile-view.tsx'
import { profileCopy } from '#lib/copy/profile.ts'
import { readFlash } from '#lib/handlers/flash.ts'
import { host } from '#lib/host/host.ts'
import { profileOfVisitor } from '#lib/pages/profile-page.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { privateMetadata } from '#lib/seo/metadata.ts'

type Props = {
  params: Promise<{ lang: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title, intro } = profileCopy[langOfParam((await params).lang)]
  return privateMetadata(title, intro)
}

/** The profile of the signed-in account: name, addresses, erasure (contract 4.35). */
export default async function ProfilePage({ params, searchParams }: Props) {
  const lang = langOfParam((await params).lang)
  if (host().env.storeApiUrl) notFound()
  const { aviso, endereco } = await searchParams
  const [profile, rejected] = await Promise.all([profileOfVisitor(lang), readFlash()])
  return (
    <ProfileView
      lang={lang}
      profile={profile}
      notice={String(aviso ?? '')}
      edited={String(endereco ?? '')}
      rejected={rejected}
      markerKey={host().env.loginMarkerKey}
    />
  )
}
