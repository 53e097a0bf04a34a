'use client'

import { useId } from 'react'
import { Dialog } from '#components/ui/dialog.tsx'
import { reviewFormCopy } from '#lib/copy/review-form.ts'
import { ReviewForm } from './review-form.tsx'
import styles from './review-form.module.css'
import type { ReviewSubject } from './use-review-form.ts'

type ReviewDialogProps = { subject: ReviewSubject; open: boolean; onClose: () => void }

/** The review form in a dialog (spec section 2, Review submission modal). */
export function ReviewDialog({ subject, open, onClose }: ReviewDialogProps) {
  const copy = reviewFormCopy[subject.lang]
  const titleId = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={titleId}
      closeLabel={copy.close}
      className={styles.dialog}
    >
      <ReviewForm
        subject={subject}
        titleId={titleId}
        head={
          <>
            <h2 id={titleId} className={styles.title}>
              {copy.title}
            </h2>
            <p className={styles.intro}>{copy.intro}</p>
          </>
        }
        onClose={onClose}
      />
    </Dialog>
  )
}
