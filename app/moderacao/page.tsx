import type { Metadata } from 'next'
import { Frame } from '#components/moderation/frame.tsx'
import { QueueView } from '#components/moderation/queue-view.tsx'
import { requireModerator } from '#lib/pages/moderation.ts'
import { noticeOf, undoableOf } from '#lib/moderation/notices.ts'
import { moderationCopy as copy } from '#lib/copy/moderation.ts'
import { readQueueQuery } from '#lib/moderation/queue-address.ts'
import { readQuery, type Query } from '#lib/moderation/query.ts'

type Props = { searchParams: Promise<Query> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { status } = readQueueQuery(readQuery(await searchParams), [])
  return { title: copy.titleOf(copy.headings[status]) }
}

/** The moderation queue: waiting, published or rejected reviews (spec section 2, Reviews). */
export default async function QueuePage({ searchParams }: Props) {
  const { access, session } = await requireModerator()
  const query = readQuery(await searchParams)
  const request = readQueueQuery(query, access.moderation.topics)
  return (
    <Frame brand={access.brand} current="queue" formToken={session.formToken}>
      <QueueView
        queue={await access.moderation.queue(request)}
        request={request}
        formToken={session.formToken}
        topics={access.topics}
        siteUrl={access.siteUrl}
        notice={noticeOf(session, query)}
        undoable={undoableOf(session)}
      />
    </Frame>
  )
}
