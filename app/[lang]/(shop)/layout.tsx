import type { ReactNode } from 'react'

/** Every page but the institutional ones (spec section 2, App shell). */
export default function PurchaseLayout({ children }: { children: ReactNode }) {
  return children
}
