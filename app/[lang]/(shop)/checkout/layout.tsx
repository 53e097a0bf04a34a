import type { ReactNode } from 'react'

// Everything here is one visitor's own: never kept, never shared (contract 3.3).
export const dynamic = 'force-dynamic'

export default function CheckoutLayout({ children }: { children: ReactNode }) {
  return children
}
