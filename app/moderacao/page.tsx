import type { Metadata } from 'next'
import { Frame } from '#components/moderation/frame.tsx'
import { QueueView } from '#components/moderation/queue-view.tsx'
import { visitDesk } from '#lib/host/moderation.ts'
import { newsOf, undoableOf } from '#lib/handlers/moderation/news.ts'
import { moderationCopy as copy } from '#lib/copy/moderation.ts'
import { readQueueQuestion } from '#lib/moderation/queue-address.ts'
import { readQuery, type Query } from '#lib/moderation/query.ts'

type Props = { searchParams: Promise<Query> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { status } = readQueueQuestion(readQuery(await searchParams))
  return { title: copy.titleOf(copy.headings[status]) }
}

/** Reviews that wait, are published or were rejected (spec section 2, Reviews). */
export default async function QueuePage({ searchParams }: Props) {
  const { desk, session } = await visitDesk()
  const query = readQuery(await searchParams)
  const question = readQueueQuestion(query)
  return (
    <Frame brand={desk.brand} current="queue" formToken={session.formToken}>
      <QueueView
        queue={await desk.moderation.queue(question)}
        question={question}
        formToken={session.formToken}
        siteUrl={desk.siteUrl}
        news={newsOf(session, query)}
        undoable={undoableOf(session)}
      />
    </Frame>
  )
}
