import type { ReactNode } from 'react'

// Every checkout page belongs to one visitor: never cached (contract 3.3).
export const dynamic = 'force-dynamic'

export default function CheckoutLayout({ children }: { children: ReactNode }) {
  return children
}
