import type { Metadata } from 'next'
import { Frame } from '#components/moderation/frame.tsx'
import { SignInForm } from '#components/moderation/sign-in-form.tsx'
import { requireModerationAccess } from '#lib/pages/moderation.ts'
import { moderationCopy as copy } from '#lib/copy/moderation.ts'
import { readQuery, type Query } from '#lib/moderation/query.ts'

export const metadata: Metadata = { title: copy.titleOf(copy.enter) }

/** The sign-in page of moderators. */
export default async function SignInPage({ searchParams }: { searchParams: Promise<Query> }) {
  const query = readQuery(await searchParams)
  const news = query.has('erro')
    ? 'wrong'
    : query.has('expirou')
      ? 'expired'
      : query.has('saiu')
        ? 'signedOut'
        : undefined
  return (
    <Frame brand={requireModerationAccess().brand}>
      <SignInForm news={news} />
    </Frame>
  )
}
