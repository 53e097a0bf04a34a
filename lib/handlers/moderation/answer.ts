import 'server-only'
import { validate } from '../../contract/validate.ts'
import { MAX_ANSWER, reviewAnswerSchema } from '../../contract/reviews.ts'
import { moderationCopy as copy } from '../../copy/moderation.ts'
import { MODERATOR } from '../../host/moderation.ts'
import { readReviewId } from '../../shop/moderation.ts'
import { UNCHANGED } from '../../moderation/notices.ts'
import { invalidateTopicPages } from '../revalidation/invalidate.ts'
import { backToQueue, withModeratorForm } from './forms.ts'

// More than any allowed answer, so that one that is too long is rejected and not cut.
const MAX_LENGTH = 4 * MAX_ANSWER

/** POST /moderacao/responder: writes, changes or removes the shop's answer to a review, then redirects to the queue. */
export function answerByForm(request: Request): Promise<Response> {
  return withModeratorForm(
    request,
    async (form) => {
      const { access, fields } = form
      const id = readReviewId(fields.get('id') ?? '')
      const isRemoval = fields.get('acao') === 'remover'
      const read = isRemoval
        ? { value: { texto: null } }
        : validate(reviewAnswerSchema, { texto: fields.get('texto') })
      if (!('value' in read))
        return backToQueue(request, form, copy.answerRejected, UNCHANGED.answerRejected, 422)
      const topics = id === undefined ? null : await access.moderation.answer(id, read.value.texto, MODERATOR)
      if (!topics) return backToQueue(request, form, copy.nothingDone, UNCHANGED.nothingDone)
      invalidateTopicPages(topics)
      const notice = isRemoval ? copy.answerRemoved : copy.answered
      return backToQueue(request, form, notice, { resposta: isRemoval ? 'removida' : 'salva' })
    },
    MAX_LENGTH,
  )
}
