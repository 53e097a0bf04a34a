'use client'

import { useEffect, useState } from 'react'

type ChosenPlanProps = {
  /** The payment method with installments. */
  method: string
  /** What installments with interest come to, by their number. */
  texts: Record<string, string>
  className?: string | undefined
}

/** What the buyer pays in the installments that are chosen on the page, where interest makes that more than the total (P16); a bar of a `details` may have it. */
export function ChosenPlan({ method, texts, className }: ChosenPlanProps) {
  const [chosen, setChosen] = useState('')
  useEffect(() => {
    const read = () => {
      const radio = document.querySelector<HTMLInputElement>(`input[name=pagamento][value="${method}"]`)
      const select = document.querySelector<HTMLSelectElement>('select[name=parcelas]')
      setChosen(radio?.checked && select ? select.value : '')
    }
    read()
    document.addEventListener('change', read)
    return () => document.removeEventListener('change', read)
  }, [method])
  const text = texts[chosen]
  // Not a live region: a screen reader has just read the same from the option.
  return text ? <span className={className}>{text}</span> : null
}
