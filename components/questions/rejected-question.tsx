import { RejectedPage, InvalidFieldsNote } from '#components/ui/rejected-page.tsx'
import { questionCopy } from '#lib/copy/question.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import { errorMessagesOf } from '#lib/shop/field-errors.ts'
import { QUESTION_FORM_ID } from '#lib/shop/question-fields.ts'
import type { RejectedForm } from '#lib/shop/rejected-form.ts'
import { QuestionForm } from './question-form.tsx'

type RejectedQuestionProps = {
  lang: Lang
  /** `undefined` without a flash cookie: the browser rejects cookies, or the cookie's two minutes are over. */
  rejected: RejectedForm | undefined
}

/** The question form after a rejection, with all typed values; without a flash cookie only a link back to the product. */
export function RejectedQuestion({ lang, rejected }: RejectedQuestionProps) {
  const { rejectedTitle, check, back, form, errors: messages } = questionCopy[lang]
  const { fields = {}, problems = {}, message } = rejected ?? {}
  const path = fields['pagina'] ?? paths.home()
  const errors = errorMessagesOf(problems, messages)
  return (
    <RejectedPage title={rejectedTitle} back={{ href: localePath(lang, path), label: back }}>
      {rejected ? (
        <QuestionForm
          lang={lang}
          product={{ id: fields['idNivel'] ?? '', path }}
          typed={fields}
          errors={errors}
          note={
            <InvalidFieldsNote
              id={QUESTION_FORM_ID}
              errors={errors}
              check={check}
              failed={message || form.failed}
            />
          }
        />
      ) : null}
    </RejectedPage>
  )
}
