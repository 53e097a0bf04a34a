import 'server-only'
import { moderatorSessionId } from './session-id.ts'
import { timingSafeEqual } from 'node:crypto'
import { moderationCopy as copy } from '../../copy/moderation.ts'
import { queueAddress, readQueueQuery } from '../../moderation/queue-address.ts'
import { recordDecision, type ModeratorSession } from '../../moderation/sessions.ts'
import { moderationPaths } from '../../routes/moderation-paths.ts'
import { DECISIONS } from '../../shop/moderation.ts'
import { redirectTo, rejectedFormRedirect, jsonNotice, acceptsJson } from './responses.ts'
import { decisionNotice } from '../../moderation/notices.ts'
import { invalidateTopicPages } from '../revalidation/invalidate.ts'
import {
  MODERATOR,
  moderatorSessions,
  moderationAccess,
  type ModerationAccess,
} from '../../host/moderation.ts'
import { readFields } from '../form.ts'

const MAX_IDS = 100
const ID = /^[1-9]\d{0,9}$/

/** A verified form of a signed-in moderator. */
export interface ModeratorForm {
  access: ModerationAccess
  session: ModeratorSession
  fields: URLSearchParams
}

/**
 * Calls `act` for a form that comes from a page of this shop, with a moderator session and the token of that session; any
 * other form changes nothing and gets a redirect, or 401 or 403 when the page's script sent it (L23).
 */
export async function withModeratorForm(
  request: Request,
  act: (form: ModeratorForm) => Promise<Response>,
): Promise<Response> {
  const access = moderationAccess()
  if (!access) return new Response(null, { status: 404 })
  const read = await readFields(request)
  if (!read) return acceptsJson(request) ? jsonNotice(copy.requestRejectedText, 403) : rejectedFormRedirect()
  const fields = new URLSearchParams(read)
  const session = moderatorSessions().find(moderatorSessionId(request))
  if (!session)
    return acceptsJson(request)
      ? jsonNotice(copy.expired, 401)
      : redirectTo(`${moderationPaths.signIn}?expirou=1`)
  if (!isSame(fields.get('ficha') ?? '', session.formToken))
    return acceptsJson(request) ? jsonNotice(copy.requestRejectedText, 403) : rejectedFormRedirect()
  return act({ access, session, fields })
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** POST /moderacao/decidir: publishes or rejects the named reviews, then redirects to the queue. */
export function decideByForm(request: Request): Promise<Response> {
  return withModeratorForm(request, async (form) => {
    const { access, session, fields } = form
    const ids = fields.getAll('id').filter((id) => ID.test(id))
    const decision = DECISIONS.find((known) => known === fields.get('decisao'))
    if (!decision) return back(request, form, copy.nothingDone, {})
    const result = await access.moderation.decide(ids.slice(0, MAX_IDS).map(Number), decision, MODERATOR)
    invalidateTopicPages(result.topics)
    if (result.before.length === 0) return back(request, form, copy.nothingDone, { nada: '1' })
    const action = recordDecision(session, decision, result.before)
    return back(request, form, decisionNotice(action), { feito: String(action.number) })
  })
}

/** POST /moderacao/desfazer: undoes the action of this session that the form names. */
export function undoByForm(request: Request): Promise<Response> {
  return withModeratorForm(request, async (form) => {
    const { access, session, fields } = form
    const action = session.actions.find(({ number }) => String(number) === fields.get('acao'))
    if (!action || action.isUndone) return back(request, form, copy.nothingToUndo, { nada: '2' })
    const { before, topics } = await access.moderation.undo(action.before, MODERATOR)
    action.isUndone = true
    invalidateTopicPages(topics)
    return back(request, form, copy.undone(before.length), { desfeito: String(before.length) })
  })
}

function back(
  request: Request,
  { access, fields }: ModeratorForm,
  message: string,
  notice: Record<string, string>,
) {
  if (acceptsJson(request)) return jsonNotice(message)
  const query = readQueueQuery(new URLSearchParams(fields.get('volta') ?? ''), access.moderation.topics)
  return redirectTo(queueAddress(query, notice))
}
