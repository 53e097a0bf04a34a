import 'server-only'
import { moderatorSessionId } from './session-id.ts'
import { timingSafeEqual } from 'node:crypto'
import { moderationCopy as copy } from '../../copy/moderation.ts'
import { queueAddress, readQueueQuery } from '../../moderation/queue-address.ts'
import { recordDecision } from '../../moderation/sessions.ts'
import { moderationPaths } from '../../routes/moderation-paths.ts'
import { DECISIONS, readReviewId, type ModeratorSession } from '../../shop/moderation.ts'
import { redirectTo, rejectedFormRedirect, jsonNotice, acceptsJson } from './responses.ts'
import { decisionNotice, UNCHANGED } from '../../moderation/notices.ts'
import { invalidateTopicPages } from '../revalidation/invalidate.ts'
import { MODERATOR, moderationAccess, type ModerationAccess } from '../../host/moderation.ts'
import { readFields } from '../form.ts'

const MAX_IDS = 100

/** A verified form of a signed-in moderator. */
export interface ModeratorForm {
  access: ModerationAccess
  /** The session's id. */
  id: string
  session: ModeratorSession
  fields: URLSearchParams
}

/**
 * Calls `act` for a form that comes from a page of this shop, with a moderator session and the token of that session; any
 * other form changes nothing and gets a redirect, or 401 or 403 when the page's script sent it (L23). Fields are cut after
 * `maxLength` characters.
 */
export async function withModeratorForm(
  request: Request,
  act: (form: ModeratorForm) => Promise<Response>,
  maxLength?: number,
): Promise<Response> {
  const access = moderationAccess()
  if (!access) return new Response(null, { status: 404 })
  const read = await readFields(request, maxLength)
  if (read instanceof Response)
    return acceptsJson(request) ? jsonNotice(copy.requestRejectedText, 403) : rejectedFormRedirect()
  const fields = new URLSearchParams(read)
  const id = moderatorSessionId(request)
  const session = await access.moderation.sessions.find(id)
  if (!session)
    return acceptsJson(request)
      ? jsonNotice(copy.expired, 401)
      : redirectTo(`${moderationPaths.signIn}?expirou=1`)
  if (!isSameToken(fields.get('ficha') ?? '', session.formToken))
    return acceptsJson(request) ? jsonNotice(copy.requestRejectedText, 403) : rejectedFormRedirect()
  return act({ access, id, session, fields })
}

function isSameToken(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** POST /moderacao/decidir: publishes or rejects the named reviews, then redirects to the queue. */
export function decideByForm(request: Request): Promise<Response> {
  return withModeratorForm(request, async (form) => {
    const { access, id, fields } = form
    const ids = fields.getAll('id').flatMap((value) => readReviewId(value) ?? [])
    const decision = DECISIONS.find((known) => known === fields.get('decisao'))
    if (!decision) return backToQueue(request, form, copy.nothingDone, {})
    const result = await access.moderation.decide(ids.slice(0, MAX_IDS), decision, MODERATOR)
    invalidateTopicPages(result.topics)
    if (result.before.length === 0) return backToQueue(request, form, copy.nothingDone, UNCHANGED.nothingDone)
    const { sessions } = access.moderation
    const action = await sessions.change(id, (session) => recordDecision(session, decision, result.before))
    const notice = decisionNotice({ decision, before: result.before })
    return backToQueue(request, form, notice, action ? { feito: String(action.number) } : {})
  })
}

/** POST /moderacao/desfazer: undoes the action of this session that the form names. */
export function undoByForm(request: Request): Promise<Response> {
  return withModeratorForm(request, async (form) => {
    const { access, id, session, fields } = form
    const isNamed = ({ number }: { number: number }) => String(number) === fields.get('acao')
    const action = session.actions.find(isNamed)
    if (!action || action.isUndone)
      return backToQueue(request, form, copy.nothingToUndo, UNCHANGED.nothingToUndo)
    const { before, topics } = await access.moderation.undo(action.before, MODERATOR)
    await access.moderation.sessions.change(id, ({ actions }) =>
      actions.filter(isNamed).forEach((each) => (each.isUndone = true)),
    )
    invalidateTopicPages(topics)
    return backToQueue(request, form, copy.undone(before.length), { desfeito: String(before.length) })
  })
}

/** The response to a form of the queue: a notice for the page's script, otherwise a redirect to the queue page of the form. */
export function backToQueue(
  request: Request,
  { access, fields }: ModeratorForm,
  message: string,
  notice: Record<string, string>,
  status = 200,
) {
  if (acceptsJson(request)) return jsonNotice(message, status)
  const query = readQueueQuery(new URLSearchParams(fields.get('volta') ?? ''), access.moderation.topics)
  return redirectTo(queueAddress(query, notice))
}
