import { useFormik } from 'formik'
import { useEffect, useRef, useState } from 'react'

import { showToast } from '#components/ui/toast.ts'
import { sendReview } from '#lib/browser/send-review.ts'
import { reviewRequestSchema } from '#lib/contract/reviews.ts'
import { reviewFormCopy } from '#lib/copy/review-form.ts'
import { newKey } from '#lib/http/random-key.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath } from '#lib/routes/paths.ts'
import { fieldErrors } from '#lib/shop/field-errors.ts'
import { DRAFT_FIELDS, reviewFields, type ReviewDraft } from '#lib/shop/review-draft.ts'

import { keepDraft, readDraft } from './draft-store.ts'
import type { ReviewedProduct } from './reviews-props.ts'

/** The subject of a review: the page's topic and product, if it has any. */
export interface ReviewSubject {
  lang: Lang
  topic: string
  product?: ReviewedProduct | undefined
  brandSlug: string
}

type Problems = Partial<Record<keyof ReviewDraft, string>>
interface Photo {
  file?: File | undefined
  error?: string | undefined
}

/** The state of the review form: values, errors, upload progress, draft and result (spec sections 4, 5 and 8). */
export function useReviewForm(
  { lang, topic, product, brandSlug }: ReviewSubject,
  typed: Partial<ReviewDraft>,
) {
  const copy = reviewFormCopy[lang]
  const empty: ReviewDraft = { produto_categoria: topic, nota: '', nome: '', email: '', comentario: '' }
  const form = useRef<HTMLFormElement>(null)
  const attempt = useRef({ print: '', key: '' })
  const [photo, setPhoto] = useState<Photo>({})
  const [percent, setPercent] = useState(0)
  const [isSent, setIsSent] = useState(false)
  const [first] = useState<ReviewDraft>(() => ({ ...empty, ...readDraft(topic), ...typed }))

  const problemsOf = (values: ReviewDraft): Problems =>
    fieldErrors(reviewRequestSchema, { ...values, site: brandSlug }, { problems: copy.issues, invalid: '' })
  const focusFirst = (problems: Partial<Record<string, unknown>>) => {
    const name = [...DRAFT_FIELDS, 'file'].find((each) => problems[each])
    form.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus()
  }

  const formik = useFormik<ReviewDraft>({
    initialValues: first,
    validate: problemsOf,
    validateOnBlur: false,
    async onSubmit(values, { setErrors, resetForm }) {
      const origin = {
        product: product && { ...product, url: location.origin + localePath(lang, product.path) },
        url: location.origin + location.pathname,
        brandSlug,
      }
      setPercent(0)
      const fields = reviewFields(values, photo.file, origin)
      const result = await sendReview(fields, {
        lang,
        key: keyFor(attempt.current, fields),
        onProgress: setPercent,
      })
      if (result.kind === 'sent') {
        keepDraft(topic, undefined)
        resetForm({ values: empty })
        setPhoto({})
        setIsSent(true)
        return showToast({ kind: 'success', text: copy.success })
      }
      showToast({ kind: 'error', text: copy.failed })
      if (result.kind === 'failed') return
      setErrors(result.fields)
      if (result.fields['file']) setPhoto({ ...photo, error: result.fields['file'] })
      requestAnimationFrame(() => focusFirst(result.fields))
    },
  })
  const { values, isSubmitting, submitCount, errors, dirty } = formik

  useEffect(() => {
    if (dirty) keepDraft(topic, values)
  }, [dirty, topic, values])

  const submit = async () => {
    if (isSubmitting) return
    const problems = problemsOf(values)
    if (problems.nota) showToast({ kind: 'error', text: copy.noRating })
    await formik.submitForm()
    if (Object.keys(problems).length > 0) focusFirst(problems)
  }

  return {
    form,
    photo,
    percent,
    isSent,
    isSending: isSubmitting,
    values,
    errors: submitCount > 0 ? (errors as Problems) : {},
    change: (name: keyof ReviewDraft, value: string) => void formik.setFieldValue(name, value),
    changePhoto: (file: File | undefined, error: string | undefined) => setPhoto({ file, error }),
    submit,
    startAnew: () => setIsSent(false),
  }
}

// Retries of the same content keep their idempotency key; other content gets a new one (L2).
function keyFor(attempt: { print: string; key: string }, fields: [string, string | File][]): string {
  const print = JSON.stringify(
    fields.map(([name, value]) => [
      name,
      typeof value === 'string' ? value : [value.size, value.lastModified],
    ]),
  )
  if (attempt.print !== print) Object.assign(attempt, { print, key: newKey() })
  return attempt.key
}
