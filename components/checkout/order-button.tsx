'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'

/** The button that places the order: busy after the first press, and ready again on a page that the back button restores. */
export function OrderButton({ busyText, children }: { busyText: string; children: ReactNode }) {
  const button = useRef<HTMLSpanElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => {
    const form = button.current?.closest('form')
    // After the browser has collected the form's data: a button that is busy already would stop the submission.
    const onSubmit = () => setTimeout(() => setIsBusy(true))
    const onShow = () => setIsBusy(false)
    form?.addEventListener('submit', onSubmit)
    addEventListener('pageshow', onShow)
    return () => {
      form?.removeEventListener('submit', onSubmit)
      removeEventListener('pageshow', onShow)
    }
  }, [])
  return (
    <span ref={button}>
      <Button type="submit" size="large" wide busy={isBusy} busyText={isBusy ? busyText : undefined}>
        {children}
      </Button>
    </span>
  )
}
