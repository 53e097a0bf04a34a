'use client'

import { useEffect, useState, type ReactNode } from 'react'

/** The text for the installments that are chosen on the card page, by their number; `children` without scripts, which cannot follow the choice. */
export function PaidAmount({ texts, children }: { texts: Record<string, string>; children: ReactNode }) {
  const [chosen, setChosen] = useState('')
  useEffect(() => {
    const read = () =>
      setChosen(document.querySelector<HTMLInputElement>('[name=parcelas]:checked')?.value ?? '')
    read()
    document.addEventListener('change', read)
    return () => document.removeEventListener('change', read)
  }, [])
  return texts[chosen] ?? children
}
