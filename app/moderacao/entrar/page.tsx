import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { Frame } from '#components/moderation/frame.tsx'
import { SignInForm, type SignInReason } from '#components/moderation/sign-in-form.tsx'
import { moderatorSignIn } from '#lib/host/moderation.ts'
import { requireModerationAccess } from '#lib/pages/moderation.ts'
import { moderationCopy as copy } from '#lib/copy/moderation.ts'
import type { Moderation } from '#lib/shop/moderation.ts'
import { readQuery, type Query } from '#lib/moderation/query.ts'

export const metadata: Metadata = { title: copy.titleOf(copy.enter) }

/** The sign-in page of moderation; the query states why the moderator was redirected to it. */
export default async function SignInPage({ searchParams }: { searchParams: Promise<Query> }) {
  const { brand, moderation } = requireModerationAccess()
  const query = readQuery(await searchParams)
  return (
    <Frame brand={brand}>
      <SignInForm reason={await readReason(query, moderation)} />
    </Frame>
  )
}

async function readReason(query: URLSearchParams, moderation: Moderation): Promise<SignInReason | undefined> {
  if (query.has('expirou')) return 'expired'
  if (query.has('saiu')) return 'signedOut'
  if (query.get('erro') === 'recusado') return 'requestRejected'
  if (query.get('erro') !== 'espera') return query.has('erro') ? 'wrong' : undefined
  const lockedForS = await moderation.secondsUntilSignIn(moderatorSignIn(await headers()))
  return lockedForS > 0 ? { lockedForS } : undefined
}
