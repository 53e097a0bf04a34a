'use client'

import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'

import { Button } from '#components/ui/button.tsx'
import { Progress } from '#components/ui/progress.tsx'
import { MAX_COMMENT } from '#lib/contract/reviews.ts'
import { reviewFormCopy } from '#lib/copy/review-form.ts'
import { characters } from '#lib/shop/review-draft.ts'

import { FormEnd } from './form-end.tsx'
import { PhotoField } from './photo-field.tsx'
import { ReviewFields } from './review-fields.tsx'
import styles from './review-form.module.css'
import type { Typed } from './typed-so-far.ts'
import { useReviewForm, type ReviewSubject } from './use-review-form.ts'

type ReviewFormProps = {
  subject: ReviewSubject
  /** What the plain form held in whose place this one comes. */
  typed?: Typed
  /** What stands above the form in a window of its own, whose name is the heading with this id. */
  head?: ReactNode
  titleId?: string
  onClose?: (() => void) | undefined
}

/** From here on the number of characters is told to who cannot see it. */
const NEAR_END = 20
const NOTHING: Typed = { draft: {} }

/** The form of a review as it is used with JavaScript; loaded when it is opened (spec sections 4 and 5). */
export function ReviewForm({ subject, typed = NOTHING, head, titleId, onClose }: ReviewFormProps) {
  const { lang } = subject
  const copy = reviewFormCopy[lang]
  const id = useId()
  const { form, photo, percent, isSent, isSending, values, errors, ...act } = useReviewForm(
    subject,
    typed.draft,
  )
  useEffect(() => {
    form.current?.querySelector<HTMLElement>(`[name="${typed.focus}"]`)?.focus({ preventScroll: true })
  }, [form, typed.focus])
  const count = characters(values.comentario)
  if (isSent) return <Sent subject={subject} titleId={titleId} onAgain={act.startAnew} onClose={onClose} />
  return (
    <>
      {head}
      <form
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void act.submit()
        }}
      >
        <ReviewFields
          lang={lang}
          id={id}
          live={{ values, errors, onChange: act.change }}
          counter={
            <p className={styles.counter} aria-live={MAX_COMMENT - count <= NEAR_END ? 'polite' : 'off'}>
              {copy.counter(count, MAX_COMMENT)}
            </p>
          }
          photo={
            <PhotoField
              lang={lang}
              id={`${id}-file`}
              photo={photo.file}
              error={photo.error}
              onChange={act.changePhoto}
            />
          }
        />
        {isSending && photo.file ? (
          <Progress label={copy.progress} value={percent} className={styles.progress} />
        ) : null}
        <FormEnd lang={lang}>
          <Button type="submit" busy={isSending} busyText={copy.sending}>
            {copy.send}
          </Button>
        </FormEnd>
      </form>
    </>
  )
}

type SentProps = Pick<ReviewFormProps, 'subject' | 'onClose'> & {
  titleId: string | undefined
  onAgain: () => void
}

// What happens next, said where the form was; the focus goes there with it.
function Sent({ subject: { lang }, titleId, onAgain, onClose }: SentProps) {
  const copy = reviewFormCopy[lang]
  const heading = useRef<HTMLHeadingElement>(null)
  const Heading = titleId ? 'h2' : 'h3'
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.sent}>
      <Heading ref={heading} id={titleId} tabIndex={-1}>
        {copy.thanks}
      </Heading>
      <p>{copy.thanksText}</p>
      <div className={styles.end}>
        {onClose ? <Button onClick={onClose}>{copy.close}</Button> : null}
        <Button variant="secondary" onClick={onAgain}>
          {copy.another}
        </Button>
      </div>
    </div>
  )
}
