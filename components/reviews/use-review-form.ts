import { useFormik } from 'formik'
import { useEffect, useRef, useState } from 'react'

import { dismissToast, showToast } from '#components/ui/toast.ts'
import { sendReview } from '#lib/browser/send-review.ts'
import { signedInVisitor } from '#lib/browser/signed-in-visitor.ts'
import { reviewRequestSchema } from '#lib/contract/reviews.ts'
import { offlineTexts } from '#lib/copy/offline.ts'
import { reviewFormCopy } from '#lib/copy/review-form.ts'
import { newKey } from '#lib/http/random-key.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath } from '#lib/routes/paths.ts'
import { fieldErrors } from '#lib/shop/field-errors.ts'
import { DRAFT_FIELDS, reviewFields, type ReviewDraft } from '#lib/shop/review-draft.ts'

import type { TopicOptions } from '#lib/shop/review-topics.ts'

import { storeDraft, readReviewDraft } from './draft-store.ts'
import type { ChosenPhoto } from './photo-field.tsx'
import type { ReviewedProduct } from './reviews-props.ts'

/** The subject of a review: the topic and product of the page, if it has them. */
export interface ReviewSubject {
  lang: Lang
  topic: string
  topics: TopicOptions
  product?: ReviewedProduct | undefined
  brandSlug: string
}

type DraftErrors = Partial<Record<keyof ReviewDraft, string>>

/** The state of the review form: values, errors, upload progress, draft and result (spec sections 4, 5 and 8). */
export function useReviewForm(
  { lang, topic, product, brandSlug }: Omit<ReviewSubject, 'topics'>,
  typed: Partial<ReviewDraft>,
) {
  const copy = reviewFormCopy[lang]
  const empty: ReviewDraft = { produto_categoria: topic, nota: '', nome: '', email: '', comentario: '' }
  const noRating = { kind: 'error', text: copy.noRating } as const
  const form = useRef<HTMLFormElement>(null)
  const lastAttempt = useRef({ content: '', key: '' })
  const [photo, setPhoto] = useState<ChosenPhoto>({})
  const [percent, setPercent] = useState(0)
  const [isSent, setIsSent] = useState(false)
  const [failure, setFailure] = useState('')
  const [initial] = useState<ReviewDraft>(() => ({ ...empty, ...readReviewDraft(topic), ...typed }))

  const errorsOf = (values: ReviewDraft): DraftErrors =>
    fieldErrors(reviewRequestSchema, { ...values, site: brandSlug }, { problems: copy.issues, invalid: '' })
  const focusFirst = (invalid: Partial<Record<string, unknown>>) => {
    const name = [...DRAFT_FIELDS, 'file'].find((each) => invalid[each])
    form.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus()
  }

  const formik = useFormik<ReviewDraft>({
    initialValues: initial,
    validate: errorsOf,
    validateOnBlur: false,
    async onSubmit(values, { setErrors, resetForm }) {
      const origin = {
        product: product && { ...product, url: location.origin + localePath(lang, product.path) },
        url: location.origin + location.pathname,
        brandSlug,
      }
      setPercent(0)
      setFailure('')
      const fields = reviewFields(values, photo.file, origin)
      const result = await sendReview(fields, {
        lang,
        key: keyFor(lastAttempt.current, fields),
        onProgress: setPercent,
      })
      if (result.kind === 'sent') {
        storeDraft(topic, undefined)
        resetForm({ values: empty })
        setPhoto({})
        setIsSent(true)
        return showToast({ kind: 'success', text: copy.success })
      }
      showToast({ kind: 'error', text: copy.failed })
      // On a phone the toast is over the button, so the form says beside the button what became of the text.
      if (result.kind === 'failed') return setFailure(navigator.onLine ? copy.notSent : offlineTexts().form)
      setErrors(result.fields)
      if (result.fields['file']) setPhoto({ ...photo, error: result.fields['file'] })
      requestAnimationFrame(() => focusFirst(result.fields))
    },
  })
  const { values, isSubmitting, submitCount, errors, dirty } = formik

  // A signed-in customer does not type name and e-mail again; what is in the form already stays.
  const latestFormik = useRef(formik)
  useEffect(() => {
    latestFormik.current = formik
  })
  useEffect(() => {
    let isShown = true
    const fill = (visitor: Awaited<ReturnType<typeof signedInVisitor>>) => {
      const { values: now, setValues } = latestFormik.current
      if (visitor && isShown && !now.nome && !now.email)
        void setValues({ ...now, nome: visitor.name, email: visitor.email }, false)
    }
    signedInVisitor().then(fill, () => {})
    return () => {
      isShown = false
    }
  }, [])

  useEffect(() => {
    if (dirty) storeDraft(topic, values)
  }, [dirty, topic, values])

  const submit = async () => {
    if (isSubmitting || photo.isPreparing) return
    const invalid = errorsOf(values)
    await formik.submitForm()
    if (Object.keys(invalid).length > 0) focusFirst(invalid)
    // After the focus has moved, so that the message appears away from it.
    if (invalid.nota) showToast(noRating)
  }

  return {
    form,
    photo,
    percent,
    isSent,
    failure,
    isSending: isSubmitting,
    values,
    errors: submitCount > 0 ? (errors as DraftErrors) : {},
    change: (name: keyof ReviewDraft, value: string) => {
      if (name === 'nota') dismissToast(noRating)
      void formik.setFieldValue(name, value)
    },
    changePhoto: setPhoto,
    submit,
    startAgain: () => setIsSent(false),
  }
}

// Every attempt with the same content has the same idempotency key; changed content gets a new one (L2).
function keyFor(lastAttempt: { content: string; key: string }, fields: [string, string | File][]): string {
  const content = JSON.stringify(
    fields.map(([name, value]) => [
      name,
      typeof value === 'string' ? value : [value.size, value.lastModified],
    ]),
  )
  if (lastAttempt.content !== content) Object.assign(lastAttempt, { content, key: newKey() })
  return lastAttempt.key
}
