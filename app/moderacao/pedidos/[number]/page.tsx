import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Frame } from '#components/moderation/frame.tsx'
import { OwnerOrderView } from '#components/moderation/owner-order.tsx'
import { moderationCopy } from '#lib/copy/moderation.ts'
import { moderationOrdersCopy as copy } from '#lib/copy/moderation-orders.ts'
import { readQuery, type Query } from '#lib/moderation/query.ts'
import { ownerOrderPage } from '#lib/pages/moderation-orders.ts'

type Props = { params: Promise<{ number: string }>; searchParams: Promise<Query> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: moderationCopy.titleOf(copy.order(Number((await params).number))) }
}

/** An order for the team of the shop. The buyer is shown only after the moderator has given name and role; the moderation log records who looked. */
export default async function OrderPage({ params, searchParams }: Props) {
  const found = await ownerOrderPage((await params).number)
  if (!found) notFound()
  const { access, session, ...page } = found
  const query = readQuery(await searchParams)
  const typed = Object.fromEntries(
    ['valor', 'meio', 'dia', 'chave', 'reembolso', 'engano'].map((name) => [
      name,
      query.get(name) ?? undefined,
    ]),
  )
  return (
    <Frame brand={access.brand} current="orders" formToken={session.formToken}>
      <OwnerOrderView
        {...page}
        formToken={session.formToken}
        notice={query.get('aviso') ?? ''}
        typed={typed}
      />
    </Frame>
  )
}
