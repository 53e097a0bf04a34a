'use client'

import { useSyncExternalStore, type ReactNode } from 'react'

interface ChosenDeliveryProps {
  /** What is shown for each delivery option, by its id. */
  options: Record<string, ReactNode>
  /** What is shown without scripts, and while the page has no choice of delivery. */
  children: ReactNode
}

/** Follows the delivery option that is chosen on the page; the server has rendered the amounts of every option. */
export function ChosenDelivery({ options, children }: ChosenDeliveryProps) {
  const chosen = useSyncExternalStore(listen, chosenOption, () => undefined)
  return (chosen !== undefined && options[chosen]) || children
}

function listen(onChange: () => void): () => void {
  document.addEventListener('change', onChange)
  return () => document.removeEventListener('change', onChange)
}

function chosenOption(): string | undefined {
  return document.querySelector<HTMLInputElement>('input[name=opcao]:checked')?.value
}
