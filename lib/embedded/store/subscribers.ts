import type { Lang } from '#lib/routes/lang.ts'
import type { Queries } from '../db/database.ts'

interface Subscription {
  /** In lower case. */
  email: string
  name: string
  segment: string
  /** The form in which the person agreed. */
  source: 'newsletter' | 'restock' | 'quote'
  language: Lang
  /** The time of the consent, in milliseconds. */
  now: number
}

/** Stores a person's consent to receive news. A known address keeps the time of its first consent (contract 4.21). */
export async function subscribe(
  queries: Queries,
  { email, name, segment, source, language, now }: Subscription,
): Promise<void> {
  await queries
    .insertInto('subscriber')
    .values({ email, name, segment, source, language, consented_at: now })
    .onConflict((conflict) =>
      name === '' && segment === ''
        ? conflict.column('email').doNothing()
        : conflict.column('email').doUpdateSet({ ...(name && { name }), ...(segment && { segment }) }),
    )
    .execute()
}
