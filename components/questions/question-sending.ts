import { enhanceVisitorForm } from '#components/ui/visitor-form-sending.ts'
import { browserStore } from '#lib/browser/store.ts'
import { sendSmallWrite } from '#lib/client/store/small-write.ts'
import { questionRequestSchema } from '#lib/contract/question.ts'
import { questionCopy } from '#lib/copy/question.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { errorMessagesOf, fieldErrors } from '#lib/shop/field-errors.ts'
import { mask } from '#lib/shop/masks.ts'
import { QUESTION_FORM_ID } from '#lib/shop/question-fields.ts'
import { sentId } from '#lib/shop/sent-id.ts'

/** Makes the question form validate and send by fetch. */
export function enhanceQuestionForm(form: HTMLFormElement, lang: Lang): void {
  const { form: texts, errors } = questionCopy[lang]
  enhanceVisitorForm(form, {
    sentId: sentId(QUESTION_FORM_ID),
    texts,
    maskPhone: (text) => mask('phone', text),
    validate: (values) => fieldErrors(questionRequestSchema, values, errors),
    send: async (values) =>
      errorMessagesOf(
        await sendSmallWrite(browserStore(lang), 'question', questionRequestSchema.cast(values)),
        errors,
      ),
  })
}
