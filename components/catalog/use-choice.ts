import { useEffect, useRef, useState } from 'react'

import type { ShownChoice } from './shown-choice.ts'
import { showPicture } from './shown-picture.ts'

const FIELD = 'input[name="itens"]'

/**
 * Manages the chosen variation of a buy form. `onMissing` shows an error at the field and moves the focus to it. Without
 * `choice`, for a product without variations, `variation` is always `undefined`.
 */
export function useChoice(choice: ShownChoice | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const [id, setId] = useState(choice?.preselected ?? 0)
  const [isMissing, setIsMissing] = useState(false)
  const variation = choice?.values.find((each) => each.id === id)

  const choose = (next: number) => {
    setId(next)
    setIsMissing(false)
    const picture = choice?.values.find((each) => each.id === next)?.picture
    if (picture) showPicture(picture)
  }

  // The visitor may have chosen before hydration, or the browser may have restored the selection.
  useEffect(() => {
    const checked = form.current?.querySelector<HTMLInputElement>(`${FIELD}:checked`)?.value
    const known = choice?.values.find(({ items }) => items === checked)
    if (known) setId(known.id)
  }, [choice])

  const onMissing = (submittedForm: HTMLFormElement | null) => {
    setIsMissing(true)
    submittedForm?.querySelector<HTMLInputElement>(FIELD)?.focus()
  }
  return { form, variation, isMissing, choose, onMissing }
}
