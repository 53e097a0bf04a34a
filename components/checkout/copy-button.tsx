'use client'

import { useState, type ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'

type CopyButtonProps = {
  /** The id of the text field whose value is copied. */
  from: string
  texts: { copied: string; copyFailed: string }
  children: ReactNode
}

/** Copies the value of a field. Where the browser does not permit that, the value is selected instead. */
export function CopyButton({ from, texts, children }: CopyButtonProps) {
  const [result, setResult] = useState('')
  async function copy() {
    const field = document.getElementById(from) as HTMLTextAreaElement
    try {
      await navigator.clipboard.writeText(field.value)
      setResult(texts.copied)
    } catch {
      field.select()
      setResult(texts.copyFailed)
    }
  }
  return (
    <>
      <Button onClick={() => void copy()} size="large">
        {children}
      </Button>
      <p role="status">{result}</p>
    </>
  )
}
