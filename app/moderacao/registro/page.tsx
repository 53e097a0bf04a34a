import type { Metadata } from 'next'
import { Frame } from '#components/moderation/frame.tsx'
import { LogTable } from '#components/moderation/log-table.tsx'
import { requireModerator } from '#lib/pages/moderation.ts'
import { moderationCopy as copy } from '#lib/copy/moderation.ts'
import { readPage, readQuery, type Query } from '#lib/moderation/query.ts'

export const metadata: Metadata = { title: copy.titleOf(copy.log) }

/** The moderation log: action, actor and time. */
export default async function LogPage({ searchParams }: { searchParams: Promise<Query> }) {
  const { access, session } = await requireModerator()
  const page = readPage(readQuery(await searchParams))
  const { entries, lastPage } = await access.moderation.audit(page)
  return (
    <Frame brand={access.brand} current="log" formToken={session.formToken}>
      <LogTable entries={entries} page={Math.min(page, lastPage)} last={lastPage} />
    </Frame>
  )
}
