'use client'

import { useEffect } from 'react'

/** Shows the text of the results page in the header's search field, as if it had been typed there, until the visitor leaves the page. */
export function TextInHeader({ text }: { text: string }) {
  useEffect(() => {
    const input = document.querySelector<HTMLInputElement>('header input[type=search]')
    // A visitor who is in the field already would type before or after that text.
    if (!input || input === document.activeElement) return
    input.defaultValue = text
    return () => void (input.defaultValue = '')
  }, [text])
  return null
}
