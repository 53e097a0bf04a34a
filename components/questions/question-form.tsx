import type { ReactNode } from 'react'
import { Link } from '#components/ui/link.tsx'
import { VisitorForm } from '#components/ui/visitor-form.tsx'
import { questionCopy } from '#lib/copy/question.ts'
import { hasBrandTexts } from '#lib/routes/brand-texts.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import type { FieldErrors } from '#lib/shop/field-errors.ts'
import { QUESTION_FIELDS, QUESTION_FORM_ID } from '#lib/shop/question-fields.ts'
import { QuestionScript } from './question-script.tsx'

interface AskedProduct {
  id: string
  /** The path of its page, without the language prefix. */
  path: string
}

type QuestionFormProps = {
  lang: Lang
  product: AskedProduct
  typed?: Record<string, string>
  errors?: FieldErrors
  note?: ReactNode
}

/** The form that sends a question about a product. */
export function QuestionForm({ lang, product, ...rejected }: QuestionFormProps) {
  const copy = questionCopy[lang]
  return (
    <VisitorForm
      id={QUESTION_FORM_ID}
      action={localePath(lang, pagePaths.questionSend())}
      fields={QUESTION_FIELDS}
      hidden={{ nivel: 'produto', idNivel: product.id, pagina: product.path }}
      texts={copy.form}
      privacyLink={
        hasBrandTexts() && <Link href={localePath(lang, pagePaths.privacy())}>{copy.privacyLink}</Link>
      }
      script={<QuestionScript lang={lang} />}
      {...rejected}
    />
  )
}
