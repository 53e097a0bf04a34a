'use client'

import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'

type OrderButtonProps = {
  busyText: string
  variant?: ComponentProps<typeof Button>['variant']
  children: ReactNode
}

/** The button that places or pays an order: busy after the first press, and ready again on a page that the back button restores. */
export function OrderButton({ busyText, variant, children }: OrderButtonProps) {
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
      <Button
        type="submit"
        variant={variant}
        size="large"
        wide
        busy={isBusy}
        busyText={isBusy ? busyText : undefined}
      >
        {children}
      </Button>
    </span>
  )
}
