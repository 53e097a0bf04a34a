'use client'

import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'

import { Button, buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import { Progress } from '#components/ui/progress.tsx'
import { MAX_COMMENT } from '#lib/contract/reviews.ts'
import { reviewFormCopy } from '#lib/copy/review-form.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import { characterCount } from '#lib/shop/review-draft.ts'

import { SubmitRow } from './submit-row.tsx'
import { PhotoField } from './photo-field.tsx'
import { ReviewFields } from './review-fields.tsx'
import styles from './review-form.module.css'
import type { PlainFormState } from './plain-form-state.ts'
import { useReviewForm, type ReviewSubject } from './use-review-form.ts'

type ReviewFormProps = {
  subject: ReviewSubject
  /** The input in the plain form that this form replaces. */
  typed?: PlainFormState
  /** Content above the form in a dialog, and the id of the heading that names the dialog. */
  head?: ReactNode
  titleId?: string
  onClose?: (() => void) | undefined
}

// Screen readers announce the counter when this many characters are left.
const ANNOUNCE_BELOW = 20
const EMPTY: PlainFormState = { draft: {} }

/** The review form for browsers with JavaScript; loaded when it opens (spec sections 4 and 5). */
export function ReviewForm({ subject, typed = EMPTY, head, titleId, onClose }: ReviewFormProps) {
  const { lang } = subject
  const copy = reviewFormCopy[lang]
  const id = useId()
  const { form, photo, percent, isSent, failure, isSending, values, errors, ...actions } = useReviewForm(
    subject,
    typed.draft,
  )
  useEffect(() => {
    form.current?.querySelector<HTMLElement>(`[name="${typed.focus}"]`)?.focus({ preventScroll: true })
  }, [form, typed.focus])
  const count = characterCount(values.comentario)
  if (isSent)
    return <Sent subject={subject} titleId={titleId} onAgain={actions.startAgain} onClose={onClose} />
  return (
    <>
      {head}
      <form
        ref={form}
        noValidate
        data-checked="true"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void actions.submit()
        }}
      >
        <ReviewFields
          lang={lang}
          id={id}
          topics={subject.topics}
          controlled={{ values, errors, onChange: actions.change }}
          counter={
            <p
              className={styles.counter}
              aria-live={MAX_COMMENT - count <= ANNOUNCE_BELOW ? 'polite' : 'off'}
            >
              {copy.counter(count, MAX_COMMENT)}
            </p>
          }
          photo={
            <PhotoField
              lang={lang}
              id={`${id}-file`}
              photo={photo.file}
              error={photo.error}
              isPreparing={photo.isPreparing === true}
              onChange={actions.changePhoto}
            />
          }
        />
        {isSending && photo.file ? (
          <Progress label={copy.progress} value={percent} className={styles.progress} />
        ) : null}
        {failure ? <p className={styles.problem}>{failure}</p> : null}
        <SubmitRow lang={lang}>
          <Button
            type="submit"
            busy={isSending || photo.isPreparing === true}
            busyText={isSending ? copy.sending : copy.preparingPhoto}
          >
            {copy.send}
          </Button>
        </SubmitRow>
      </form>
    </>
  )
}

type SentProps = Pick<ReviewFormProps, 'subject' | 'onClose'> & {
  titleId: string | undefined
  onAgain: () => void
}

// The confirmation that replaces the form after sending; its heading gets the focus.
function Sent({ subject: { lang }, titleId, onAgain, onClose }: SentProps) {
  const copy = reviewFormCopy[lang]
  const heading = useRef<HTMLHeadingElement>(null)
  const Heading = titleId ? 'h2' : 'h3'
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.sent} data-sent>
      <Heading ref={heading} id={titleId} tabIndex={-1}>
        {copy.thanks}
      </Heading>
      <p>{copy.thanksText}</p>
      <div className={styles.end}>
        <Link href={localePath(lang, paths.home())} className={buttonClass()}>
          {copy.browse}
        </Link>
        {onClose ? (
          <Button variant="secondary" onClick={onClose}>
            {copy.close}
          </Button>
        ) : null}
        <Button variant="secondary" onClick={onAgain}>
          {copy.another}
        </Button>
      </div>
    </div>
  )
}
