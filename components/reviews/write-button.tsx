'use client'

import { useState } from 'react'

import { Button } from '#components/ui/button.tsx'
import { reviewListCopy } from '#lib/copy/review-list.ts'

import { FORM_ANCHOR, reviewListAddress } from './list-address.ts'
import type { ReviewDialog } from './review-dialog.tsx'
import type { ReviewsProps } from './reviews-props.ts'

type WriteButtonProps = ReviewsProps & { isFirst: boolean }

const NO_TOPICS = { products: [], services: [] }

/** Opens the review form in a dialog. Its code loads at the first click; if that fails, the page with the form opens. */
export function WriteButton({ isFirst, ...props }: WriteButtonProps) {
  const { lang, topic = '', topics = NO_TOPICS, product, brandSlug } = props
  const copy = reviewListCopy[lang]
  const [Form, setForm] = useState<typeof ReviewDialog>()
  const [isOpen, setIsOpen] = useState(false)
  const [isLoading, setIsLoading] = useState(false)

  const open = async () => {
    setIsLoading(true)
    try {
      const loaded = await import('./review-dialog.tsx')
      setForm(() => loaded.ReviewDialog)
      setIsOpen(true)
    } catch {
      location.assign(reviewListAddress(props) + FORM_ANCHOR)
    } finally {
      setIsLoading(false)
    }
  }
  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        data-part="write"
        busy={isLoading}
        onClick={() => void open()}
      >
        {isFirst ? copy.writeFirst : copy.write}
      </Button>
      {Form ? (
        <Form
          subject={{ lang, topic, topics, product, brandSlug }}
          open={isOpen}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  )
}
