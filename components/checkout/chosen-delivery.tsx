'use client'

import { useSyncExternalStore, type ReactNode } from 'react'
import { mask } from '#lib/shop/masks.ts'
import { usableQuotedCep } from './quoted-cep.ts'

interface ChosenDeliveryProps {
  /** What is shown for each delivery option, by its id. */
  options: Record<string, ReactNode>
  /** What is shown while the CEP of a shipping quote is known, but no address. */
  quoted?: ReactNode
  /** What is shown without scripts, and while the page has neither a choice of delivery nor such a CEP. */
  children: ReactNode
}

/**
 * Follows the delivery option that is chosen on the page, or the CEP of the last shipping quote; the server has rendered the amounts of
 * all of them.
 */
export function ChosenDelivery({ options, quoted, children }: ChosenDeliveryProps) {
  const chosen = useSyncExternalStore(listen, chosenOption, () => undefined)
  const cep = useQuotedCep()
  return (chosen !== undefined && options[chosen]) || (cep && quoted) || children
}

/** The CEP of the last shipping quote. */
export function QuotedCep() {
  return mask('postalCode', useQuotedCep())
}

function useQuotedCep(): string {
  return useSyncExternalStore(listen, usableQuotedCep, () => '')
}

// `focusin`, because a script fills in the address of a typed CEP without a change event, and then moves the focus (fill-address.ts).
const EVENTS = ['change', 'focusin'] as const

function listen(onChange: () => void): () => void {
  for (const name of EVENTS) document.addEventListener(name, onChange)
  return () => {
    for (const name of EVENTS) document.removeEventListener(name, onChange)
  }
}

function chosenOption(): string | undefined {
  return document.querySelector<HTMLInputElement>('input[name=opcao]:checked')?.value
}
